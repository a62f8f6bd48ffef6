import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BankDetail, BankRow, BankUnlock } from '#contract/calls/bank.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { BankAccounts } from './bank-accounts.tsx';

const at = '2026-11-17T08:00:00.000Z';
const row: BankRow = {
  id: 4,
  state: 'reviewing',
  company: false,
  holder: '沈星河',
  bank: '招商银行',
  branch: '成都天府大道支行',
  province: '四川',
  city: '成都',
  numberEnd: '0018',
  submittedAt: at,
  dueAt: at,
  decidedAt: null,
  reason: null,
  words: '',
  account: 'xinghe@example.com',
  nickname: '星河影像',
  overdue: false,
  claim: null,
  decidedBy: null,
};
const detail: BankDetail = {
  ...row,
  userId: 12,
  own: false,
  phone: '+8613900001111',
  current: null,
  lockedUntil: null,
  unlocks: [],
  looks: [],
  earlier: [],
};
const passed = { ...detail, state: 'passed' as const, decidedAt: at, decidedBy: 'He Qing', lockedUntil: at };
const unlock: BankUnlock = {
  id: 7,
  userId: 12,
  holder: '沈星河',
  account: 'xinghe@example.com',
  kind: 'staff',
  state: 'asked',
  reason: 'The branch closed',
  askedBy: 'He Qing',
  askedAt: at,
  mine: false,
  answeredBy: null,
  answer: '',
};

function answers(more: Parameters<typeof standIn>[0] = {}) {
  return standIn({
    '/session': fine({ data: { ...member, roles: ['finance'] } }),
    '/office/bank/summary': fine({ queue: 1, overdue: 0, mine: 0, passed: 2, rejected: 0, unlocks: 1 }),
    '/office/bank/list': fine({ infos: [row], total: 1 }),
    '/office/bank/unlocks': fine({ infos: [unlock], total: 1 }),
    '/office/bank/detail': fine({ account: detail }),
    ...more,
  });
}

const open = (where = '') =>
  show(
    <Mantine>
      <BankAccounts />
    </Mantine>,
    { at: `/office/bank-accounts${where}` },
  );

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('lists what waits with a masked number, and claims one', async () => {
  const server = answers({ '/office/bank/claim': fine({ account: detail }) });
  await open();
  expect(await screen.findByText('•••• 0018')).toBeTruthy();
  fireEvent.click(screen.getByText('沈星河'));
  await press('Claim');
  await waitFor(() => expect(server.seen.some(({ path }) => path === '/office/bank/claim')).toBe(true));
});

test('shows the whole number after a reason, and stays masked when that is refused', async () => {
  let tries = 0;
  answers({
    '/office/bank/number': () =>
      (tries += 1) === 1 ? failed('not-allowed', 'Not allowed') : fine({ number: '6222020000000000018' }),
  });
  await open('?bank=4');
  await press('Show full number');
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'call the bank' } });
  await confirm('View');
  expect(await screen.findByText('Not allowed')).toBeTruthy();
  expect(screen.queryByText('6222020000000000018')).toBeNull();
  await confirm('View');
  expect(await screen.findByText('6222020000000000018')).toBeTruthy();
});

test('a locked account says until when; asking to lift it takes a reason', async () => {
  const server = answers({
    '/office/bank/detail': fine({ account: passed }),
    '/office/bank/unlock/ask': fine({ account: passed }),
  });
  await open('?bank=4');
  expect(await screen.findByText(/Can’t be changed until/)).toBeTruthy();
  await press('Request early change');
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'The branch closed' } });
  await confirm('Request early change');
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/office/bank/unlock/ask')?.input).toEqual({
      id: 4,
      reason: 'The branch closed',
    }),
  );
});

test('leave that nobody used in time says so, and may be asked for again', async () => {
  const old = { ...unlock, state: 'expired' as const, answeredBy: 'Gu Yan' };
  answers({ '/office/bank/detail': fine({ account: { ...passed, unlocks: [old] } }) });
  await open('?bank=4');
  expect(await screen.findByText(/Request · Expired/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request early change' })).toBeTruthy();
});

test('a second person answers; who asked has no buttons', async () => {
  const server = answers({ '/office/bank/unlock/answer': fine({ unlock: { ...unlock, state: 'approved' } }) });
  await open('?view=unlocks');
  await press('Approve');
  await confirm('Approve');
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/office/bank/unlock/answer')?.input).toEqual({
      id: 7,
      approve: true,
      words: '',
    }),
  );
  cleanup();
  answers({ '/office/bank/unlocks': fine({ infos: [{ ...unlock, mine: true }], total: 1 }) });
  await open('?view=unlocks');
  expect(await screen.findByText('You asked, so a colleague answers')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
