import { describe, expect, test } from 'vitest';
import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import { changesBetween, draftPrices, percentOf, pricesOf, quoteInput, startDraft, sumsOf } from './quote-draft.ts';
import { makeOrder, makeQuote } from '../../testing/trade.ts';

type Start = Pick<OrderDetail, 'orderId' | 'lines' | 'quote' | 'quotes'>;

const order = (...quotes: Quote[]): Start =>
  makeOrder({ quote: quotes.find(({ state }) => state === 'live') ?? null, quotes });

describe('[R42] a quote being written', () => {
  test('begins with the list prices, and with nothing where there are none', () => {
    expect(startDraft(order())).toEqual({
      basedOn: 0,
      prices: { 11: '1280.00', 12: '' },
      discount: '0',
      validDays: '15',
      note: '',
    });
  });

  test('begins with the last quote, also when it has ended', () => {
    const ended = makeQuote({ version: 2, state: 'ended', prices: [100_000, 50_000], percent: 10 });
    expect(startDraft(order(ended))).toMatchObject({
      basedOn: 0,
      prices: { 11: '1000.00', 12: '500.00' },
      discount: '10',
    });
    expect(startDraft(order({ ...ended, state: 'live' })).basedOn).toBe(2);
  });

  test('rounds every line by itself and adds the lines up', () => {
    const draft = { ...startDraft(order()), prices: { 11: '10.01', 12: '0.03' }, discount: '33' };
    expect(sumsOf(order(), draft)).toMatchObject({
      lines: [
        { priceFen: 1001, discountFen: 330, amountFen: 671 },
        { priceFen: 3, discountFen: 0, amountFen: 3 },
      ],
      missing: 0,
      totalFen: 674,
      discountFen: 330,
      netFen: 636,
      vatFen: 38,
    });
  });

  test.each(['', '0', '-1', '1e309', '0.001', 'abc', '999999999999'])('knows that %j is no price', (typed) => {
    const draft = { ...startDraft(order()), prices: { 11: '10', 12: typed } };
    expect(sumsOf(order(), draft)).toMatchObject({ missing: 1, totalFen: 1000 });
    expect(quoteInput(order(), draft)).toBeUndefined();
  });

  test.each([
    [{ discount: '51' }],
    [{ discount: '1.5' }],
    [{ discount: '' }],
    [{ validDays: '0' }],
    [{ validDays: '91' }],
  ])('does not send %j', (wrong) => {
    const draft = { ...startDraft(order()), prices: { 11: '10', 12: '20' } };
    expect(quoteInput(order(), draft)).toBeDefined();
    expect(quoteInput(order(), { ...draft, ...wrong })).toBeUndefined();
  });

  test('is sent as one line of words, in fen', () => {
    const draft = { ...startDraft(order()), prices: { 11: '1,280.5', 12: '20' }, note: ' Two\nlines ' };
    expect(quoteInput(order(), draft)).toEqual({
      orderId: 5,
      basedOn: 0,
      lines: [
        { lineId: 11, priceFen: 128_050 },
        { lineId: 12, priceFen: 2000 },
      ],
      discountPercent: 0,
      validDays: 15,
      note: 'Two lines',
    });
  });

  test('says what changed since the last one', () => {
    const last = makeQuote({ prices: [100_000, 50_000] });
    const now = order(last);
    const draft = startDraft(now);
    expect(changesBetween(pricesOf(last), draftPrices(now, draft))).toEqual([]);
    const changed = { ...draft, prices: { ...draft.prices, 12: '400' }, discount: '10' };
    expect(changesBetween(pricesOf(last), draftPrices(now, changed))).toEqual([
      { of: 12, before: 50_000, after: 40_000 },
      { of: 'discount', before: 0, after: 10 },
      { of: 'total', before: 150_000, after: 126_000 },
    ]);
  });

  test('finds the percentage of any discount again', () => {
    for (let percent = 0; percent <= 50; percent += 1)
      expect(percentOf(makeQuote({ prices: [128_000, 33_333], percent }))).toBe(percent);
  });
});
