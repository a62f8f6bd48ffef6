import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { FOR_EVER, ONE_YEAR, partInfo, pricedLine, trailOf } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeOriginal } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';
import { moveOrder, readOrderForPaper } from './orders.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const film = await makeMaterial(product, { kind: 'video' });
const photo = await makeMaterial(product, { kind: 'photo' });
const line = await pricedLine(product, film);

describe('no order is placed', () => {
  test.each(['approver', 'viewer'] as const)('by whoever is %s of a company', async (role) => {
    const { create, call } = await makeMember(product, await makeCompany(product), role);
    expect((await create({ lines: [line] })).body).toMatchObject({ code: 403, problem: 'company-role' });
    expect((await call('/company/orders')).body.total).toBe(0);
  });

  test('under another agreement than the one in effect', async () => {
    const { create } = await makeMember(product);
    expect((await create({ lines: [line], agreement: 2 })).body).toMatchObject({
      code: 409,
      problem: 'agreement-changed',
    });
  });

  test('of what was bought out, which is the reason why it is offline', async () => {
    const sold = await makeMaterial(product, { kind: 'video' });
    const rival = await makeMember(product);
    const orderId = await rival.order([sold], FOR_EVER);
    await sql`
      insert into licences (number, line_id, order_id, buyer_id, material_id, material_code, title_zh, title_en,
        scene, channel, period, area, licensee_type, licensee, project_name, brand, amount_fen, starts_on)
      select 'FL-1', l.id, ${orderId}, ${rival.userId}, l.material_id, '', '', '', l.scene, l.channel, 'buyout',
        l.area, 'company', '', '', '', 1, current_date
      from order_lines l where l.order_id = ${orderId}`.execute(product.db);
    await sql`update materials set state = 'offline' where id = ${sold}`.execute(product.db);
    const { create } = await makeMember(product);
    expect((await create({ lines: [{ ...line, materialId: sold }] })).body.problem).toBe('bought-out');
  });
});

test('a company’s webhooks hear of each step of its order but of the wish for a quote', async () => {
  const customerId = await makeCompany(product);
  const { order, call, userId } = await makeMember(product, customerId, 'buyer');
  const events = ['order.quoted', 'order.paid', 'order.confirmed', 'order.closed'];
  await sql`
    insert into webhooks (customer_id, url, events, secret, made_by)
    values (${customerId}, 'https://example.test', ${events}, 'sealed', ${userId})`.execute(product.db);
  const heard = async (orderId: number) => {
    const { rows } = await sql<{ event: string }>`
      select event from webhook_deliveries where (data->>'orderId')::int = ${orderId} order by id`.execute(product.db);
    return rows.map(({ event }) => event);
  };
  const [priced, asked] = [await order([film]), await order([film], FOR_EVER)];
  must(await moveOrder(ctx, { id: priced, from: 'quoted', to: 'paid', by: 'system' }));
  must(await moveOrder(ctx, { id: priced, from: 'paid', to: 'confirmed', by: 'system' }));
  expect(await heard(priced)).toEqual(['order.quoted', 'order.paid', 'order.confirmed']);
  await call('/order/close', { orderId: asked, reason: 'cancelled' });
  expect(await heard(asked)).toEqual(['order.closed']);
});

test('the paper of an order for two projects names both', async () => {
  const { create, detail } = await makeMember(product);
  const further = partInfo({ projectName: '夏日上新' });
  const lines = [
    { ...line, part: 0 },
    { ...(await pricedLine(product, photo)), part: 1 },
  ];
  const { orderId } = (await create({ lines, furtherParts: [further] })).body;
  const { quoteId } = (await detail(orderId)).quote;
  expect((await readOrderForPaper(ctx, orderId, quoteId))?.furtherParts).toEqual([further]);
});

test('a work without a picture is in the order all the same', async () => {
  const bare = await makeMaterial(product, { kind: 'video' });
  const { order, detail } = await makeMember(product);
  const orderId = await order([bare]);
  await sql`delete from material_files where material_id = ${bare}`.execute(product.db);
  expect(await detail(orderId)).toMatchObject({ thumbnails: [], lines: [{ materialId: bare, thumbnail: null }] });
});

describe('what is taken from a project', () => {
  test('is quoted at the price agreed on, is on record as that, and leaves the cart', async () => {
    const { desk, customerId, buyer } = await makeProject(product);
    const projectId = await desk.open(customerId, [buyer.userId]);
    const skuId = await desk.addSku(projectId, { terms: FOR_EVER, unitFen: 31_800 });
    const [one, two] = [await makeOriginal(product, randomBytes(12)), await makeOriginal(product, randomBytes(12))];
    await buyer.call('/cart/add', { targetId: one, category: 0 });
    const { body } = await buyer.call('/project/take', { key: randomUUID(), skuId, materialIds: [one, two] });
    const { quote, lines, specialRequest, approval } = await buyer.detail(body.orderId);
    expect({ specialRequest, approval }).toEqual({ specialRequest: '', approval: 'none' });
    expect(lines).toMatchObject([
      { materialId: one, terms: FOR_EVER, listFen: 31_800 },
      { materialId: two, terms: FOR_EVER, listFen: 31_800 },
    ]);
    const taken = { priceFen: 31_800, discountFen: 0, vipFen: 0, amountFen: 31_800, terms: FOR_EVER };
    const special = { zh: '', en: '' };
    expect(quote).toMatchObject({ auto: true, note: '', totalFen: 63_600, version: 1 });
    expect(quote.lines).toMatchObject([
      { ...taken, special },
      { ...taken, special },
    ]);
    expect((await trailOf(product, body.orderId))[0]).toEqual({
      action: 'order.quoted',
      actor: 'Wei',
      before: null,
      after: { state: 'quoted', kind: 'video', lines: 2, totalFen: 63_600, projectId, agreement: 1 },
      reason: null,
    });
    expect((await buyer.call('/cart/counts')).body).toMatchObject({ videoShopping: 0 });
  });

  test('is refused like any other', async () => {
    const { desk, customerId, buyer } = await makeProject(product);
    const skuId = await desk.addSku(await desk.open(customerId, [buyer.userId]), { terms: ONE_YEAR });
    const hidden = await makeMaterial(product, { kind: 'video', online: false });
    const take = async (materialId: number) =>
      (await buyer.call('/project/take', { key: randomUUID(), skuId, materialIds: [materialId] })).body;
    expect((await take(hidden)).problem).toBe('not-on-sale');
    expect(await take(photo)).toMatchObject({ problem: 'bad-input', fields: { lines: 'Check the format' } });
  });
});
