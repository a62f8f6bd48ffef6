import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { revokeLicences } from '#server/features/licences/licences.ts';
import { systemContext } from '#server/system-context.ts';
import { stopClock } from '#tests/support/bank.ts';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { setClock } from '#tests/support/statements.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
let token = '';
let clip = 0;

const stop = (moment: string) => stopClock(product, `${moment}+08`);

/** Half of what is left without VAT is 100 times as many fen as the number. */
async function sell(moment: string, yuan: number, materialId = clip) {
  await stop(moment);
  const { orderId } = await makeLicences(product, { lines: [{ materialId }], amountFen: yuan * 212, copied: false });
  return orderId;
}

async function refund(moment: string, orderId: number) {
  await stop(moment);
  await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
}

const figures = async (from: string, to: string) =>
  (await product.call('/earnings/figures', { from, to }, { token, language: 'en' })).body;
const monthsOf = async (from: string, to: string) =>
  (await figures(from, to)).months.map(
    ({ month, income }: { month: string; income: { now: number; before: number } }) =>
      [month, income.now, income.before] as const,
  );

beforeAll(async () => {
  clip = await makeMaterial(product, { kind: 'video' });
  const photo = await makeMaterial(product, { kind: 'photo' });
  await sell('2025-12-29 23:59:59', 1);
  await sell('2025-12-30 00:00:00', 2);
  await sell('2026-01-29 23:59:59', 4);
  await sell('2026-01-30 00:00:00', 8);
  const late = await sell('2026-02-28 23:59:59', 16);
  await sell('2026-03-01 00:00:00', 32);
  await sell('2026-03-31 23:59:59', 64);
  await sell('2026-04-01 00:00:00', 128, photo);
  await refund('2026-04-01 00:00:00', late);
  await sell('2026-04-30 23:59:59', 256);
  await sell('2026-05-01 00:00:00', 512);
  await setClock(product, '2026-05-02 12:00:00');
  token = await signIn(product, 'photographer');
});

test('a month ends with its last second in China, in the period and in the time before, which is moved by its length', async () => {
  // 61 days before: 30 December to 28 February, where the month changes on 30 January.
  expect(await figures('2026-03-01', '2026-04-30')).toMatchObject({
    before: { from: '2025-12-30', to: '2026-02-28' },
    income: { now: 46_400, before: 3000 },
    sales: { now: 4, before: 4 },
    refunds: { now: 1, before: 0 },
    months: [
      { month: '2026-03', income: { now: 9600, before: 600 } },
      { month: '2026-04', income: { now: 36_800, before: 2400 } },
    ],
    kinds: [
      { kind: 'video', income: { now: 33_600, before: 3000 } },
      { kind: 'photo', income: { now: 12_800, before: 0 } },
    ],
  });
});

test('a refund counts in its own month, and its sale in another', async () => {
  expect(await figures('2026-04-01', '2026-04-01')).toMatchObject({
    income: { now: 11_200, before: 6400 },
    sales: { now: 1, before: 1 },
    refunds: { now: 1, before: 0 },
  });
  expect(await monthsOf('2026-02-15', '2026-05-01')).toEqual([
    ['2026-02', 1600, 0],
    ['2026-03', 9600, 300],
    ['2026-04', 36_800, 1200],
    ['2026-05', 51_200, 0],
  ]);
});

test('a period that begins and ends within months has their parts', async () => {
  expect(await monthsOf('2026-03-31', '2026-04-01')).toEqual([
    ['2026-03', 6400, 0],
    ['2026-04', 11_200, 0],
  ]);
});
