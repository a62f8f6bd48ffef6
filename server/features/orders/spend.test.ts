import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { FOR_EVER, todayInChina } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const customerId = await makeCompany(product);
const [admin, buyer, approver, viewer] = [
  await makeMember(product, customerId, 'admin'),
  await makeMember(product, customerId, 'buyer'),
  await makeMember(product, customerId, 'approver'),
  await makeMember(product, customerId, 'viewer'),
];
const other = await makeMember(product, await makeCompany(product, '近水文化有限公司'), 'admin');
const alone = await makeMember(product);
const film = await makeOriginal(product, randomBytes(12), 'Harbour');
type Person = typeof admin;

/** A paid and licensed order, as of a day. */
async function bought(by: Person, of: number | undefined, on: string, amountFen: number, projectName: string) {
  const made = await makeLicences(product, {
    buyer: by.account,
    lines: [{ materialId: film }],
    amountFen,
    projectName,
    ...(of === undefined ? {} : { customerId: of }),
  });
  await sql`
    update orders set state = 'confirmed', paid_at = ${`${on} 12:00:00+08`}, created_at = ${`${on} 12:00:00+08`},
      po_number = '=1+1', cost_centre = 'MKT-320' where id = ${made.orderId}`.execute(product.db);
  return made;
}

const SPRING = { from: '2026-03-01', to: '2026-04-30' };
let march = { orderId: 0, licence: { id: 0 } };
beforeAll(async () => {
  for (const [person, name] of [
    [admin, 'Lin'],
    [buyer, 'Wei'],
  ] as const)
    await sql`update users set nickname = ${name} where id = ${person.userId}`.execute(product.db);
  await bought(buyer, customerId, '2026-02-10', 40_000, 'Autumn');
  march = await bought(buyer, customerId, '2026-03-01', 100_000, 'Spring');
  await bought(admin, customerId, '2026-04-30', 50_000, 'Autumn');
  const refunded = await bought(buyer, customerId, '2026-04-10', 900_000, 'Spring');
  await sql`update orders set state = 'closed', close_reason = 'refunded' where id = ${refunded.orderId}`.execute(
    product.db,
  );
  await bought(buyer, undefined, '2026-04-11', 70_000, 'Private');
  await bought(other, (await otherCompany())!, '2026-04-12', 60_000, 'Foreign');
});

async function otherCompany(): Promise<number | null> {
  const { customerId: id } = await product.db
    .selectFrom('users')
    .select('customerId')
    .where('id', '=', other.userId)
    .executeTakeFirstOrThrow();
  return id;
}

describe('what a company spent', () => {
  test('is by month, project and person, beside the time before; refunded, private and foreign orders are not in it', async () => {
    for (const member of [admin, buyer, approver, viewer]) {
      const { body } = await member.call('/company/spend', SPRING);
      expect(body).toMatchObject({
        before: { from: '2025-12-30', to: '2026-02-28' },
        spent: { now: 150_000, before: 40_000 },
        orders: { now: 2, before: 1 },
        months: [
          { month: '2026-03', spent: { now: 100_000, before: 0 } },
          // 61 days after the 10th of February is the 12th of April.
          { month: '2026-04', spent: { now: 50_000, before: 40_000 } },
        ],
        projects: [
          { name: 'Spring', spent: { now: 100_000, before: 0 } },
          { name: 'Autumn', spent: { now: 50_000, before: 40_000 } },
        ],
        people: [
          { userId: buyer.userId, name: 'Wei', spent: { now: 100_000, before: 40_000 } },
          { userId: admin.userId, name: 'Lin', spent: { now: 50_000, before: 0 } },
        ],
      });
    }
    expect((await admin.call('/company/spend', { from: '2020-01-01', to: '2020-01-31' })).body).toMatchObject({
      spent: { now: 0, before: 0 },
      orders: { now: 0, before: 0 },
      months: [{ month: '2020-01', spent: { now: 0, before: 0 } }],
      projects: [],
    });
  });

  test('and its orders are there for spreadsheets, with formulas made harmless', async () => {
    const linesOf = async (path: string) => (await viewer.call(path, SPRING)).body.csv.split('\r\n').slice(0, -1);
    const numbered = (line: string) => line.replace(/FH\d+/, 'FH');
    expect((await linesOf('/company/spend/csv')).map(numbered)).toEqual([
      '\uFEFFOrder number,Ordered on,Paid on,Status,Project,Ordered by,Purchase order number,Cost centre,Licensee,Amount (CNY)',
      "FH,2026-03-01,2026-03-01,Confirmed,Spring,Wei,'=1+1,MKT-320,Nine Films,1000",
      "FH,2026-04-30,2026-04-30,Confirmed,Autumn,Lin,'=1+1,MKT-320,Nine Films,500",
    ]);
    expect((await linesOf('/company/orders/csv')).map(numbered).slice(1)).toEqual([
      "FH,2026-03-01,2026-03-01,Confirmed,Spring,Wei,'=1+1,MKT-320,Nine Films,1000",
      "FH,2026-04-30,2026-04-30,Confirmed,Autumn,Lin,'=1+1,MKT-320,Nine Films,500",
      "FH,2026-04-10,2026-04-10,Refunded,Spring,Wei,'=1+1,MKT-320,Nine Films,9000",
    ]);
  });

  test('and what is not paid or has no price yet is in the spreadsheet as such', async () => {
    const company = await makeCompany(product);
    const member = await makeMember(product, company, 'admin');
    const [open] = [await member.order([film], FOR_EVER), await member.order([film])];
    const { number } = await member.detail(open);
    const today = todayInChina();
    const { csv } = (await member.call('/company/orders/csv', { from: today, to: today })).body;
    const [first, second] = csv.split('\r\n').slice(1);
    expect(first).toBe(`${number},${today},,Awaiting quote,春季新品,Wei,,,北京山海文化有限公司,`);
    expect(second).toMatch(/,,Awaiting payment,.*,\d+$/);
    await member.call('/order/close', { orderId: open, reason: 'cancelled' });
    const after = (await member.call('/company/orders/csv', { from: today, to: today })).body.csv;
    expect(after).toContain(`${number},${today},,Cancelled,`);
  });

  test.each([
    [{}],
    [{ from: '2026-04-30', to: '2026-03-01' }],
    [{ from: '2026-02-30', to: '2026-03-01' }],
    [{ from: '2010-01-01', to: '2026-01-01' }],
    [{ ...SPRING, customerId: 1 }],
  ])('%j is no period', async (input) => {
    for (const path of ['/company/spend', '/company/spend/csv', '/company/orders/csv'])
      expect((await admin.call(path, input)).status, path).toBe(400);
  });
});

describe('lists of a company', () => {
  test('its licences and downloads say who, to every member', async () => {
    const { body } = await buyer.call('/licence/download', { licenceId: march.licence.id });
    expect(body.success).toBe(true);
    for (const member of [admin, viewer]) {
      const licences = (await member.call('/company/licences')).body;
      expect(licences.total).toBe(4);
      expect(licences.infos.at(-2)).toMatchObject({
        licenceId: march.licence.id,
        orderId: march.orderId,
        title: 'Harbour',
        projectName: 'Spring',
        by: 'Wei',
      });
      expect((await member.call('/company/licences', { keyword: 'autumn', pageSize: 1 })).body).toMatchObject({
        total: 2,
        infos: [{ projectName: 'Autumn', by: 'Lin' }],
      });
      expect((await member.call('/company/downloads')).body).toMatchObject({
        total: 1,
        infos: [{ by: 'Wei', how: 'file', orderId: march.orderId, title: 'Harbour' }],
      });
    }
  });

  test.each([
    ['/company/spend', SPRING],
    ['/company/spend/csv', SPRING],
    ['/company/orders/csv', SPRING],
    ['/company/licences', {}],
    ['/company/downloads', {}],
    ['/company/invoices', {}],
  ])('%s is for members of an open company alone, and of theirs only', async (path, input) => {
    expect((await product.call(path, input)).status).toBe(401);
    expect((await alone.call(path, input)).status).toBe(404);
    const foreign = await other.call(path, input);
    expect(foreign.status).toBe(200);
    expect(JSON.stringify(foreign.body)).not.toMatch(/Spring|Autumn/);
    await sql`update customers set status = 3 where id = ${customerId}`.execute(product.db);
    expect((await admin.call(path, input)).status).toBe(404);
    await sql`update customers set status = 1 where id = ${customerId}`.execute(product.db);
    expect((await viewer.call(path, input)).status).toBe(200);
  });
});
