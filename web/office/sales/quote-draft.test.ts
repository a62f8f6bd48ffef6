import { describe, expect, test } from 'vitest';
import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import { changesBetween, draftOffer, offerOf } from './changes-between.ts';
import { percentOf, quoteInput, startDraft, sumsOf } from './quote-draft.ts';
import { makeOrder, makeQuote } from '../../testing/trade.ts';

const YEAR = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' } as const;
const BUYOUT = { ...YEAR, period: 'buyout' } as const;
const NONE = { zh: '', en: '' };
const BILLBOARD = { terms: { ...YEAR, channel: 'outdoor' }, special: { zh: '外滩大屏', en: 'The Bund' } } as const;

type Start = Pick<OrderDetail, 'orderId' | 'lines' | 'quote' | 'quotes'>;

const order = (...quotes: Quote[]): Start =>
  makeOrder({ quote: quotes.find(({ state }) => state === 'live') ?? null, quotes });

describe('[R42] a quote being written', () => {
  test('begins with the list prices, and with nothing where there are none', () => {
    expect(startDraft(order())).toEqual({
      basedOn: 0,
      prices: { 11: '1280.00', 12: '' },
      scopes: { 11: { terms: YEAR, special: NONE }, 12: { terms: BUYOUT, special: NONE } },
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

  test('takes off what the buyer’s VIP plan gives, by the rule of the quote', () => {
    const draft = { ...startDraft(order()), prices: { 11: '100.00', 12: '100.00' }, discount: '40' };
    const vip = {
      percent: 25,
      lines: [
        { lineId: 11, percent: 25, floorFen: 0 },
        { lineId: 12, percent: 25, floorFen: 5800 },
      ],
    };
    expect(sumsOf(order(), draft, vip)).toMatchObject({
      lines: [
        { discountFen: 5000, vipFen: 1000, vipLimit: 'half', amountFen: 5000 },
        { discountFen: 4200, vipFen: 200, vipLimit: 'floor', amountFen: 5800 },
      ],
      totalFen: 10_800,
      discountFen: 9200,
      vipFen: 1200,
    });
    expect(sumsOf(order(), { ...draft, discount: '0' }, vip).lines).toMatchObject([
      { vipFen: 2500, vipLimit: undefined },
      { vipFen: 2500, vipLimit: undefined },
    ]);
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
        { lineId: 11, priceFen: 128_050, terms: YEAR, special: NONE },
        { lineId: 12, priceFen: 2000, terms: BUYOUT, special: NONE },
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
    expect(changesBetween(offerOf(last), draftOffer(now, draft))).toEqual([]);
    const changed = { ...draft, prices: { ...draft.prices, 12: '400' }, discount: '10' };
    expect(changesBetween(offerOf(last), draftOffer(now, changed))).toEqual([
      { of: 'price', lineId: 12, before: 50_000, after: 40_000 },
      { of: 'discount', before: 0, after: 10 },
      { of: 'total', before: 150_000, after: 126_000 },
    ]);
  });

  test('keeps the scope of the last quote, and says what changed in it', () => {
    const last = makeQuote({ prices: [100_000, 50_000] });
    last.lines[0] = { ...last.lines[0]!, ...BILLBOARD };
    const now = order(last);
    const draft = startDraft(now);
    expect(quoteInput(now, draft)?.lines[0]).toEqual({ lineId: 11, priceFen: 100_000, ...BILLBOARD });
    expect(changesBetween(offerOf(last), draftOffer(now, draft))).toEqual([]);
    const narrower = { terms: YEAR, special: BILLBOARD.special };
    expect(
      changesBetween(offerOf(last), draftOffer(now, { ...draft, scopes: { ...draft.scopes, 11: narrower } })),
    ).toEqual([{ of: 'scope', lineId: 11, before: BILLBOARD, after: narrower }]);
    const otherWords = { terms: BILLBOARD.terms, special: { ...BILLBOARD.special, en: 'Times Square' } };
    expect(
      changesBetween(offerOf(last), draftOffer(now, { ...draft, scopes: { ...draft.scopes, 11: otherWords } })),
    ).toEqual([{ of: 'scope', lineId: 11, before: BILLBOARD, after: otherWords }]);
  });

  test('finds the percentage of any discount again', () => {
    for (let percent = 0; percent <= 50; percent += 1)
      expect(percentOf(makeQuote({ prices: [128_000, 33_333], percent }))).toBe(percent);
  });
});
