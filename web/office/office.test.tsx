import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StaffRole } from '#contract/domain/roles.ts';
import { onLoginNeeded } from '../lib/api.ts';
import { changeLanguage } from '../lib/language.ts';
import { member } from '../testing/answers.ts';
import { fine, type OutputAt, standIn } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { Office } from './office.tsx';

const nothing = fine({ infos: [], total: 0 });

function signIn(roles: StaffRole[], demo: OutputAt<'/office/demo/progress'>['demo'] = null) {
  localStorage.setItem('access_token', 'abc');
  return standIn({
    '/session': fine({ data: { ...member, nickname: 'Gu', roles } }),
    '/office/urgent': fine({ infos: [] }),
    '/office/user/list': nothing,
    '/office/work/queues': fine({
      infos: [{ name: 'messages.deliver', waiting: 1, running: 0, failed: 120, schedule: null }],
    }),
    '/office/media/summary': fine({
      states: { waiting: 4, running: 2, failed: 1, rejected: 0, ready: 9 },
      storage: [],
    }),
    '/office/demo/progress': fine({ demo }),
    '/office/audit/list': nothing,
    '/office/prices/summary': fine({ infos: [] }),
    '/office/holidays/list': fine({ infos: [] }),
    '/office/application/summary': fine({ queue: 0, overdue: 0, mine: 0, asked: 0, approved: 0, rejected: 0 }),
    '/office/review/summary': fine({
      waiting: 0,
      overdue: 0,
      appeals: 0,
      second: 0,
      mine: 0,
      decidedToday: 0,
      looked: 0,
      agreed: 0,
      days: [],
      reviewers: [],
    }),
    '/office/material/summary': fine({ online: 0, featured: 0, openReports: 0 }),
    '/office/vip/plans': fine({ infos: [] }),
    '/office/company/summary': fine({ queue: 0, overdue: 0, open: 0, rejected: 0, closed: 0 }),
    '/office/sales/counts': fine({ queue: 5, overdue: 2, quoted: 3, paid: 0 }),
    '/office/licences/counts': fine({ corrections: 0 }),
    '/office/message/list': nothing,
    '/office/feedback/list': fine({ infos: [], total: 0, averageScore: null, scores: [0, 0, 0, 0, 0] }),
  });
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the office', () => {
  test('reads what it shows again in the other language', async () => {
    const server = signIn(['admin']);
    const timesRead = () => server.seen.filter(({ path }) => path === '/office/feedback/list').length;
    await show(<Office />, { at: '/office/feedback' });
    await waitFor(() => expect(timesRead()).toBe(1));
    await act(() => changeLanguage('zh'));
    await waitFor(() => expect(timesRead()).toBe(2));
    await act(() => changeLanguage('en'));
  });

  test('asks visitors to log in', async () => {
    const asked = vi.fn<() => void>();
    onLoginNeeded(asked);
    standIn({});
    await show(<Office />, { at: '/office/users' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
  });

  test('tells members that it is not for them', async () => {
    signIn([]);
    await show(<Office />, { at: '/office' });
    await screen.findByRole('heading', { name: 'Staff only' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('tells sales what waits, and leads to it', async () => {
    signIn(['sales']);
    await show(<Office />, { at: '/office' });
    const card = (await screen.findByRole('heading', { name: 'Sales' })).closest('li');
    await waitFor(() => expect(card?.textContent).toMatch(/5to quote2overdue3unpaid/));
    expect(screen.getByRole('link', { name: 'overdue' }).getAttribute('href')).toBe('/office/sales?view=overdue');
    expect(screen.queryByRole('heading', { name: 'Finance' })).toBeNull();
  });

  test('shows only the desks of a role, at any spelling of the address', async () => {
    signIn(['editor']);
    await show(<Office />, { at: '/Office/Feedback/' });
    await screen.findByRole('heading', { name: 'Feedback' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Catalogue',
      'Music',
      'Content',
      'Topics',
      'Playlists',
      'Hot words',
      'Categories',
      'Search',
      'Feedback',
    ]);
  });

  test('tells all staff how far the demo catalogue is, until it is complete', async () => {
    const demo = { total: 150, made: 60, online: 48 };
    signIn(['sales'], demo);
    await show(<Office />, { at: '/office' });
    await screen.findByText('Demo catalogue: 48 of 150 online');
    expect(screen.getByRole('progressbar', { name: /48 of 150/ })).toMatchObject({ value: 48, max: 150 });
    cleanup();
    signIn(['sales'], { ...demo, made: 150, online: 150 });
    await show(<Office />, { at: '/office' });
    await screen.findByRole('heading', { name: 'Sales' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('counts the files on their way for those who look after them', async () => {
    signIn(['reviewer']);
    await show(<Office />, { at: '/office' });
    const card = (await screen.findByRole('heading', { name: 'Media' })).closest('li');
    await waitFor(() => expect(card?.textContent).toMatch(/4waiting2running1failed/));
  });

  test('keeps staff from desks of others without asking the server', async () => {
    const server = signIn(['editor']);
    await show(<Office />, { at: '/office/users' });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
    expect(server.seen.map(({ path }) => path)).toEqual(['/session']);
  });

  test('counts failed jobs at every desk', async () => {
    signIn(['admin']);
    await show(<Office />, { at: '/office/mailbox' });
    await screen.findByText('99+');
    expect(screen.getByRole('link', { name: /Background work Failed 120/ })).toBeTruthy();
  });
});
