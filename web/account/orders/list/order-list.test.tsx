import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { orderOf } from '../testing.ts';
import { OrderRows } from './order-rows.tsx';

afterEach(cleanup);

const waiting = (quoteDueAt: string) =>
  orderOf({ state: 'submitted', next: 'sales-quotes', payBy: null, totalFen: null, quoteDueAt });
const open = async (order: ReturnType<typeof orderOf>) =>
  await show(<OrderRows list={{ infos: [order], total: 1 }} stale={false} />, { at: '/OrderList' });

test.each([
  ['EN', ['Awaiting quote', 'Awaiting payment', 'Confirming payment', 'Confirmed', 'Closed']],
  ['ZH', ['待报价', '待付款', '付款确认中', '已完成', '已关闭']],
])('[R189] %s: every state of an order has its words', async (locale, words) => {
  const states = ['submitted', 'quoted', 'paid', 'confirmed', 'closed'] as const;
  const infos = states.map((state, place) => orderOf({ orderId: 11 + place, number: `FH${place}`, state }));
  await show(<OrderRows list={{ infos, total: 5 }} stale={false} />, { at: '/OrderList', locale });
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  for (const [place, label] of words.entries()) within(rows[place]!).getByText(label);
});

test('[C7] an order says by when it is quoted', async () => {
  await open(waiting('2099-01-15T10:00:00.000Z'));
  expect(screen.getByText(/^Quote by .*2099/)).toBeTruthy();
});

test('[C7] an order whose quote is late promises nothing that has passed', async () => {
  await open(waiting('2026-01-15T10:00:00.000Z'));
  expect(screen.queryByText(/Quote by/)).toBeNull();
  expect(screen.getByText(/^Overdue/)).toBeTruthy();
});
