import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { DraftVip, SalesRow } from '#contract/calls/sales-desk.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { queryClient } from '../../lib/query-client.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { makeOrder, makeOrderRow, makeQuote } from '../../testing/trade.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { KEYS } from '../keys.ts';
import { Sales } from './sales.tsx';

function row(orderId: number, more: Partial<SalesRow> = {}): SalesRow {
  const order = makeOrderRow({ orderId, number: `FH0000000${orderId}` });
  return { ...order, buyer: 'Wei', overdue: false, auto: false, asksChange: false, ...more };
}

const buyer = {
  id: 9,
  name: 'Wei',
  account: 'wei@example.com',
  since: '2026-01-01T00:00:00Z',
  orders: 3,
  paidFen: 91_000,
};

const ORDERED = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };

interface Options {
  at?: string;
  roles?: StaffRole[];
  order?: () => OrderDetail;
  rows?: SalesRow[];
  vip?: DraftVip | null;
  more?: Answers;
}

async function open({
  at = '/office/sales',
  roles = ['sales'],
  order = makeOrder,
  rows = [row(5), row(6)],
  vip = null,
  more = {},
}: Options) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, nickname: 'Chen', roles } }),
    '/office/sales/list': fine({ infos: rows, total: rows.length }),
    '/office/sales/counts': fine({ queue: 2, overdue: 1, quoted: 0, paid: 0 }),
    '/office/sales/figures': fine({
      infos: [{ day: '2026-03-01', orders: 4, confirmed: 2, confirmedFen: 182_000, refundedFen: 0 }],
      answered: 8,
      inTime: 6,
      unanswered: 2,
      medianHours: 3.25,
    }),
    '/office/sales/detail': () => fine({ order: order(), buyer, vip }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Sales />
    </Mantine>
  );
  const router = await show(desk, { at });
  const asked = (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
  return { asked, router };
}

const openOrder = (options: Options = {}) => open({ at: '/office/sales?order=5', ...options });
const price = (code: string) => screen.findByLabelText(`Price of ${code} in CNY`);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const QUOTE = '/office/sales/quote';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('[R299] the list of orders', () => {
  test('says how long there is to answer, and what is late', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T06:30:00Z') });
    await open({ rows: [row(5), row(6, { quoteDueAt: '2026-03-02T05:00:00Z' })] });
    expect(await screen.findByText('1 h 30 min left')).toBeTruthy();
    expect(screen.getByText('1 d 1 h late').getAttribute('data-urgency')).toBe('late');
    expect(screen.getByText('Overdue').closest('button')?.textContent).toBe('Overdue1');
  });

  test('[D1] marks an order whose buyer asked for a change', async () => {
    await open({ rows: [row(5), row(6, { asksChange: true })] });
    expect((await screen.findByText('Change requested')).closest('tr')?.dataset.row).toBe('6');
    expect(screen.getByRole('row', { name: /FH00000005/ }).textContent).toContain('Awaiting quote');
  });

  test('reads its filter from the address', async () => {
    const { asked } = await open({ at: '/office/sales?view=quoted&keyword=star&kind=photo&page=2' });
    await screen.findByText('FH00000005');
    expect(asked('/office/sales/list')[0]).toEqual({
      view: 'quoted',
      keyword: 'star',
      kind: 'photo',
      pageNo: 2,
      pageSize: 50,
    });
  });

  test('is walked with J and K, and Enter opens an order', async () => {
    const { router } = await open({});
    await screen.findByText('FH00000005');
    for (const code of ['KeyJ', 'KeyJ', 'KeyJ', 'KeyK', 'KeyJ']) fireEvent.keyDown(document.body, { code });
    expect(document.activeElement?.getAttribute('data-row')).toBe('6');
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.search).toBe('?order=6'));
  });

  test('tells how many were answered in time, and how quickly', async () => {
    await open({});
    // 6 of the 8 that were quoted and the 2 that are late without a quote.
    const share = await screen.findByText('60%');
    expect(share.closest('[title]')?.getAttribute('title')).toBe(
      '6 of 10 orders were quoted in time; 2 late without a quote',
    );
    expect(screen.getByText('3.3 h')).toBeTruthy();
    expect(screen.getByLabelText(/¥1,820.00 in total/)).toBeTruthy();
  });

  test('charts have values beside them, and without orders there is a sentence instead', async () => {
    await open({});
    const chart = await screen.findByLabelText(/¥1,820.00 in total/);
    const values = (of: Element) =>
      [...(of.parentElement?.querySelectorAll('li') ?? [])].map((tick) => tick.textContent);
    expect(values(chart)).toEqual(['¥2k', '¥1k', '¥0']);
    expect(values(screen.getByLabelText(/4 new and 2 sold/))).toEqual(['4', '2', '0']);
    cleanup();
    const none = { day: '2026-03-01', orders: 0, confirmed: 0, confirmedFen: 0, refundedFen: 0 };
    const figures = { infos: [none], answered: 0, inTime: 0, unanswered: 0, medianHours: null };
    await open({ more: { '/office/sales/figures': fine(figures) } });
    await screen.findByText('No orders in this period');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('[R42] quoting an order', () => {
  test('sums up what is typed and sends it in fen', async () => {
    const { asked } = await openOrder({ more: { [QUOTE]: fine({ quoteId: 1, version: 1 }) } });
    expect(await screen.findByText('Also for our fair in Guangzhou')).toBeTruthy();
    expect(screen.getByText('1 item has no price')).toBeTruthy();
    type(await price('V00000002'), '20000');
    type(screen.getByLabelText('Order discount (%)'), '10');
    expect(screen.getByText('¥19,152.00')).toBeTruthy();
    expect(screen.getByText('¥18,067.92')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(asked(QUOTE)).toEqual([
        {
          orderId: 5,
          basedOn: 0,
          lines: [
            { lineId: 11, priceFen: 128_000, terms: ORDERED, special: { zh: '', en: '' } },
            { lineId: 12, priceFen: 2_000_000, terms: { ...ORDERED, period: 'buyout' }, special: { zh: '', en: '' } },
          ],
          discountPercent: 10,
          validDays: 15,
          note: '',
        },
      ]),
    );
  });

  test('sends the scope that was edited, with special terms in both languages only', async () => {
    const { asked } = await openOrder({ more: { [QUOTE]: fine({ quoteId: 1, version: 1 }) } });
    type(await price('V00000002'), '20000');
    fireEvent.click(screen.getByRole('button', { name: 'Edit scope of V00000001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Scope of V00000001' }));
    expect(dialog.getByText('Also for our fair in Guangzhou')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Channel'), { target: { value: 'outdoor' } });
    type(dialog.getByLabelText('Special terms in Chinese'), ' 广州展会\n三天 ');
    fireEvent.click(dialog.getByText('Apply'));
    expect(await dialog.findByText('Enter the special terms in both languages')).toBeTruthy();
    type(dialog.getByLabelText('Special terms in English'), 'Three days at the Guangzhou fair');
    fireEvent.click(dialog.getByText('Apply'));
    expect(await screen.findByText('Special terms: Three days at the Guangzhou fair')).toBeTruthy();
    expect(screen.getByText('Ordered: Advertising · Internet · 1 year · Mainland China')).toBeTruthy();
    expect(asked(QUOTE)).toEqual([]);
    fireEvent.click(screen.getByText('Send quote'));
    await waitFor(() => expect(asked(QUOTE)).toHaveLength(1));
    expect((asked(QUOTE)[0] as { lines: object[] }).lines).toMatchObject([
      {
        terms: { ...ORDERED, channel: 'outdoor' },
        special: { zh: '广州展会 三天', en: 'Three days at the Guangzhou fair' },
      },
      { terms: { ...ORDERED, period: 'buyout' }, special: { zh: '', en: '' } },
    ]);
  });

  test('gives all items one scope, and says what changed in it', async () => {
    const last = makeQuote({ prices: [100_000, 50_000] });
    const { asked } = await openOrder({
      order: () => makeOrder({ state: 'quoted', quote: last, quotes: [last] }),
      more: { [QUOTE]: fine({ quoteId: 2, version: 2 }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit scope of V00000001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Scope of V00000001' }));
    fireEvent.change(dialog.getByLabelText('Region'), { target: { value: 'global' } });
    fireEvent.click(dialog.getByText('Apply to all items'));
    expect((await screen.findByText('V00000002, scope')).nextSibling?.textContent).toBe(
      'Advertising · Internet · Exclusive buyout · Mainland China → ' + 'Advertising · Internet · 1 year · Worldwide',
    );
    fireEvent.click(screen.getByText('Send new quote'));
    await waitFor(() => expect(asked(QUOTE)).toHaveLength(1));
    expect((asked(QUOTE)[0] as { lines: object[] }).lines).toMatchObject([
      { terms: { ...ORDERED, area: 'global' } },
      { terms: { ...ORDERED, area: 'global' } },
    ]);
  });

  test('shows what the buyer’s VIP plan takes off each line before the quote is sent', async () => {
    const lines = [
      { lineId: 11, percent: 25, floorFen: 0 },
      { lineId: 12, percent: 25, floorFen: 40_000 },
    ];
    await openOrder({ vip: { percent: 25, lines } });
    expect(await screen.findByText(/^This buyer is a VIP: 25% is taken off automatically/)).toBeTruthy();
    type(await price('V00000001'), '1000');
    type(await price('V00000002'), '500');
    type(screen.getByLabelText('Order discount (%)'), '30');
    const row = (code: string) => screen.getByRole('row', { name: new RegExp(code) }).textContent;
    expect(row('V00000001')).toContain('VIP -¥200.00Limited to half the price');
    expect(row('V00000002')).toContain('Limited by the minimum price, ¥400.00');
    type(screen.getByLabelText('Order discount (%)'), '0');
    expect(row('V00000001')).toContain('VIP -¥250.00');
    expect(row('V00000001')).not.toContain('Limited');
  });

  test('says to which project each item of a divided order belongs', async () => {
    const { licence, lines } = makeOrder();
    const { contactName: _name, contact: _contact, ...project } = licence;
    await openOrder({
      order: () =>
        makeOrder({
          partCount: 2,
          furtherParts: [{ ...project, licensee: 'Moonlight Ltd', projectName: 'Summer' }],
          lines: lines.map((line, place) => ({ ...line, part: place })),
        }),
    });
    await price('V00000001');
    const row = (code: string) => screen.getByRole('row', { name: new RegExp(code) }).textContent;
    expect(row('V00000001')).toContain('Project 1: Spring');
    expect(row('V00000002')).toContain('Project 2: Summer');
    const first = within(screen.getByRole('region', { name: 'Licence details' }));
    first.getByText('Project 1');
    first.getByText('V00000001');
    within(screen.getByRole('region', { name: 'Project 2' })).getByText('Moonlight Ltd');
  });

  test('does not send what is not a price, and says where', async () => {
    const { asked } = await openOrder();
    fireEvent.click(await screen.findByText('Send quote'));
    expect(await screen.findByText('Enter a price')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price of V00000002 in CNY')));
    expect(asked(QUOTE)).toEqual([]);
  });

  test('shows a quote that somebody else sent meanwhile, and keeps what was typed', async () => {
    const theirs = makeQuote({ prices: [100_000, 50_000], note: 'As agreed on the phone' });
    let order = makeOrder();
    const { asked } = await openOrder({
      order: () => order,
      more: {
        [QUOTE]: ({ input }) =>
          (input as { basedOn: number }).basedOn === (order.quote?.version ?? 0)
            ? fine({ quoteId: 2, version: 2 })
            : failed('changed-meanwhile', 'Changed'),
      },
    });
    type(await price('V00000002'), '400');
    order = makeOrder({ state: 'quoted', quote: theirs, quotes: [theirs] });
    fireEvent.click(screen.getByText('Send quote'));
    const title = await screen.findByText('Someone sent version 1 while you were editing');
    const alert = within(title.closest('section')!);
    expect(alert.getByText('As agreed on the phone')).toBeTruthy();
    expect(alert.getByText('¥1,500.00')).toBeTruthy();
    expect(await price('V00000002')).toMatchObject({ value: '400' });
    fireEvent.click(alert.getByText('Replace with mine'));
    fireEvent.click(screen.getByText('Send new quote'));
    await waitFor(() => expect(asked(QUOTE)).toHaveLength(2));
    expect(asked(QUOTE)[1]).toMatchObject({ basedOn: 1, lines: [{ priceFen: 128_000 }, { priceFen: 40_000 }] });
  });

  test('or takes theirs', async () => {
    const theirs = makeQuote({ prices: [100_000, 50_000] });
    let order = makeOrder();
    await openOrder({ order: () => order });
    type(await price('V00000002'), '400');
    order = makeOrder({ state: 'quoted', quote: theirs, quotes: [theirs] });
    await queryClient.invalidateQueries({ queryKey: KEYS.trade });
    fireEvent.click(await screen.findByText('Discard mine and use theirs'));
    expect(await price('V00000002')).toMatchObject({ value: '500.00' });
  });

  test('says what changed since the last version', async () => {
    const last = makeQuote({ prices: [100_000, 50_000] });
    await openOrder({ order: () => makeOrder({ state: 'quoted', quote: last, quotes: [last] }) });
    expect(await screen.findByText('Prices and scope are unchanged; only the validity is extended')).toBeTruthy();
    type(await price('V00000001'), '900');
    const changes = within(screen.getByText('Compared with version 1').parentElement!);
    expect(changes.getByText('V00000001').nextSibling?.textContent).toBe('¥1,000.00 → ¥900.00');
    expect(changes.getByText('Total').nextSibling?.textContent).toBe('¥1,500.00 → ¥1,400.00');
  });

  test.each([
    ['finance', makeOrder()],
    ['sales', makeOrder({ state: 'paid', next: 'finance-confirms' })],
  ] as const)('%s cannot quote where it is not theirs to quote', async (role, order) => {
    await openOrder({ roles: [role], order: () => order });
    await screen.findByText('FH00000005');
    await screen.findByText('Clip 1');
    expect(screen.queryByText('Send quote')).toBeNull();
    expect(screen.queryByLabelText('Price of V00000001 in CNY')).toBeNull();
  });
});

test('[R43] what is said reaches the buyer, and a wish for a change stands out', async () => {
  const messages: OrderDetail['messages'] = [
    { id: 1, side: 'buyer', author: 'Wei', asksChange: true, words: 'Cheaper, please', at: '2026-03-02T09:00:00Z' },
  ];
  const { asked } = await openOrder({
    order: () => makeOrder({ messages }),
    more: { '/office/sales/say': fine() },
  });
  expect(await screen.findByText('Change requested')).toBeTruthy();
  const field = screen.getByLabelText('Message to the buyer');
  type(field, 'We are looking into it');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(asked('/office/sales/say')).toEqual([{ orderId: 5, words: 'We are looking into it' }]));
  expect(asked(QUOTE)).toEqual([]);
});

test('[R45] an order is closed for a reason that the buyer reads', async () => {
  const { asked } = await openOrder({ more: { '/office/sales/close': fine() } });
  fireEvent.click(await screen.findByText('Close order'));
  const dialog = within((await screen.findByText('Close order FH00000005?')).closest('section')!);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'duplicate' } });
  type(dialog.getByLabelText(/^Message to the buyer/), 'Same as FH00000004');
  fireEvent.click(dialog.getByText('Close order'));
  await waitFor(() =>
    expect(asked('/office/sales/close')).toEqual([{ orderId: 5, reason: 'duplicate', words: 'Same as FH00000004' }]),
  );
});

test('says when there is no such order', async () => {
  await openOrder({ more: { '/office/sales/detail': failed('not-found', 'Gone') } });
  expect(await screen.findByText('Order not found')).toBeTruthy();
});
