import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CompanyDetail } from '#contract/calls/companies.ts';
import type { DeskProject } from '#contract/calls/projects-desk.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Companies } from './companies.tsx';

const at = '2026-11-17T08:00:00.000Z';
const company: CompanyDetail = {
  customerId: 3,
  name: '远山科技有限公司',
  creditCode: '',
  state: 'open',
  words: '',
  appliedAt: at,
  dueAt: at,
  decidedAt: at,
  applicant: 'Lin',
  overdue: false,
  members: 2,
  decidedBy: 'Chen He',
  hasLicence: false,
  people: [
    { userId: 5, nickname: 'Lin', account: 'lin@example.com', role: 'admin' },
    { userId: 6, nickname: 'Wei', account: 'wei@example.com', role: 'buyer' },
  ],
  same: null,
};
const project: DeskProject = {
  projectId: 8,
  name: 'Spring',
  brand: 'Dawn',
  endClient: '',
  running: true,
  words: '',
  people: [{ userId: 5, nickname: 'Lin' }],
  skus: [
    {
      skuId: 9,
      kind: 'photo',
      branch: 'Shanghai',
      terms: { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
      unitFen: 12_000,
      quota: 10,
      used: 4,
      endsOn: '2027-06-30',
      state: 'open',
    },
  ],
};

function answers(roles: StaffRole[], more: Parameters<typeof standIn>[0] = {}) {
  const { hasLicence: _licence, people: _people, same: _same, ...row } = company;
  return standIn({
    '/session': fine({ data: { ...member, roles } }),
    '/office/company/summary': fine({ queue: 0, overdue: 0, open: 1, rejected: 0, closed: 0 }),
    '/office/company/list': fine({ infos: [row], total: 1 }),
    '/office/company/figures': fine({ infos: [{ day: '2026-03-01', ordersFen: 0, projectsFen: 0 }] }),
    '/office/company/detail': fine({ company }),
    '/office/project/list': fine({ infos: [project] }),
    ...more,
  });
}

const open = () =>
  show(
    <Mantine>
      <Companies />
    </Mantine>,
    { at: '/office/companies?view=open&company=3' },
  );

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

test('shows projects with what is taken, which finance cannot change', async () => {
  answers(['finance']);
  await open();
  await screen.findByText('Spring');
  expect(screen.getByText('Social media · Internet · 1 year · Mainland China')).toBeTruthy();
  expect(screen.getByText(/4 of 10 taken · Until 30 Jun 2027/)).toBeTruthy();
  expect(screen.getByText('People: Lin')).toBeTruthy();
  expect(screen.getByText('No company paid in this period')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New project' })).toBeNull();
});

test('sales change a quota; what is no number is not sent, and the server’s complaint is shown', async () => {
  const server = answers(['sales'], { '/office/project/setSku': failed('quota-below-used', 'Too low') });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const quota = await screen.findByLabelText('Quota');
  fireEvent.change(quota, { target: { value: 'many' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a whole number from 1 to 100000');
  fireEvent.change(quota, { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Too low');
  expect(server.seen.find(({ path }) => path === '/office/project/setSku')?.input).toEqual({
    skuId: 9,
    quota: 3,
    endsOn: '2027-06-30',
    seen: { quota: 10, endsOn: '2027-06-30' },
  });
});

test('sales say who works on a project', async () => {
  const server = answers(['sales'], { '/office/project/setPeople': fine({ infos: [project] }) });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'People' }));
  fireEvent.click(await screen.findByLabelText('Wei (wei@example.com)'));
  fireEvent.click(screen.getByLabelText('Lin (lin@example.com)'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/office/project/setPeople')?.input).toEqual({
      projectId: 8,
      userIds: [6],
    }),
  );
});
