import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { FOR_EVER, mailsTo, ONE_YEAR, pricedLine, trailOf } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '#server/system-context.ts';
import { expireOrders } from './orders.jobs.ts';

const product = await startProduct({}, undefined, await startSandbox());
const sales = await signIn(product, 'sales');
const film = await makeMaterial(product, { kind: 'video' });
const { priceFen } = await pricedLine(product, film, ONE_YEAR);
const PRICE = priceFen ?? 0;
type Person = Awaited<ReturnType<typeof makeMember>>;
let admin: Person;
let buyer: Person;
let approver: Person;
let viewer: Person;
beforeEach(async () => {
  const company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
  buyer = await makeMember(product, company, 'buyer');
  approver = await makeMember(product, company, 'approver');
  viewer = await makeMember(product, company, 'viewer');
});

const above = async (fen: number | null) =>
  expect((await admin.call('/company/setApproveAbove', { fen })).body.company.approveAboveFen).toBe(fen);
const limit = async (kind: 'monthly' | 'fixed', limitFen: number) =>
  expect((await admin.call('/company/setLimit', { userId: buyer.userId, limit: { kind, limitFen } })).status).toBe(200);
const answer = async ({ call }: Person, orderId: number, approve: boolean, words = 'Too dear') =>
  await call('/order/answerApproval', { orderId, approve, words });
const approvalOf = async (orderId: number) => {
  const { approval, next, may } = await buyer.detail(orderId);
  return [approval, next, may.pay];
};
const remind = () => expireOrders(systemContext(product.services, 'test'), {}, new AbortController().signal);

describe('[D9] an order above the company’s amount', () => {
  test('waits for a colleague; then it can be paid', async () => {
    await above(PRICE - 1);
    const orderId = await buyer.order([film]);
    expect(await approvalOf(orderId)).toEqual(['waiting', 'colleague-approves', false]);
    const [{ quoteId }] = (await buyer.detail(orderId)).quotes;
    const start = { key: randomUUID(), orderId, quoteId, gateway: 'alipay' };
    expect((await buyer.call('/payment/start', start)).body.problem).toBe('approval-needed');
    expect((await mailsTo(product, approver.account)).at(-1)).toContain('Please approve or decline');
    expect((await mailsTo(product, admin.account)).at(-1)).toContain('Please approve or decline');
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('needs a colleague’s approval');
    expect((await approver.detail(orderId)).may).toMatchObject({ approve: true, pay: false });
    const { infos } = (await approver.call('/company/orders', { approval: 'waiting' })).body;
    expect(infos).toMatchObject([{ orderId, next: 'colleague-approves' }]);
    expect((await answer(approver, orderId, true, '')).status).toBe(200);
    expect(await approvalOf(orderId)).toEqual(['approved', 'buyer-pays', true]);
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('approved your order');
    expect((await buyer.call('/payment/start', { ...start, key: randomUUID() })).status).toBe(200);
    expect((await trailOf(product, orderId)).map(({ action }) => action)).toEqual([
      'order.quoted',
      'order.approval-waiting',
      'order.approval-approved',
    ]);
  });

  test('declined, it says why and cannot be paid; asking for a change begins anew', async () => {
    await above(0);
    const orderId = await buyer.order([film]);
    const wordless = await answer(approver, orderId, false, ' ');
    expect([wordless.status, wordless.body.fields]).toEqual([400, { words: 'Please fill in this field' }]);
    expect((await answer(approver, orderId, false)).status).toBe(200);
    expect(await approvalOf(orderId)).toEqual(['declined', 'buyer-changes', false]);
    expect(await buyer.detail(orderId)).toMatchObject({ approvalBy: 'Wei', approvalWords: 'Too dear' });
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('Too dear');
    await buyer.call('/order/say', { orderId, words: 'Cheaper?', asksChange: true });
    expect((await buyer.detail(orderId)).approval).toBe('none');
    const { lines } = await buyer.detail(orderId);
    const quoted = {
      orderId,
      basedOn: 0,
      note: '',
      discountPercent: 0,
      lines: [{ lineId: lines[0].lineId, priceFen: 5 }],
    };
    const special = { zh: '', en: '' };
    await product.call(
      '/office/sales/quote',
      { ...quoted, lines: quoted.lines.map((one) => ({ ...one, special })) },
      { token: sales },
    );
    expect(await approvalOf(orderId)).toEqual(['waiting', 'colleague-approves', false]);
  });

  test('at the amount itself nobody is asked, nor for private orders', async () => {
    await above(PRICE);
    expect(await approvalOf(await buyer.order([film]))).toEqual(['none', 'buyer-pays', true]);
    const stranger = await makeMember(product);
    expect((await stranger.detail(await stranger.order([film]))).approval).toBe('none');
  });

  test('quoted by sales it waits from then on, until they quote less than the amount', async () => {
    await above(100);
    const orderId = await buyer.order([film], FOR_EVER);
    expect(await approvalOf(orderId)).toEqual(['none', 'sales-quotes', false]);
    const [{ lineId }] = (await buyer.detail(orderId)).lines;
    const quote = (basedOn: number, priceFen: number) =>
      product.call('/office/sales/quote', { orderId, basedOn, lines: [{ lineId, priceFen }] }, { token: sales });
    await quote(0, 101);
    expect(await approvalOf(orderId)).toEqual(['waiting', 'colleague-approves', false]);
    await quote(1, 100);
    expect(await approvalOf(orderId)).toEqual(['none', 'buyer-pays', true]);
    expect((await trailOf(product, orderId)).at(-1)).toMatchObject({
      action: 'order.approval-none',
      before: { approval: 'waiting' },
      after: { approval: 'none' },
    });
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('is ¥1.00');
  });

  test('is answered only while it waits, and by those only who are offered to', async () => {
    await above(0);
    const [orderId, own, closed] = [await buyer.order([film]), await admin.order([film]), await buyer.order([film])];
    const offered = async ({ detail }: Person, id: number) => (await detail(id)).may.approve as boolean;
    const people = [approver, admin, viewer, buyer];
    expect(await Promise.all(people.map((one) => offered(one, orderId)))).toEqual([true, true, false, false]);
    expect(await Promise.all(people.map((one) => offered(one, own)))).toEqual([true, false, false, false]);
    await buyer.call('/order/close', { orderId: closed, reason: 'cancelled' });
    await answer(approver, orderId, true);
    expect([await offered(approver, orderId), await offered(approver, closed)]).toEqual([false, false]);
    const alone = await makeMember(product);
    const theirs = await alone.order([film]);
    await sql`update users set customer_id = ${await makeCompany(product)}, company_role = 'admin'
      where id = ${alone.userId}`.execute(product.db);
    expect((await answer(alone, theirs, true)).body.problem).toBe('not-found');
  });

  test('nobody approves their own, and neither buyers, viewers nor strangers approve', async () => {
    await above(0);
    const [orderId, own] = [await buyer.order([film]), await admin.order([film])];
    expect((await answer(admin, own, true)).body.problem).toBe('second-person');
    for (const person of [buyer, viewer]) expect((await answer(person, orderId, true)).status).toBe(403);
    const foreign = await makeMember(product, await makeCompany(product), 'admin');
    for (const person of [foreign, await makeMember(product)])
      for (const id of [orderId, 999_999]) expect((await answer(person, id, true)).body.problem).toBe('not-found');
    expect((await answer(approver, own, true)).status).toBe(200);
    expect((await answer(approver, own, false)).body.problem).toBe('changed-meanwhile');
  });

  test('approving, cancelling and paying at once, one of them wins and nothing is half', async () => {
    await above(0);
    const orderId = await buyer.order([film]);
    const { quoteId } = (await buyer.detail(orderId)).quote;
    const [approved, started, closed, declined] = await Promise.all([
      answer(approver, orderId, true),
      buyer.call('/payment/start', { key: randomUUID(), orderId, quoteId, gateway: 'alipay' }),
      buyer.call('/order/close', { orderId, reason: 'cancelled' }),
      answer(admin, orderId, false),
    ]);
    expect(closed.status).toBe(200);
    const states = [approved.status, declined.status].filter((status) => status === 200);
    expect(states.length).toBeLessThanOrEqual(1);
    // Paid for only after somebody else said yes.
    expect(started.status === 200 ? approved.status : 200).toBe(200);
    expect((await buyer.detail(orderId)).state).toBe('closed');
    expect((await answer(approver, orderId, true)).body.problem).toBe('changed-meanwhile');
  });

  test('declining and paying at once, nothing can be paid', async () => {
    await above(0);
    const orderId = await buyer.order([film]);
    const { quoteId } = (await buyer.detail(orderId)).quote;
    const start = () => buyer.call('/payment/start', { key: randomUUID(), orderId, quoteId, gateway: 'alipay' });
    const [declined, ...paid] = await Promise.all([answer(approver, orderId, false), start(), start()]);
    expect(declined.status).toBe(200);
    for (const { body } of [...paid, await start()]) expect(body.problem).toBe('approval-needed');
  });

  test('colleagues are reminded once, after a day, and again of another quote', async () => {
    await above(0);
    const orderId = await buyer.order([film]);
    const reminders = async () =>
      (await mailsTo(product, approver.account)).filter((mail) => mail.includes('waiting for a day')).length;
    await remind();
    expect(await reminders()).toBe(0);
    await product.moveTime('1 day 1 minute');
    await remind();
    await remind();
    expect(await reminders()).toBe(1);
    await product.moveTime('0 seconds');
    const { lines } = await buyer.detail(orderId);
    const quote = { orderId, basedOn: 1, lines: [{ lineId: lines[0].lineId, priceFen: 5 }] };
    expect((await product.call('/office/sales/quote', quote, { token: sales })).status).toBe(200);
    await product.moveTime('1 day 1 minute');
    await remind();
    expect(await reminders()).toBe(2);
    await product.moveTime('0 seconds');
  });
});

describe('[D9] a member’s limit', () => {
  test('counts what is ordered this month; what goes beyond waits', async () => {
    await limit('monthly', 2 * PRICE);
    const [one, two, three] = [await buyer.order([film]), await buyer.order([film]), await buyer.order([film])];
    expect(await Promise.all([one, two, three].map(async (id) => String((await approvalOf(id))[0])))).toEqual([
      'none',
      'none',
      'waiting',
    ]);
    const me = async () =>
      (await admin.call('/company/people')).body.members.find((one: Person) => one.userId === buyer.userId).limit;
    expect(await me()).toEqual({ kind: 'monthly', limitFen: 2 * PRICE, usedFen: 3 * PRICE });
    for (const orderId of [two, three]) await buyer.call('/order/close', { orderId, reason: 'cancelled' });
    expect((await me()).usedFen).toBe(PRICE);
    expect((await approvalOf(await buyer.order([film])))[0]).toBe('none');
    await sql`update orders set created_at = created_at - interval '32 days'`.execute(product.db);
    expect((await me()).usedFen).toBe(0);
  });

  test('of two orders at once that fit one by one, only one does', async () => {
    await limit('fixed', PRICE);
    const ids = await Promise.all([1, 2, 3].map(() => buyer.order([film])));
    const states = await Promise.all(ids.map(async (id) => String((await approvalOf(id))[0])));
    expect(states.toSorted()).toEqual(['none', 'waiting', 'waiting']);
  });

  test('is set by administrators for their own people', async () => {
    const input = { userId: buyer.userId, limit: { kind: 'monthly', limitFen: 1 } };
    for (const person of [buyer, approver, viewer]) {
      expect((await person.call('/company/setLimit', input)).status).toBe(403);
      expect((await person.call('/company/setApproveAbove', { fen: 1 })).status).toBe(403);
    }
    const foreign = await makeMember(product, await makeCompany(product), 'admin');
    expect((await foreign.call('/company/setLimit', input)).status).toBe(404);
    expect((await admin.call('/company/setLimit', { ...input, limit: { kind: 'monthly', limitFen: -1 } })).status).toBe(
      400,
    );
    expect((await admin.call('/company/setApproveAbove', { fen: 0.5 })).status).toBe(400);
    await admin.call('/company/setLimit', input);
    expect((await admin.call('/company/setLimit', { ...input, limit: null })).body.members).not.toContainEqual(
      expect.objectContaining({ limit: expect.anything() }),
    );
  });
});
