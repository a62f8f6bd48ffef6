import { describe, expect, test } from 'vitest';
import { LICENCE_NUMBER } from '#contract/domain/licence.ts';
import { zh } from '#contract/text/zh.ts';
import { transaction } from '#server/context.ts';
import { systemContext } from '#server/system-context.ts';
import { issue, makeLicences, makePaidOrder } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { conflictsOf, revokeLicences, touched } from './licences.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const video = () => makeMaterial(product, { kind: 'video' });
const stateOf = async (id: number) =>
  (await product.db.selectFrom('materials').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
const salesOf = (orderId: number) =>
  product.db
    .selectFrom('sales')
    .innerJoin('orderLines', 'orderLines.id', 'sales.lineId')
    .select(['sales.amountFen', 'sales.ownerId'])
    .where('orderLines.orderId', '=', orderId)
    .orderBy('sales.id')
    .execute();

describe('[R159] issuing', () => {
  test('[D1] one licence a line, frozen as order and material are, with a sale for its maker', async () => {
    const ids = [await video(), await video()];
    const { orderId, licences } = await makeLicences(product, { lines: ids.map((materialId) => ({ materialId })) });
    expect(licences.map((one) => one.materialId)).toEqual(ids);
    expect(new Set(licences.map((one) => one.number)).size).toBe(2);
    for (const licence of licences) {
      expect(licence.number).toMatch(LICENCE_NUMBER);
      expect(licence).toMatchObject({ version: 1, state: 'valid', amountFen: 128_000, licensee: 'Nine Films' });
    }
    expect(await salesOf(orderId)).toMatchObject([{ amountFen: 128_000 }, { amountFen: 128_000 }]);
    const audited = await product.db
      .selectFrom('auditEvents')
      .select('subject')
      .where('action', '=', 'licence.issued')
      .where(
        'subject',
        'in',
        licences.map((one) => `licence:${one.id}`),
      )
      .execute();
    expect(audited).toHaveLength(2);
  });

  test('[D2] begins on the day that the buyer named, but never before it is issued', async () => {
    const early = await makeLicences(product, { lines: [{ materialId: await video() }], startsOn: '2020-01-31' });
    expect(early.licence.firstDay).toBe(today);
    const late = await makeLicences(product, {
      lines: [{ materialId: await video(), terms: { period: 'month' } }],
      startsOn: '2099-01-31',
    });
    expect(late.licence).toMatchObject({ firstDay: '2099-01-31', lastDay: '2099-02-28' });
    const ever = await makeLicences(product, {
      lines: [{ materialId: await video(), terms: { period: 'permanent' } }],
    });
    expect(ever.licence.lastDay).toBeNull();
  });

  test('[I2] twice is refused by the database', async () => {
    const { orderId } = await makeLicences(product, { lines: [{ materialId: await video() }] });
    await expect(issue(product, orderId)).rejects.toThrow('duplicate key');
  });

  test('[D12] a buyout takes the material off sale; one that has left already is fine', async () => {
    const id = await video();
    await makeLicences(product, { lines: [{ materialId: id, terms: { period: 'buyout' } }] });
    expect(await stateOf(id)).toBe('offline');
    const offline = await makeMaterial(product, { kind: 'video', online: false });
    await makeLicences(product, { lines: [{ materialId: offline, terms: { period: 'buyout' } }] });
    expect(await stateOf(offline)).toBe('incomplete');
  });

  test('[D12] a buyout of a piece takes its versions off sale too, and nothing else', async () => {
    const piece = await makeMaterial(product, { kind: 'music' });
    const version = await makeMaterial(product, { kind: 'music', description: { versionOf: piece } });
    const waiting = await makeMaterial(product, { kind: 'music', online: false, description: { versionOf: piece } });
    const other = await makeMaterial(product, { kind: 'music' });
    await makeLicences(product, { lines: [{ materialId: piece, terms: { period: 'year' } }] });
    expect(await stateOf(version)).toBe('online');
    await makeLicences(product, { lines: [{ materialId: piece, terms: { period: 'buyout' } }] });
    expect(await Promise.all([piece, version, waiting, other].map(stateOf))).toEqual([
      'offline',
      'offline',
      'incomplete',
      'online',
    ]);
    const trail = await product.db
      .selectFrom('auditEvents')
      .select('reason')
      .where('action', '=', 'material.offline')
      .where('subject', '=', `material:${version}`)
      .execute();
    expect(trail).toEqual([{ reason: 'bought out' }]);
  });
});

describe('[D12] conflicts', () => {
  test('nothing stands in the way of what everybody may have', async () => {
    const id = await video();
    await makeLicences(product, { lines: [{ materialId: id }] });
    const next = await makePaidOrder(product, { buyer: 'photographer', lines: [{ materialId: id }] });
    expect(await conflictsOf(ctx, next)).toEqual([]);
  });

  test('what somebody else bought out, or others still hold while it is to be bought out', async () => {
    const [bought, held, free] = [await video(), await video(), await video()];
    await makeLicences(product, { lines: [{ materialId: bought, terms: { period: 'buyout' } }, { materialId: held }] });
    const next = await makePaidOrder(product, {
      buyer: 'photographer',
      lines: [
        { materialId: bought },
        { materialId: held, terms: { period: 'buyout' } },
        { materialId: free, terms: { period: 'buyout' } },
      ],
    });
    expect(await conflictsOf(ctx, next)).toEqual([bought, held]);
    const own = await makePaidOrder(product, { lines: [{ materialId: bought }] });
    expect(await conflictsOf(ctx, own)).toEqual([]);
  });

  test('[I2] of two who buy out the same at once, one is told', async () => {
    const id = await video();
    const orders = await Promise.all(
      ['buyer', 'photographer'].map((buyer) =>
        makePaidOrder(product, { buyer, lines: [{ materialId: id, terms: { period: 'buyout' } }] }),
      ),
    );
    const outcomes = await Promise.all(
      orders.map((orderId) =>
        transaction(ctx, async (tx) => {
          const { issueLicences } = await import('./licences.ts');
          const conflicts = await conflictsOf(tx, orderId);
          if (conflicts.length === 0) await issueLicences(tx, orderId);
          return conflicts;
        }),
      ),
    );
    expect(outcomes.map((outcome) => (outcome as number[]).length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe('[R301] money back', () => {
  test('[I2] ends every licence and takes back every sale, once', async () => {
    const { orderId, licences } = await makeLicences(product, {
      lines: [{ materialId: await video() }, { materialId: await video() }],
    });
    await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
    await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
    const rows = await product.db
      .selectFrom('licences')
      .select(['state', 'endReason'])
      .where('orderId', '=', orderId)
      .execute();
    expect(rows).toEqual(licences.map(() => ({ state: 'revoked', endReason: 'refunded' })));
    expect((await salesOf(orderId)).map((sale) => sale.amountFen)).toEqual([128_000, 128_000, -128_000, -128_000]);
    const trail = await product.db
      .selectFrom('auditEvents')
      .select('id')
      .where('action', '=', 'licence.revoked')
      .where(
        'subject',
        'in',
        licences.map((one) => `licence:${one.id}`),
      )
      .execute();
    expect(trail).toHaveLength(2);
  });

  test('[D2] what was to be put right on a licence is refused in words', async () => {
    const lines = [{ materialId: await video() }, { materialId: await video() }];
    const { orderId, licences } = await makeLicences(product, { lines });
    const [licence, answered] = [licences[0]!, licences[1]!];
    const other = await makeLicences(product, { lines: [{ materialId: await video() }] });
    const ask = (one: typeof licence, answer = {}) =>
      product.db
        .insertInto('licenceCorrections')
        .values({ lineId: one.lineId, licenceId: one.id, askedBy: one.buyerId, wanted: '{}', ...answer })
        .execute();
    await ask(licence);
    await ask(answered, { state: 'refused', answer: 'It is right', answeredAt: new Date() });
    await ask(other.licence);
    await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
    const stateOfCorrection = (one: typeof licence) =>
      product.db
        .selectFrom('licenceCorrections')
        .select(['state', 'answer'])
        .where('licenceId', '=', one.id)
        .executeTakeFirst();
    expect(await stateOfCorrection(licence)).toEqual({ state: 'refused', answer: zh.correction.revoked });
    expect(await stateOfCorrection(answered)).toEqual({ state: 'refused', answer: 'It is right' });
    expect(await stateOfCorrection(other.licence)).toEqual({ state: 'open', answer: '' });
    const trail = await product.db
      .selectFrom('auditEvents')
      .select(['action', 'reason'])
      .where('subject', '=', `licence:${licence.id}`)
      .where('action', '=', 'licence.correction-refused')
      .execute();
    expect(trail).toEqual([{ action: 'licence.correction-refused', reason: zh.correction.revoked }]);
  });

  test('[D1] nothing is touched before anything was handed out', async () => {
    const { orderId } = await makeLicences(product, { lines: [{ materialId: await video() }] });
    expect(await touched(ctx, orderId)).toEqual({ downloads: 0, certificates: 0 });
  });
});
