import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { issue, makePaidOrder } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { startReceiver } from '#tests/support/receiver.ts';
import { workers } from '#server/workers.ts';
import { systemContext } from '#server/system-context.ts';

const product = await startProduct({ WEBHOOKS_TO_LOOPBACK: '1' });
const strict = await startProduct();
const film = await makeMaterial(product, { kind: 'video' });
const receiver = await startReceiver();
type Person = Awaited<ReturnType<typeof makeMember>>;
let company: number;
let admin: Person;
beforeEach(async () => {
  await product.moveTime('0 seconds');
  company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
  receiver.received.length = 0;
  Object.assign(receiver.answer, { status: 204, location: undefined, silent: false });
});

const EVENTS = ['order.quoted', 'order.closed', 'licence.issued', 'licence.revoked'];
const create = (url: string, events: string[] = EVENTS, who = admin) =>
  who.call('/company/webhooks/create', { url, events });

/** Does a worker's job: everything that waits in the queue, then what is due again. */
async function work(on: Product = product): Promise<void> {
  const ctx = systemContext(on.services, 'test');
  const { boss } = on.services.jobs;
  for (;;) {
    const jobs = await boss.fetch<{ deliveryId: number }>('webhooks.deliver', { batchSize: 100 });
    if (jobs.length === 0) break;
    await Promise.all(jobs.map((job) => workers['webhooks.deliver'](ctx, job.data, new AbortController().signal)));
    await boss.complete(
      'webhooks.deliver',
      jobs.map((job) => job.id),
    );
  }
  await workers['webhooks.retry'](ctx, {}, new AbortController().signal);
}

const log = async (who = admin) => (await who.call('/company/webhooks/log')).body.infos;

describe('a webhook', () => {
  test('is told about orders and licences of its company, signed, and of nobody else’s', async () => {
    const { body } = await create(receiver.url);
    expect(body.secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(body.webhooks).toMatchObject([{ url: receiver.url, events: EVENTS }]);
    expect(JSON.stringify(await admin.call('/company/webhooks'))).not.toContain(body.secret);
    const orderId = await admin.order([film]);
    await (await makeMember(product)).order([film]);
    await (await makeMember(product, await makeCompany(product))).order([film]);
    await work();
    expect(receiver.received).toHaveLength(1);
    const [{ body: sent, signature }] = receiver.received as [{ body: string; signature: string }];
    const { number } = await admin.detail(orderId);
    expect(JSON.parse(sent)).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      event: 'order.quoted',
      at: expect.stringMatching(/^20.*Z$/),
      data: { orderId, number, state: 'quoted', totalFen: 48_000 },
    });
    const [, time = '', hex] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? [];
    expect(createHmac('sha256', body.secret).update(`${time}.${sent}`).digest('hex')).toBe(hex);
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(120);
    expect(await log()).toMatchObject([
      { event: 'order.quoted', about: number, state: 'delivered', tries: 1, status: 204, fault: null, nextAt: null },
    ]);
  });

  test('hears of licences when they are issued and when they are revoked', async () => {
    await create(receiver.url);
    const orderId = await makePaidOrder(product, {
      buyer: admin.account,
      customerId: company,
      lines: [{ materialId: film }],
    });
    await issue(product, orderId);
    const { id, number } = await product.db
      .selectFrom('licences')
      .select(['id', 'number'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const staff = await signIn(product, 'admin');
    const revoked = await product.call('/office/licences/revoke', { licenceId: id, reason: 'x' }, { token: staff });
    expect(revoked.status).toBe(200);
    await work();
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { event: string; data: object });
    expect(told.map(({ event }) => event).toSorted()).toEqual(['licence.issued', 'licence.revoked']);
    for (const { data } of told) expect(data).toMatchObject({ licenceId: id, number, materialId: film, orderId });
  });

  test('is told only what it asked for, and nothing once it is removed or its company closed', async () => {
    const { body } = await create(receiver.url, ['order.closed']);
    await admin.order([film]);
    await work();
    expect(receiver.received).toEqual([]);
    const orderId = await admin.order([film]);
    await admin.call('/order/close', { orderId, reason: 'cancelled' });
    await setCompanyStatus(product, company, 3);
    await work();
    expect(receiver.received).toEqual([]);
    await setCompanyStatus(product, company, 1);
    await work();
    expect(receiver.received).toHaveLength(1);
    const another = await admin.order([film]);
    await admin.call('/order/close', { orderId: another, reason: 'cancelled' });
    expect(
      (await admin.call('/company/webhooks/remove', { webhookId: body.webhooks[0].webhookId })).body,
    ).toMatchObject({ webhooks: [] });
    await work();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a receiver that does not take it', () => {
  test('is tried again with growing pauses for two days, then no more; the log sends it once more', async () => {
    receiver.answer.status = 500;
    await create(receiver.url);
    await admin.order([film]);
    await work();
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 1, status: 500, fault: 'status' }]);
    await work();
    expect(receiver.received).toHaveLength(1);
    const pauses = [1, 5, 15, 60, 180, 360, 720, 1440];
    let minutes = 0;
    for (const [turn, pause] of pauses.entries()) {
      await product.moveTime(`${minutes + pause - 0.5} minutes`);
      await work();
      expect(receiver.received).toHaveLength(turn + 1);
      minutes += pause + 1;
      await product.moveTime(`${minutes} minutes`);
      await work();
      expect(receiver.received).toHaveLength(turn + 2);
    }
    const [failed] = await log();
    expect(failed).toMatchObject({ state: 'failed', tries: 9, nextAt: null });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    receiver.answer.status = 200;
    expect((await admin.call('/company/webhooks/resend', { deliveryId: failed.deliveryId })).status).toBe(200);
    await work();
    expect(receiver.received).toHaveLength(10);
    expect(await log()).toMatchObject([{ state: 'delivered', tries: 1, status: 200 }]);
  });

  test('loses nothing when it is down for an hour', async () => {
    receiver.answer.status = 503;
    await create(receiver.url);
    for (let turn = 0; turn < 5; turn += 1) await admin.order([film]);
    await work();
    receiver.answer.status = 204;
    await product.moveTime('61 minutes');
    receiver.received.length = 0;
    await work();
    expect(receiver.received).toHaveLength(5);
    expect((await log()).map(({ state }: { state: string }) => state)).toEqual(Array(5).fill('delivered'));
  });

  test('is not followed elsewhere, and not waited for', async () => {
    const inside = await startReceiver();
    Object.assign(receiver.answer, { status: 307, location: inside.url });
    await create(receiver.url);
    await admin.order([film]);
    await work();
    expect(inside.received).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'waiting', status: 307, fault: 'status' }]);
    Object.assign(receiver.answer, { silent: true });
    await product.moveTime('2 minutes');
    await work();
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 2, status: null, fault: 'slow' }]);
  });

  test('sent by two workers at once it arrives once', async () => {
    await create(receiver.url);
    await admin.order([film]);
    await Promise.all([work(), work(), work()]);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('addresses', () => {
  test.each([
    'not an address',
    'ftp://example.com/',
    'http://example.com/',
    'https://user:secret@1.1.1.1/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'https://no-such-name.invalid/',
  ])('%s is refused', async (url) => {
    const someone = await makeMember(strict, await makeCompany(strict), 'admin');
    expect(await create(url, EVENTS, someone)).toMatchObject({
      status: 400,
      body: { problem: 'webhook-address', fields: { url: expect.any(String) } },
    });
    expect((await someone.call('/company/webhooks')).body.webhooks).toEqual([]);
  });

  test('a public one is taken', async () => {
    const someone = await makeMember(strict, await makeCompany(strict), 'admin');
    expect((await create('https://1.1.1.1/hook#part', EVENTS, someone)).body.webhooks).toMatchObject([
      { url: 'https://1.1.1.1/hook' },
    ]);
  });

  test('one that leads inside by now is not called', async () => {
    const customerId = await makeCompany(strict);
    const someone = await makeMember(strict, customerId, 'admin');
    await create('https://1.1.1.1/', EVENTS, someone);
    await sql`update webhooks set url = ${receiver.url} where customer_id = ${customerId}`.execute(strict.db);
    await someone.order([await makeMaterial(strict, { kind: 'video' })]);
    await work(strict);
    expect(receiver.received).toEqual([]);
    expect(await log(someone)).toMatchObject([{ state: 'waiting', fault: 'not-public', status: null }]);
  });
});

describe('who may', () => {
  test('administrators alone; colleagues are told so, to everybody else there is none', async () => {
    const { webhookId } = (await create(receiver.url)).body.webhooks[0];
    await admin.order([film]);
    const [{ deliveryId }] = await log();
    const calls: [string, object][] = [
      ['/company/webhooks', {}],
      ['/company/webhooks/create', { url: receiver.url, events: EVENTS }],
      ['/company/webhooks/remove', { webhookId }],
      ['/company/webhooks/log', {}],
      ['/company/webhooks/resend', { deliveryId }],
    ];
    const [buyer, stranger] = [await makeMember(product, company, 'buyer'), await makeMember(product)];
    for (const [path, input] of calls) {
      expect((await buyer.call(path, input)).status).toBe(403);
      expect((await stranger.call(path, input)).status).toBe(404);
      expect((await product.call(path, input)).status).toBe(401);
    }
    const other = await makeMember(product, await makeCompany(product), 'admin');
    expect((await other.call('/company/webhooks/remove', { webhookId })).status).toBe(404);
    expect((await other.call('/company/webhooks/resend', { deliveryId })).status).toBe(404);
    expect(await log(other)).toEqual([]);
  });

  test('five for each company, with known events', async () => {
    const replies = await Promise.all(Array.from({ length: 7 }, async () => (await create(receiver.url)).body));
    expect(replies.filter(({ success }) => success)).toHaveLength(5);
    expect(replies.filter(({ problem }) => problem === 'webhooks-full')).toHaveLength(2);
    for (const events of [[], ['order.eaten']]) expect((await create(receiver.url, events)).status).toBe(400);
  });
});
