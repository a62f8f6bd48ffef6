import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EarningsRow } from '#contract/calls/earnings.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { transaction } from '#server/context.ts';
import { revokeLicences } from '#server/features/licences/licences.ts';
import { systemContext } from '#server/system-context.ts';
import { decideAccount, sendAccount } from '#tests/support/bank.ts';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { payByHand } from '#tests/support/payouts.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { build, setClock } from '#tests/support/statements.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

let token = '';
const ask = async (path: string, input: object = {}, language: 'zh' | 'en' = 'en') =>
  await product.call(`/earnings/${path}`, input, { token, language });

/** Moves the clock and logs in again, because a session does not last for months. */
async function at(moment: string) {
  await setClock(product, moment);
  token = await signIn(product, 'photographer');
}

async function sell(moment: string, materialId: number, amountFen: number, terms: Partial<LicenceTerms> = {}) {
  await setClock(product, moment);
  const { orderId } = await makeLicences(product, { lines: [{ materialId, terms }], amountFen, copied: false });
  return orderId;
}

const refund = (orderId: number) => transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));

const spring = { from: '2026-03-01', to: '2026-04-30' };
let [clip, photo, looked, march] = [0, 0, 0, 0];

beforeAll(async () => {
  clip = await makeMaterial(product, { kind: 'video', description: { titleZh: '海', titleEn: '=Sea' } });
  photo = await makeMaterial(product, { kind: 'photo', description: { titleZh: '林', titleEn: 'Forest' } });
  looked = await makeMaterial(product, { kind: 'video', description: { titleZh: '云', titleEn: 'Cloud' } });
  // Half of what is left without VAT: 5,000, 5,000, 20,000, 10,000 and 5,000 yuan.
  await sell('2026-02-10 12:00:00', clip, 1_060_000);
  march = await sell('2026-03-01 00:00:20', clip, 1_060_000);
  const refunded = await sell('2026-04-10 12:00:00', photo, 4_240_000, { scene: 'social' });
  await setClock(product, '2026-04-12 12:00:00');
  await refund(refunded);
  await sell('2026-04-30 23:59:30', clip, 2_120_000, { channel: 'tv' });
  await sell('2026-05-01 00:00:20', photo, 1_060_000);
  await sql`
    insert into material_days (material_id, day, opens, samples, carts) values
      (${clip}, '2026-02-10', 4, 1, 1), (${clip}, '2026-03-01', 7, 2, 1), (${clip}, '2026-04-30', 3, 0, 0),
      (${clip}, '2026-05-01', 100, 0, 0), (${clip}, '2025-12-29', 50, 0, 0), (${photo}, '2026-04-10', 2, 0, 0),
      (${looked}, '2026-03-02', 1, 0, 0)`.execute(product.db);
});

describe('in the two months of spring', () => {
  beforeAll(() => at('2026-05-02 12:00:00'));

  test('income is what was sold less what was refunded, beside the 61 days before', async () => {
    const { body } = await ask('figures', spring);
    expect(body).toMatchObject({
      before: { from: '2025-12-30', to: '2026-02-28' },
      income: { now: 1_500_000, before: 500_000 },
      sales: { now: 3, before: 1 },
      refunds: { now: 1, before: 0 },
      months: [
        { month: '2026-03', income: { now: 500_000, before: 0 } },
        // 61 days after the 10th of February is the 12th of April.
        { month: '2026-04', income: { now: 1_000_000, before: 500_000 } },
      ],
      kinds: [
        { kind: 'video', income: { now: 1_500_000, before: 500_000 } },
        { kind: 'photo', income: { now: 0, before: 0 } },
      ],
      works: [
        { id: clip, titleEn: '=Sea', income: { now: 1_500_000, before: 500_000 } },
        { id: photo, titleEn: 'Forest', income: { now: 0, before: 0 } },
      ],
      scenes: [
        { scene: 'advertising', income: { now: 1_500_000, before: 500_000 } },
        { scene: 'social', income: { now: 0, before: 0 } },
      ],
    });
  });

  test('a refund counts on its own day, and so below nothing', async () => {
    const { body } = await ask('figures', { from: '2026-04-12', to: '2026-04-12' });
    expect(body).toMatchObject({ income: { now: -2_000_000, before: 0 }, sales: { now: 0 }, refunds: { now: 1 } });
  });

  test('without sales there are zeros for every month', async () => {
    const { body } = await ask('figures', { from: '2020-01-01', to: '2020-03-31' });
    expect(body).toMatchObject({ income: { now: 0, before: 0 }, kinds: [], works: [], scenes: [] });
    expect(body.months.map(({ month }: { month: string }) => month)).toEqual(['2020-01', '2020-02', '2020-03']);
  });

  test('each work is followed from opening to income', async () => {
    const { body } = await ask('works', spring);
    expect(body.total).toBe(3);
    expect(body.infos).toMatchObject([
      {
        id: clip,
        kind: 'video',
        opens: { now: 10, before: 4 },
        samples: { now: 2, before: 1 },
        carts: { now: 1, before: 1 },
        sales: { now: 2, before: 1 },
        refunds: { now: 0, before: 0 },
        income: { now: 1_500_000, before: 500_000 },
      },
      { id: photo, opens: { now: 2, before: 0 }, sales: { now: 1 }, refunds: { now: 1 }, income: { now: 0 } },
      { id: looked, opens: { now: 1, before: 0 }, sales: { now: 0 }, income: { now: 0 } },
    ]);
    expect(body.infos[0].thumbnail).toMatch(new RegExp(`/${clip}/thumb-1x$`));
  });

  test('in any order, page by page', async () => {
    const listed = async (more: object) => {
      const { body } = await ask('works', { ...spring, ...more });
      return [body.total, ...body.infos.map(({ id }: EarningsRow) => id)];
    };
    expect(await listed({ orderBy: 'opens' })).toEqual([3, clip, photo, looked]);
    expect(await listed({ orderBy: 'sales', pageSize: 2 })).toEqual([3, clip, photo]);
    expect(await listed({ pageSize: 2, pageNo: 2 })).toEqual([3, looked]);
    expect(await listed({ pageNo: 9 })).toEqual([3]);
    expect(await listed({ from: '2020-01-01', to: '2020-01-31' })).toEqual([0]);
  });

  test('one work tells its words, its price classes and its uses', async () => {
    for (const name of ['buyer', 'sales', 'editor']) {
      const click = {
        bizType: 0,
        referer: '/SearchResult?keyword=%E6%B5%B7',
        title: `V${String(clip).padStart(8, '0')}`,
      };
      await product.call('/material/click', click, { token: await signIn(product, name) });
    }
    const editor = await signIn(product, 'editor');
    const { material } = (await product.call('/office/material/detail', { id: clip }, { token: editor })).body;
    const edit = { id: clip, version: material.version, ...material.edit, priceClass: 'A' };
    expect((await product.call('/office/material/edit', edit, { token: editor })).status).toBe(200);
    const { body } = await ask('work', { id: clip, from: '2026-03-01', to: '2026-05-02' });
    expect(body).toMatchObject({
      work: { id: clip, sales: { now: 2, before: 1 }, income: { now: 1_500_000, before: 500_000 } },
      words: [{ word: '海', visitors: 3 }],
      priceClass: 'A',
      priceChanges: [{ before: material.edit.priceClass, after: 'A' }],
      uses: [
        {
          terms: { scene: 'advertising', channel: 'tv', period: 'year', area: 'mainland' },
          sales: { now: 1, before: 0 },
          income: { now: 1_000_000, before: 0 },
        },
        {
          terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
          sales: { now: 1, before: 1 },
          income: { now: 500_000, before: 500_000 },
        },
      ],
    });
    expect(body.priceChanges).toHaveLength(1);
    expect((await ask('work', { id: looked, ...spring })).body).toMatchObject({
      words: [],
      priceChanges: [],
      uses: [],
    });
  });

  test('spreadsheets get the table, with formulas made harmless', async () => {
    const { csv } = (await ask('works/csv', spring)).body;
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFMaterial code,Title,Type,Views,Views (before),Samples,Samples (before),Added to a cart,Added to a cart (before),Sales,Sales (before),Refunds,Refunds (before),Earnings (CNY),"Earnings (CNY, before)"',
      `V${String(clip).padStart(8, '0')},'=Sea,Video,10,4,2,1,1,1,2,1,0,0,15000,5000`,
      `P${String(photo).padStart(8, '0')},Forest,Photo,2,0,0,0,0,0,1,0,1,0,0,0`,
      `V${String(looked).padStart(8, '0')},Cloud,Video,1,0,0,0,0,0,0,0,0,0,0,0`,
      '',
    ]);
  });

  test('and every sale and refund of the period with where its money is', async () => {
    const { csv } = (await ask('sales/csv', spring)).body;
    const [video, still] = [`V${String(clip).padStart(8, '0')}`, `P${String(photo).padStart(8, '0')}`];
    expect(csv.split('\r\n').slice(1)).toEqual([
      `2026-03-01,Sale,${video},'=Sea,Video,Advertising,Internet,1 year,Mainland China,10000,50,5000,Ready,`,
      `2026-04-10,Sale,${still},Forest,Photo,Social media,Internet,1 year,Mainland China,40000,50,20000,Refunded before a statement,`,
      `2026-04-12,Refund,${still},Forest,Photo,Social media,Internet,1 year,Mainland China,-40000,50,-20000,Refunded before a statement,`,
      `2026-04-30,Sale,${video},'=Sea,Video,Advertising,TV,1 year,Mainland China,20000,50,10000,In refund period or on hold,`,
      '',
    ]);
    expect((await ask('sales/csv', spring, 'zh')).body.csv).toContain('退款,');
  });

  test('never who bought', async () => {
    const replies = await Promise.all(
      ['figures', 'works', 'works/csv', 'sales/csv'].map(async (path) => (await ask(path, spring)).body),
    );
    const told = JSON.stringify([...replies, (await ask('work', { id: clip, ...spring })).body]);
    expect(told).not.toMatch(/Nine Films|Spring film|Dawn|buyer|13800000000|licensee|order/i);
  });

  test.each([
    [{}],
    [{ from: '2026-03-01' }],
    [{ from: '2026-04-30', to: '2026-03-01' }],
    [{ from: '2026-02-30', to: '2026-03-01' }],
    [{ from: '2010-01-01', to: '2026-01-01' }],
    [{ ...spring, userId: 1 }],
    [{ from: "2026-03-01'; --", to: '2026-03-02' }],
  ])('%j is no period', async (input) => {
    for (const path of ['figures', 'works', 'works/csv', 'sales/csv'])
      expect((await ask(path, input)).status, path).toBe(400);
    expect((await ask('work', { id: clip, ...input })).status).toBe(400);
  });

  test('other orders than the figures are refused', async () => {
    expect((await ask('works', { ...spring, orderBy: 'title' })).status).toBe(400);
  });
});

describe('the balance', () => {
  const figures = async () => {
    const { waiting, readyFen, statedFen, carriedFen, paidFen, taxFen } = (await ask('balance')).body;
    return [waiting.fen, readyFen, statedFen, carriedFen, paidFen, taxFen];
  };
  const statement = async (state: string): Promise<{ id: number; netFen: number }> =>
    await product.db
      .selectFrom('statements')
      .select(['id', 'netFen'])
      .where('state', '=', state)
      .$castTo<{ id: number; netFen: number }>()
      .executeTakeFirstOrThrow();

  test('within seven days a sale can be refunded; then it is ready for the next statement', async () => {
    await at('2026-05-02 12:00:00');
    expect(await figures()).toEqual([1_500_000, 1_000_000, 0, 0, 0, 0]);
    const { body } = await ask('balance');
    expect(body).toMatchObject({ statementOn: '2026-07-10', confirmedOn: '2026-07-25', payable: null });
    expect([body.waiting.count, body.waiting.until.slice(0, 10)]).toEqual([2, '2026-05-07']);
    await at('2026-05-10 12:00:00');
    expect(await figures()).toEqual([0, 2_500_000, 0, 0, 0, 0]);
    expect((await ask('balance')).body.waiting).toEqual({ fen: 0, count: 0, until: null });
  });

  test('a sale whose refund or rights are undecided waits, as no statement would take it', async () => {
    const { db } = product;
    await sql`update orders set refund = 'requested' where id = ${march}`.execute(db);
    expect(await figures()).toEqual([500_000, 2_000_000, 0, 0, 0, 0]);
    expect((await ask('balance')).body.waiting).toEqual({ fen: 500_000, count: 1, until: null });
    expect((await ask('sales/csv', spring)).body.csv).toMatch(/5000,In refund period or on hold,/);
    await sql`update orders set refund = 'none' where id = ${march}`.execute(db);
    expect(await figures()).toEqual([0, 2_500_000, 0, 0, 0, 0]);
  });

  test('the statement takes it over, and a corrected share is what was earned', async () => {
    await at('2026-07-10 00:00:30');
    await build(product);
    expect(await figures()).toEqual([0, 0, 2_500_000, 0, 0, 0]);
    const { id } = await statement('to-confirm');
    expect((await ask('balance')).body).toMatchObject({
      statementOn: '2026-10-10',
      payable: { id, state: 'to-confirm' },
    });
    const { infos } = (await product.call('/statement/lines', { id }, { token })).body;
    const { saleId } = infos[1];
    await product.call('/statement/dispute', { id, lines: [{ saleId, words: '60 %' }] }, { token });
    expect((await ask('balance')).body.payable).toMatchObject({ state: 'rejected' });
    const finance = await signIn(product, 'finance');
    const answers = [{ saleId, answer: 'Yes', sharePercent: 60 }];
    await product.call('/office/statement/claim', { id }, { token: finance });
    expect((await product.call('/office/statement/answer', { id, answers }, { token: finance })).status).toBe(200);
    expect(await figures()).toEqual([0, 0, 2_600_000, 0, 0, 0]);
    expect((await ask('figures', spring)).body.income.now).toBe(1_600_000);
    expect((await ask('sales/csv', spring)).body.csv).toMatch(/10000,60,6000,In a statement,FS\d{8}\r\n/);
  });

  test('paid with the tax withheld, and a late refund is taken off what comes', async () => {
    const finance = await signIn(product, 'finance');
    const { id } = await statement('to-confirm');
    const { userId } = await product.db
      .selectFrom('statements')
      .select('userId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await product.call(
      '/office/statement/setCategory',
      { userId, category: 'royalty', reason: 'x' },
      { token: finance },
    );
    await product.call('/statement/confirm', { id }, { token });
    expect((await ask('balance')).body.payable).toMatchObject({ state: 'generated' });
    const { netFen } = await statement('generated');
    const remit = { id, netFen, reference: 'BANK-0001' };
    const sent = await sendAccount(product, { token });
    await decideAccount(product, finance, sent.body.next.id);
    expect((await payByHand(product, finance, remit)).status).toBe(200);
    // A fifth of four fifths of 26,000 yuan.
    expect(await figures()).toEqual([0, 0, 0, 0, 2_600_000, 416_000]);
    expect((await ask('sales/csv', spring)).body.csv).toMatch(/10000,60,6000,Paid,FS/);
    // As much as it had brought after the correction.
    await refund(march);
    expect(await figures()).toEqual([0, -600_000, 0, 0, 2_600_000, 416_000]);
    await at('2026-10-10 00:00:30');
    await build(product);
    expect(await figures()).toEqual([0, 0, -600_000, -600_000, 2_600_000, 416_000]);
    // Everything ever earned, less everything refunded.
    expect((await ask('figures', { from: '2026-01-01', to: '2026-12-31' })).body.income.now).toBe(2_000_000);
  });
});

describe('somebody else’s works', () => {
  test('are not there, and neither is their money', async () => {
    token = await anotherPhotographer(product);
    expect((await ask('work', { id: clip, ...spring })).status).toBe(404);
    expect((await ask('work', { id: 999_999, ...spring })).status).toBe(404);
    expect((await ask('works', spring)).body).toMatchObject({ infos: [], total: 0 });
    expect((await ask('figures', spring)).body).toMatchObject({ income: { now: 0, before: 0 }, works: [] });
    expect((await ask('balance')).body).toMatchObject({ waiting: { fen: 0 }, readyFen: 0, statedFen: 0, paidFen: 0 });
    expect((await ask('sales/csv', spring)).body.csv.split('\r\n')).toHaveLength(2);
  });
});
