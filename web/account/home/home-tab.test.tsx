import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OrderRow } from '#contract/calls/orders.ts';
import { ownCompany } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { HomeTab } from './home-tab.tsx';

const order: OrderRow = {
  orderId: 7,
  number: 'FH00000007',
  kind: 'video',
  state: 'quoted',
  closeReason: null,
  refund: 'none',
  next: 'buyer-pays',
  licensee: 'Lin Films',
  projectName: 'Spring film',
  totalFen: 128_000,
  partCount: 1,
  lineCount: 1,
  thumbnails: [],
  createdAt: '2026-03-01T00:00:00.000Z',
  quoteDueAt: null,
  payBy: '2026-03-16T00:00:00.000Z',
};
const glimpse = {
  licenceId: 3,
  number: 'FL-3',
  orderId: 7,
  code: 'V00000001',
  kind: 'video' as const,
  thumbnail: null,
};

function serve(answers: Answers) {
  standIn({
    '/company/mine': fine({ company: null }),
    '/order/list': fine({ infos: [], total: 0 }),
    '/invoice/toConfirm': fine({ infos: [] }),
    '/entry/list': fine({ infos: [], total: 0 }),
    '/following': fine({ mail: true, searches: [], shops: [] }),
    '/licence/recent': fine({ ending: [], downloads: [] }),
    '/board/list': fine({ infos: [] }),
    '/board/news': fine({ infos: [] }),
    ...answers,
  });
}

const panel = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section')!);
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('begins with what waits, each with its next step', async () => {
  serve({
    '/order/list': ({ input }) => {
      const { state } = input as { state?: string };
      const done: OrderRow = {
        ...order,
        orderId: 6,
        number: 'FH00000006',
        state: 'confirmed',
        next: 'finished',
        payBy: null,
      };
      const theirs: OrderRow = { ...order, orderId: 8, number: 'FH00000008', next: 'colleague-approves' };
      return fine(state === 'quoted' ? { infos: [order, theirs], total: 2 } : { infos: [order, done], total: 2 });
    },
    '/invoice/toConfirm': fine({ infos: [{ id: 5, invoiceNumber: '2511', confirmBy: null }] }),
  });
  await show(<HomeTab />, { at: '/UserCenter' });
  const waiting = await panel('Waiting for you');
  const pay = await waiting.findByRole('link', { name: 'Pay ¥1,280.00' });
  expect(pay.getAttribute('href')).toBe('/Order?orderId=7');
  expect((await waiting.findByRole('link', { name: 'See how' })).getAttribute('href')).toBe(
    '/UserCenter?tab=invoices&invoice=5',
  );
  expect(waiting.getAllByRole('listitem')).toHaveLength(2);
  const orders = await panel('Recent orders');
  expect(
    (await orders.findAllByRole('link', { name: /Spring film/ })).map((link) => link.getAttribute('href')),
  ).toEqual(['/Order?orderId=7', '/Order?orderId=6']);
});

test('shows licences that end, downloads, boards and what is new', async () => {
  serve({
    '/licence/recent': fine({
      ending: [{ ...glimpse, title: 'Harbour', endsOn: '2026-04-01' }],
      downloads: [{ ...glimpse, licenceId: 4, title: 'Ridge', at: '2026-03-01T00:00:00.000Z' }],
    }),
    '/board/list': fine({
      infos: [
        {
          id: 2,
          name: 'Sea',
          count: 1,
          covers: [],
          role: 'manage',
          owner: null,
          colleagues: 0,
          shareKey: null,
          clientsAnswer: false,
        },
      ],
    }),
    '/following': fine({
      mail: true,
      searches: [
        { id: 1, name: 'Dawn', search: { type: 'pic' }, mail: true, fresh: 3, covers: [] },
        { id: 2, name: 'Dusk', search: { type: 'pic' }, mail: true, fresh: 0, covers: [] },
      ],
      shops: [],
    }),
  });
  await show(<HomeTab />, { at: '/UserCenter' });
  expect((await (await panel('Licences expiring soon')).findByText('Ends 1 Apr 2026')).textContent).toBeTruthy();
  (await panel('Recent downloads')).getByRole('link', { name: /Ridge/ });
  expect((await panel('Your boards')).getByRole('link', { name: /Sea/ }).getAttribute('href')).toBe('/Collect?board=2');
  const news = await panel('New for you');
  expect(news.getByRole('link', { name: /Dawn/ }).textContent).toBe('Dawn3 new works');
  expect(news.queryByText('Dusk')).toBeNull();
});

test('names the boards that new works fit, to whoever follows nothing as well', async () => {
  serve({
    '/board/news': fine({
      infos: [
        { id: 2, name: 'Sea', fresh: 3, covers: [] },
        { id: 4, name: 'Sky', fresh: 1, covers: [] },
        { id: 5, name: 'City', fresh: 100, covers: [] },
      ],
    }),
  });
  await show(<HomeTab />, { at: '/UserCenter' });
  const news = await panel('New for you');
  const links = news.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sea3 new works fit this board', '/Collect?board=2'],
    ['Sky1 new work fits this board', '/Collect?board=4'],
    ['City99+ new works fit this board', '/Collect?board=5'],
  ]);
  expect(screen.queryByText(/^Save a search or follow/)).toBeNull();
});

test('shows news of searches also while those of boards cannot be read', async () => {
  serve({
    '/board/news': failed('unavailable', 'Please try again'),
    '/following': fine({
      mail: true,
      searches: [{ id: 1, name: 'Dawn', search: { type: 'pic' }, mail: true, fresh: 3, covers: [] }],
      shops: [],
    }),
  });
  await show(<HomeTab />, { at: '/UserCenter' });
  const link = await (await panel('New for you')).findByRole('link', { name: /Dawn/ });
  expect(link.textContent).toBe('Dawn3 new works');
});

test('leads on where there is nothing yet', async () => {
  serve({});
  await show(<HomeTab />, { at: '/UserCenter' });
  await screen.findByText('You’re all caught up.');
  await screen.findByText('No orders yet');
  await screen.findByText('Save a search or follow a photographer, and new work shows up here.');
  expect(screen.queryByRole('heading', { name: 'Licences expiring soon' })).toBeNull();
});

test('an approver with a colleague’s order to decide on is not told that nothing waits', async () => {
  serve({
    '/company/mine': fine({ company: { ...ownCompany, role: 'approver' } }),
    '/company/orders': fine({ infos: [{ ...order, next: 'colleague-approves', buyer: 'Wei' }], total: 1 }),
  });
  await show(<HomeTab />, { at: '/UserCenter' });
  const approving = await panel('Awaiting approval');
  await approving.findByText(/Wei/);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull());
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
});
