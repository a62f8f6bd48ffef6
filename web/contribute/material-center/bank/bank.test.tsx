import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BankAccount, BankStanding } from '#contract/calls/bank.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { BankTab } from './bank-tab.tsx';

const at = '2026-11-17T08:00:00.000Z';
const account: BankAccount = {
  id: 4,
  state: 'passed',
  company: false,
  holder: '白露',
  bank: '招商银行',
  branch: '成都天府大道支行',
  province: '四川',
  city: '成都',
  numberEnd: '0018',
  submittedAt: at,
  dueAt: at,
  decidedAt: at,
  reason: null,
  words: '',
};
const none: BankStanding = {
  holder: { name: '白露', company: false },
  current: null,
  next: null,
  lockedUntil: null,
  unlocked: null,
  looks: [],
};

const open = (standing: BankStanding, more: Parameters<typeof standIn>[0] = {}) => {
  const server = standIn({ '/center/bank': fine(standing), ...more });
  return show(
    <Mantine>
      <BankTab />
    </Mantine>,
    { at: '/MaterialCenter?tab=bank' },
  ).then(() => server);
};

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type('Bank', '招商银行');
  type('Province', '四川');
  type('City', '成都');
  type('Branch', '成都天府大道支行');
  type('Card number', '6222 0200 0000 0000 018');
  type('Mobile number the bank has on file', '13900002222');
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }));

test('before the real name is verified leads there', async () => {
  await open({ ...none, holder: null });
  const link = await screen.findByRole('link', { name: 'Verify real name' });
  expect(link.getAttribute('href')).toBe('/MaterialCenter?tab=realName');
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('the holder cannot be typed; a wrong check digit is said before anything is sent', async () => {
  const next = { ...account, state: 'reviewing' as const, decidedAt: null };
  const server = await open(none, { '/center/bank/submit': fine({ ...none, next }) });
  const holder = await screen.findByLabelText<HTMLInputElement>('Account holder');
  expect([holder.value, holder.readOnly]).toEqual(['白露', true]);
  fill();
  type('Card number', '6222020000000000019');
  submit();
  expect(await screen.findByText('This number isn’t right. Please compare it with your card')).toBeTruthy();
  expect(server.seen.some(({ path }) => path === '/center/bank/submit')).toBe(false);
  type('Card number', '6222 0200 0000 0000 018');
  submit();
  expect(await screen.findByText('Account under review')).toBeTruthy();
  expect(server.seen.find(({ path }) => path === '/center/bank/submit')?.input).not.toHaveProperty('holder');
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('what the server refuses stands beside its field', async () => {
  await open(none, {
    '/center/bank/submit': failed('bad-input', 'Please check', { fields: { branch: 'At least 8 characters' } }),
  });
  await screen.findByLabelText('Branch');
  fill();
  submit();
  expect(await screen.findByText('At least 8 characters')).toBeTruthy();
});

test('a locked account says until when and has no form, unless the lock was lifted', async () => {
  const locked = { ...none, current: account, lockedUntil: '2027-11-17T08:00:00.000Z' };
  await open(locked);
  expect(await screen.findByText(/You can change it after 17 Nov 2027/)).toBeTruthy();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  cleanup();
  queryClient.clear();
  await open({ ...locked, unlocked: 'bounce' });
  expect(await screen.findByText(/The bank returned our last payment/)).toBeTruthy();
  expect(screen.getByLabelText('Card number')).toBeTruthy();
});

test('a rejected one says why and offers the form again; the one that is paid to stays in sight', async () => {
  const next = { ...account, id: 5, state: 'rejected' as const, reason: 'branch' as const, words: 'No such branch' };
  await open({
    ...none,
    current: account,
    next,
    looks: [
      { by: 'Wei An', what: 'bank-file', at },
      { by: 'He Qing', what: 'number', at },
    ],
  });
  expect(await screen.findByText('Rejected: The branch isn’t right')).toBeTruthy();
  expect(screen.getByText('No such branch')).toBeTruthy();
  expect(screen.getAllByText('•••• 0018')).toHaveLength(2);
  expect(screen.getByLabelText('Card number')).toBeTruthy();
  expect(screen.getByText('He Qing viewed the full account number')).toBeTruthy();
  expect(
    screen.getByText('Wei An downloaded the bank’s payment file, which holds your full account number'),
  ).toBeTruthy();
});

test('an account in a former name is not paid to, and may be changed', async () => {
  await open({ ...none, holder: { name: '白霜', company: false }, current: account });
  expect(await screen.findByText(/This account is in your former name/)).toBeTruthy();
  expect(screen.getByLabelText('Card number')).toBeTruthy();
});
