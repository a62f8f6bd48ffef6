import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RealNameDetail, RealNameRow } from '#contract/calls/real-name.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { RealNames } from './real-names.tsx';

const at = '2026-11-17T08:00:00.000Z';
const row: RealNameRow = {
  id: 4,
  state: 'verifying',
  paper: 'id-card',
  name: '沈星河',
  numberEnd: '002X',
  submittedAt: at,
  dueAt: at,
  decidedAt: null,
  reason: null,
  words: '',
  account: 'xinghe@example.com',
  nickname: '星河影像',
  overdue: true,
  claim: null,
  decidedBy: null,
};
const detail: RealNameDetail = {
  ...row,
  userId: 12,
  own: false,
  phone: '+8613900001111',
  sides: ['front', 'back'],
  looks: [],
  earlier: [
    {
      id: 3,
      state: 'rejected',
      paper: 'passport',
      name: '沈大河',
      numberEnd: '4411',
      reason: 'expired',
      words: 'Ended in May',
      decidedBy: 'He Qing',
      at,
    },
  ],
};
const mine = { ...detail, claim: { mine: true, by: 'He Qing', until: at } };
const summary = { queue: 1, overdue: 1, mine: 0, verified: 2, rejected: 0 };

function answers(more: Parameters<typeof standIn>[0] = {}) {
  return standIn({
    '/session': fine({ data: { ...member, roles: ['finance'] } }),
    '/office/realName/summary': fine(summary),
    '/office/realName/list': fine({ infos: [row], total: 1 }),
    '/office/realName/detail': fine({ realName: detail }),
    ...more,
  });
}

const open = (where = '') =>
  show(
    <Mantine>
      <RealNames />
    </Mantine>,
    { at: `/office/real-names${where}` },
  );

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('lists who waits with a masked number, and opens one with its history', async () => {
  answers();
  await open();
  expect(await screen.findByText('•••• 002X')).toBeTruthy();
  fireEvent.click(screen.getByText('沈星河'));
  expect(
    await screen.findByText('Claim it before you decide. It’s yours for as long as this page is open.'),
  ).toBeTruthy();
  expect(screen.getByText('Ended in May')).toBeTruthy();
});

test('what the same person sent before is named beside it, and opens', async () => {
  const server = answers();
  await open('?name=4');
  await press('沈大河 · Passport · •••• 4411');
  await waitFor(() =>
    expect(server.seen.filter(({ path }) => path === '/office/realName/detail').at(-1)?.input).toEqual({ id: 3 }),
  );
});

test('shows a paper and the number only after a reason', async () => {
  const picture = 'data:image/jpeg;base64,AAAA';
  const server = answers({
    '/office/realName/picture': fine({ picture }),
    '/office/realName/number': fine({ number: '11010519491231002X' }),
  });
  await open('?name=4');
  await press('View front');
  await press('View');
  expect(server.seen.some(({ path }) => path === '/office/realName/picture')).toBe(false);
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'compare' } });
  await press('View');
  expect(await screen.findByAltText('front')).toHaveProperty('src', picture);
  expect(server.seen.find(({ path }) => path === '/office/realName/picture')?.input).toEqual({
    id: 4,
    side: 'front',
    reason: 'compare',
  });
});

test('whoever claimed it rejects with a reason; a refusal stays in the dialog', async () => {
  let tries = 0;
  const server = answers({
    '/office/realName/detail': fine({ realName: mine }),
    '/office/realName/reject': () =>
      (tries += 1) === 1 ? failed('claim-ended', 'Your claim has expired') : fine({ realName: mine }),
  });
  await open('?name=4');
  await press('Reject');
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'expired' } });
  fireEvent.change(screen.getByLabelText(/An explanation/), { target: { value: 'It ended' } });
  const confirm = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  confirm();
  expect(await screen.findByText('Your claim has expired')).toBeTruthy();
  confirm();
  await waitFor(() =>
    expect(server.seen.filter(({ path }) => path === '/office/realName/reject').at(-1)?.input).toEqual({
      id: 4,
      reason: 'expired',
      words: 'It ended',
    }),
  );
});

test('one’s own, or somebody else’s claim, has no buttons', async () => {
  answers({ '/office/realName/detail': fine({ realName: { ...detail, own: true } }) });
  await open('?name=4');
  expect(await screen.findByText('These are your own documents. Someone else decides.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  cleanup();
  answers({
    '/office/realName/detail': fine({ realName: { ...detail, claim: { mine: false, by: 'Gu', until: at } } }),
  });
  await open('?name=4');
  expect(await screen.findByText('Gu is reviewing this.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});
