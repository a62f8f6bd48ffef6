import { beforeAll, expect, test } from 'vitest';
import { discountOf, splitVat } from '#contract/domain/money.ts';
import { priceOf } from '#contract/domain/prices.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { FOR_EVER, mailsTo, makeBuyer, trailOf } from '#tests/support/buyers.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const films = [await makeMaterial(product, { kind: 'video' }), await makeMaterial(product, { kind: 'video' })];
const lin = await makeBuyer(product);
const tokens = { sales: '', admin: '', finance: '' };

beforeAll(async () => {
  tokens.sales = await signIn(product, 'sales');
  tokens.finance = await signIn(product, 'finance');
  // Two-step verification has its own tests.
  tokens.admin = await signIn(product, 'admin');
});

interface QuoteInput {
  basedOn?: number;
  lines?: { lineId: number; priceFen: number }[];
  discountPercent?: number;
  note?: string;
  validDays?: number;
}

async function quote(orderId: number, input: QuoteInput = {}, token = tokens.sales) {
  const lines = input.lines ?? (await linesOf(orderId)).map((lineId) => ({ lineId, priceFen: 100_001 }));
  return await product.call('/office/sales/quote', { orderId, basedOn: 0, ...input, lines }, { token });
}
const linesOf = async (orderId: number) =>
  (await lin.detail(orderId)).lines.map(({ lineId }: { lineId: number }) => lineId) as number[];

test('[D1] sales quote each line with a discount that is rounded line by line; the lines are the total', async () => {
  const orderId = await lin.order(films, FOR_EVER);
  const [first = 0, second = 0] = await linesOf(orderId);
  const lines = [
    { lineId: second, priceFen: 99_999 },
    { lineId: first, priceFen: 333 },
  ];
  const { body } = await quote(orderId, { lines, discountPercent: 7, note: '含续期一次', validDays: 30 });
  expect(body).toMatchObject({ success: true, version: 1 });
  const order = await lin.detail(orderId);
  expect(order).toMatchObject({ state: 'quoted', totalFen: 93_310, quoteDueAt: null, next: 'buyer-pays' });
  expect(order.quote).toMatchObject({
    quoteId: body.quoteId,
    auto: false,
    note: '含续期一次',
    discountFen: 7022,
    netFen: 88_028,
    vatFen: 5282,
    lines: [
      { lineId: first, priceFen: 333, discountFen: 23, amountFen: 310 },
      { lineId: second, priceFen: 99_999, discountFen: 6999, amountFen: 93_000 },
    ],
  });
  expect(Date.parse(order.payBy) - Date.parse(order.quote.createdAt)).toBe(30 * 24 * 3_600_000);
  expect(await trailOf(product, orderId)).toMatchObject([
    { action: 'order.submitted' },
    { action: 'order.quoted', actor: '销售 · 陈禾', before: { state: 'submitted' }, after: { totalFen: 93_310 } },
    { action: 'quote.made', reason: '含续期一次', after: { version: 1 } },
  ]);
  const mail = (await mailsTo(product, lin.account)).at(-1);
  expect(mail).toContain('¥933.10');
  expect(mail).toContain('含续期一次');
});

test('[S9] [I3] of two who quote together one wins, and only one quote lives', async () => {
  const orderId = await lin.order(films, FOR_EVER);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) => quote(orderId, { note: `${n}` }, n % 2 === 0 ? tokens.sales : tokens.admin)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of replies.filter((reply) => reply.status !== 200))
    expect([status, body.problem]).toEqual([409, 'changed-meanwhile']);
  expect((await lin.detail(orderId)).quotes).toHaveLength(1);
});

test('[S9] a new quote replaces the one before, which stays to be read', async () => {
  const orderId = await lin.order(films, FOR_EVER);
  await quote(orderId);
  expect((await quote(orderId, { basedOn: 0 })).body.problem).toBe('changed-meanwhile');
  expect((await quote(orderId, { basedOn: 1, discountPercent: 50 })).body).toMatchObject({ version: 2 });
  const { quotes, quote: live, totalFen } = await lin.detail(orderId);
  expect(quotes.map(({ version, state }: { version: number; state: string }) => [version, state])).toEqual([
    [2, 'live'],
    [1, 'superseded'],
  ]);
  expect([live.version, totalFen]).toEqual([2, 100_002]);
});

test('[D1] a quote has exactly the lines of its order, whole fen and a discount of half at most', async () => {
  const orderId = await lin.order(films, FOR_EVER);
  const foreign = await linesOf(await lin.order(films, FOR_EVER));
  const [one = 0, two = 0] = await linesOf(orderId);
  const line = (lineId: number, priceFen = 500) => ({ lineId, priceFen });
  const wrong: QuoteInput[] = [
    { lines: [line(one)] },
    { lines: [line(one), line(one)] },
    { lines: [line(one), line(foreign[0] ?? 0)] },
    { lines: [line(one), line(two), line(foreign[1] ?? 0)] },
    { lines: [] },
    { lines: [line(one, 0), line(two)] },
    { lines: [line(one, -1), line(two)] },
    { lines: [line(one, 1.5), line(two)] },
    { lines: [line(one, 10_000_000_001), line(two)] },
    { discountPercent: 51 },
    { discountPercent: -1 },
    { validDays: 0 },
    { validDays: 91 },
    { note: '好'.repeat(501) },
  ];
  for (const input of wrong) expect((await quote(orderId, input)).status, JSON.stringify(input)).toBe(400);
  expect((await lin.detail(orderId)).state).toBe('submitted');
});

test('only sales quote, and only what is not paid or closed', async () => {
  const orderId = await lin.order(films, FOR_EVER);
  const lines = (await linesOf(orderId)).map((lineId) => ({ lineId, priceFen: 1 }));
  for (const token of [tokens.finance, lin.token]) expect((await quote(orderId, { lines }, token)).status).toBe(403);
  expect((await quote(999_999_999, { lines })).status).toBe(404);
  await lin.call('/order/close', { orderId, reason: 'cancelled' });
  expect((await quote(orderId)).body.problem).toBe('changed-meanwhile');
});

/** A generator that gives the same numbers on every run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

test('[S11] [rule 1] ten thousand carts: whole fen, lines sum to the total, VAT is inside, half off at most', () => {
  const random = randomOf(20_261_115);
  const wrong: object[] = [];
  const all = { totalFen: 0, netFen: 0, vatFen: 0 };
  for (let cart = 0; cart < 10_000; cart += 1) {
    const percent = random(51);
    const lines = Array.from({ length: 1 + random(20) }, () => {
      const material = {
        kind: 'photo',
        priceClass: 'B',
        sizeClass: null,
        width: 10,
        height: 10,
        hdr: false,
        raw: false,
      } as const;
      const priceFen = priceOf(
        1 + random(9_000_000),
        { 'class-B': 50 + random(200), 'size-M': 30 + random(300) },
        material,
      );
      return { priceFen, discountFen: discountOf(priceFen, percent) };
    });
    const total = lines.reduce((sum, line) => sum + line.priceFen - line.discountFen, 0);
    const { netFen, vatFen } = splitVat(total);
    const sound =
      lines.every(
        ({ priceFen, discountFen }) => Number.isSafeInteger(priceFen) && priceFen > 0 && discountFen * 2 <= priceFen,
      ) &&
      Number.isSafeInteger(total) &&
      // The net amount is the whole number next to 100/106 of the total.
      Math.abs(netFen * 106 - total * 100) <= 53;
    if (!sound) wrong.push({ percent, lines, total, netFen, vatFen });
    all.totalFen += total;
    all.netFen += netFen;
    all.vatFen += vatFen;
  }
  expect(all).toEqual({ totalFen: 914_739_200_421, netFen: 862_961_509_758, vatFen: 51_777_690_663 });
  expect(wrong).toEqual([]);
});
