import { describe, expect, test } from 'vitest';
import { makeBuyer, pricedLine } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { becomeVip } from '#tests/support/memberships.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const [sales, admin, finance] = await Promise.all(['sales', 'admin', 'finance'].map((name) => signIn(product, name)));
const desk = (path: string, input: object, token = sales) => product.call(`/office/prices/${path}`, input, { token });
const film = await makeMaterial(product, { kind: 'video' });
const PRICE = (await pricedLine(product, film)).priceFen ?? 0;
const codeOf = async (id: number) =>
  (await product.db.selectFrom('materials').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code;
const trail = async (subject: string) =>
  (await product.call('/office/audit/list', { subject }, { token: admin })).body.infos;
const buyer = await makeBuyer(product);
await becomeVip(product, buyer, { percent: 50 });
const vipOf = async (materialId: number) => {
  const { quote } = await buyer.detail(await buyer.order([materialId]));
  return quote.vipFen;
};

/** Publishes the newest table of videos anew, with changes. */
async function publish(change: object, token = sales) {
  const { id, version } = (await desk('versions', { kind: 'video' })).body.infos[0];
  const { leaves, factors, floorFen } = (await desk('table', { id })).body;
  const input = { kind: 'video', basedOn: version, leaves, factors, floorFen, note: 'Floor', effectiveAt: null };
  return await desk('publish', { ...input, ...change }, token);
}

describe('the floor of a price table', () => {
  test('is published with it, holds at the next quote, and stays in the versions after', async () => {
    expect(await vipOf(film)).toBe(Math.floor(PRICE / 2));
    const { body } = await publish({ floorFen: PRICE - 700 });
    expect(await vipOf(film)).toBe(700);
    const [event] = await trail(`price-table:${body.id}`);
    expect(event).toMatchObject({ action: 'price-table.published', after: { floorFen: PRICE - 700 }, reason: 'Floor' });
    const next = await publish({});
    expect((await desk('table', { id: next.body.id })).body).toMatchObject({ floorFen: PRICE - 700 });
    expect(await vipOf(film)).toBe(700);
    await publish({ floorFen: 0 });
    expect(await vipOf(film)).toBe(Math.floor(PRICE / 2));
  });

  test.each([-1, 1.5, 1e15, null])('is not %s', async (floorFen) => {
    expect((await publish({ floorFen })).status).toBe(400);
  });

  test('is never left out, since that would take it away', async () => {
    expect((await publish({ floorFen: undefined })).status).toBe(400);
  });
});

describe('the floor of a material', () => {
  const set = (input: object, token = sales) => desk('setFloor', { reason: 'Prize winner', ...input }, token);

  test('is set by its code and taken back, each with a line in its history', async () => {
    const [code, id] = [await codeOf(film), film];
    expect((await set({ code: code.toLowerCase(), floorFen: PRICE - 100 })).status).toBe(200);
    expect(await vipOf(film)).toBe(100);
    expect((await desk('floors', { kind: 'video' })).body).toMatchObject({
      total: 1,
      infos: [{ materialId: film, code, floorFen: PRICE - 100 }],
    });
    expect((await desk('floors', { kind: 'photo' })).body).toMatchObject({ total: 0, infos: [] });
    await set({ code, floorFen: PRICE - 100 });
    await set({ code, floorFen: null }, admin);
    expect((await desk('floors', { kind: 'video' })).body).toMatchObject({ total: 0 });
    expect(await vipOf(film)).toBe(Math.floor(PRICE / 2));
    const events = (await trail(`material:${id}`)).filter((one: { action: string }) =>
      one.action.endsWith('floor-set'),
    );
    expect(events).toMatchObject([
      { before: { floorFen: PRICE - 100 }, after: { floorFen: null }, reason: 'Prize winner' },
      { before: { floorFen: null }, after: { floorFen: PRICE - 100 }, reason: 'Prize winner' },
    ]);
  });

  test('is listed when the material is off sale, and counts for effects as for music', async () => {
    const [offline, effect] = [
      await makeMaterial(product, { kind: 'photo', online: false }),
      await makeMaterial(product, { kind: 'effect' }),
    ];
    await set({ code: await codeOf(offline), floorFen: 9_000 });
    await set({ code: await codeOf(effect), floorFen: 500 });
    expect((await desk('floors', { kind: 'photo' })).body.infos).toMatchObject([
      { materialId: offline, floorFen: 9000 },
    ]);
    expect((await desk('floors', { kind: 'music' })).body.infos).toMatchObject([{ materialId: effect, floorFen: 500 }]);
  });

  test('is for who changes prices alone, and for a material that there is', async () => {
    const code = await codeOf(film);
    for (const token of [finance, buyer.token]) {
      expect((await set({ code, floorFen: 100 }, token)).status).toBe(403);
      expect((await desk('floors', { kind: 'video' }, token)).status).toBe(403);
    }
    expect((await set({ code: 'V99999999', floorFen: 100 })).body).toMatchObject({
      fields: { code: expect.any(String) },
    });
    for (const wrong of [{ floorFen: 0 }, { floorFen: -1 }, { floorFen: 0.5 }, { floorFen: 100, reason: '' }])
      expect((await set({ code, ...wrong })).status).toBe(400);
  });
});
