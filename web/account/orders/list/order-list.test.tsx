import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { makeLicence } from '../../../testing/trade.ts';
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

test('an order to be paid leads to paying, with the amount', async () => {
  await open(orderOf());
  const pay = screen.getByRole('link', { name: 'Pay ¥1,280.00' });
  expect(pay.getAttribute('href')).toBe('/Order?orderId=11');
});

test('a finished order wants nothing, and gives its certificate and its file', async () => {
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = standIn({
    '/licence/list': fine({ infos: [makeLicence({ licenceId: 5 })], total: 1 }),
    '/licence/certificate': fine({ url: 'https://files.example/paper' }),
    '/licence/download': fine({ url: 'https://files.example/clip' }),
  });
  await open(orderOf({ state: 'confirmed', next: 'finished', payBy: null }));
  expect(screen.queryByRole('link', { name: /Pay/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Licence certificate' }));
  fireEvent.click(screen.getByRole('button', { name: 'Original file' }));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  const asked = server.seen.filter(({ path }) => path !== '/licence/list').map(({ path, input }) => [path, input]);
  expect(Object.fromEntries(asked)).toEqual({
    '/licence/certificate': { licenceId: 5 },
    '/licence/download': { licenceId: 5 },
  });
});

test('a finished order of several materials gives all at once', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = standIn({ '/licence/archive': fine({ url: 'https://files.example/zip', sizeBytes: 1 }) });
  await open(orderOf({ state: 'confirmed', next: 'finished', payBy: null, lineCount: 3 }));
  const papers = screen.getByRole('link', { name: 'Licence certificates' });
  expect(papers.getAttribute('href')).toBe('/OrderMaterialList?orderId=11');
  fireEvent.click(screen.getByRole('button', { name: 'Download all' }));
  await waitFor(() => expect(server.seen.map(({ path }) => path)).toEqual(['/licence/archive']));
});

test('a granted refund is good news', async () => {
  await open(orderOf({ state: 'closed', next: 'nothing', refund: 'refunded', closeReason: 'refunded', payBy: null }));
  const tones = screen.getAllByText('Refunded').map((label) => label.getAttribute('data-tone'));
  expect(tones).toContain('good');
  expect(tones).not.toContain('bad');
});
