import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OfficeFound } from '#contract/calls/office.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { officeFind } from '../../lib/office-find.ts';
import { saveToken } from '../../lib/token.ts';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { Find } from './find.tsx';

const found: OfficeFound = {
  orders: [{ id: 5, number: 'FH00000005', licensee: 'Lin Films', state: 'submitted' }],
  people: [{ id: 7, name: 'Lin', account: 'lin@example.com', closed: true }],
  works: [{ id: 9, code: 'V00000009', title: 'Forest', kind: 'video', state: 'pending', thumbnail: null }],
  licences: [{ id: 3, number: 'FHL-AAAA-BBBB-CCCC', licensee: 'Lin Films', code: 'V00000009', standing: 'valid' }],
};

async function showTo(roles: StaffRole[], answer: OfficeFound = found) {
  saveToken('abc');
  const server = standIn({ '/session': fine({ data: { ...member, roles } }), '/office/find': fine(answer) });
  const router = await show(<MembersOnly placeholder={null}>{() => <Find />}</MembersOnly>, { at: '/office' });
  await waitFor(() => expect(server.seen.map(({ path }) => path)).toContain('/session'));
  return { server, router };
}

async function openBox(): Promise<HTMLElement> {
  await waitFor(() => {
    fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('combobox')).toBeTruthy();
  });
  return screen.getByRole('combobox', { name: 'Search the office' });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  officeFind.set(false);
});

const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent);

test('Ctrl-K opens it with the desks of the reader, and nothing is asked before two letters', async () => {
  const { server } = await showTo(['editor']);
  const box = await openBox();
  expect(optionTexts()).toEqual([
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
  fireEvent.change(box, { target: { value: 't' } });
  expect(optionTexts()).toEqual(['Catalogue', 'Content', 'Topics', 'Playlists', 'Hot words', 'Categories']);
  expect(server.seen.map(({ path }) => path)).not.toContain('/office/find');
});

test('shows what the server finds by kind; arrows choose and Enter opens', async () => {
  const { server, router } = await showTo(['admin']);
  const box = await openBox();
  fireEvent.change(box, { target: { value: 'lin' } });
  const people = await screen.findByRole('group', { name: 'Users' });
  expect(within(people).getByRole('option').textContent).toBe('Linlin@example.comClosed');
  expect(server.seen.filter(({ path }) => path === '/office/find').map(({ input }) => input)).toEqual([{ q: 'lin' }]);
  expect(optionTexts()).toEqual([
    'FH00000005Lin FilmsAwaiting quote',
    'Linlin@example.comClosed',
    'ForestV00000009In review',
    'FHL-AAAA-BBBB-CCCCLin Films · V00000009Valid',
  ]);
  const selected = () => screen.getByRole('option', { selected: true }).textContent;
  expect(selected()).toMatch(/^FH0/);
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(selected()).toMatch(/^FHL/);
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(selected()).toMatch(/^Forest/);
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/office/catalogue?material=9'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says when nothing is found', async () => {
  await showTo(['admin'], { orders: [], people: [], works: [], licences: [] });
  fireEvent.change(await openBox(), { target: { value: 'zzz' } });
  await screen.findByText('Nothing found for “zzz”');
  expect(screen.queryByRole('option')).toBeNull();
});
