import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { startReceiver } from '#tests/support/receiver.ts';
import { definitionOf } from '#server/platform/jobs/job-table.ts';
import { workers } from '#server/workers.ts';
import { systemContext } from '#server/system-context.ts';

const product = await startProduct({ WEBHOOKS_TO_LOOPBACK: '1' });
const film = await makeMaterial(product, { kind: 'video' });
const ctx = systemContext(product.services, 'test');
const { boss } = product.services.jobs;
const PATIENCE = { timeout: 60_000 };

/** A company with one webhook, and its receiver. */
async function told(url?: string) {
  const admin = await makeMember(product, await makeCompany(product), 'admin');
  const receiver = await startReceiver();
  const { body } = await admin.call('/company/webhooks/create', { url: url ?? receiver.url, events: ['order.quoted'] });
  const { webhookId } = body.webhooks[0];
  const states = async () => {
    const { rows } = await sql<{ tries: number; state: string }>`
      select tries, state from webhook_deliveries where webhook_id = ${webhookId} order by id`.execute(product.db);
    return rows.map(({ tries, state }) => `${state} ${tries}`);
  };
  const order = () => admin.order([film]);
  return { webhookId, receiver, admin, order, states };
}
type Told = Awaited<ReturnType<typeof told>>;

/** Announces so many more messages, each like the one that the webhook has. */
async function addMessages({ webhookId }: Told, count: number): Promise<void> {
  await product.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into webhook_deliveries (webhook_id, event, data)
      select d.webhook_id, d.event, d.data from webhook_deliveries d, generate_series(1, ${count}::int)
      where d.webhook_id = ${webhookId} returning id`.execute(tx);
    for (const { id } of rows) await product.services.jobs.enqueue(tx, 'webhooks.deliver', { deliveryId: id });
  });
}

/** Does what one worker does with the queue of new messages until that is empty. */
async function sendNew(): Promise<void> {
  const send = async () => {
    for (;;) {
      const [job] = await boss.fetch<{ deliveryId: number }>('webhooks.deliver');
      if (!job) return;
      await workers['webhooks.deliver'](ctx, job.data, new AbortController().signal);
      await boss.complete('webhooks.deliver', job.id);
    }
  };
  await Promise.all(Array.from({ length: definitionOf('webhooks.deliver').atOnce ?? 0 }, send));
}
const retry = () => workers['webhooks.retry'](ctx, {}, new AbortController().signal);

beforeEach(async () => {
  await product.moveTime('0 seconds');
});

describe('a receiver that is silent', () => {
  test.each([
    ['new messages', sendNew],
    ['messages that are due again', retry],
  ])('holds up nobody else: %s', async (_, work) => {
    const [silent, prompt] = [await told(), await told()];
    silent.receiver.answer.silent = true;
    await silent.order();
    await addMessages(silent, 200);
    await prompt.order();
    if (work === retry) await boss.deleteQueuedJobs('webhooks.deliver');
    const working = work();
    await vi.waitFor(() => expect(prompt.receiver.received).toHaveLength(1), PATIENCE);
    expect(await silent.states()).toContain('waiting 0');
    silent.receiver.speak();
    await working;
    expect(await prompt.states()).toEqual(['delivered 1']);
    await product.moveTime('2 minutes');
    for (let turn = 0; turn < 20 && (await silent.states()).join().includes('waiting'); turn += 1) await retry();
    expect(silent.receiver.mostAtOnce()).toBe(4);
    expect(new Set(silent.receiver.received.map(({ body }) => body)).size).toBe(201);
    expect((await silent.states()).join()).not.toMatch(/waiting|failed/);
  });

  test('is told of new things by the retry only, until it answers again', async () => {
    const away = await told('http://127.0.0.1:9/');
    for (let turn = 0; turn < 3; turn += 1) {
      await away.order();
      await sendNew();
    }
    expect(await away.states()).toEqual(['waiting 1', 'waiting 1', 'waiting 1']);
    await away.order();
    await sendNew();
    expect((await away.states()).at(-1)).toBe('waiting 0');
    await retry();
    expect((await away.states()).at(-1)).toBe('waiting 1');
    await sql`update webhooks set url = ${away.receiver.url} where id = ${away.webhookId}`.execute(product.db);
    await product.moveTime('2 minutes');
    await retry();
    expect(await away.states()).toEqual(Array(4).fill('delivered 2'));
    await away.order();
    await sendNew();
    expect((await away.states()).at(-1)).toBe('delivered 1');
  });

  test('is so only after three messages in a row', async () => {
    const some = await told();
    const url = (to: string) => sql`update webhooks set url = ${to} where id = ${some.webhookId}`.execute(product.db);
    for (const to of ['http://127.0.0.1:9/', 'http://127.0.0.1:9/', some.receiver.url, 'http://127.0.0.1:9/']) {
      await url(to);
      await some.order();
      await sendNew();
    }
    await url(some.receiver.url);
    await some.order();
    await sendNew();
    expect(await some.states()).toEqual(['waiting 1', 'waiting 1', 'delivered 1', 'waiting 1', 'delivered 1']);
  });

  test('is sent to by whoever comes next when its sender has died', async () => {
    const one = await told();
    await one.order();
    await sql`update webhooks set sending_until = clock_now() + interval '1 minute'
      where id = ${one.webhookId}`.execute(product.db);
    await sendNew();
    expect(await one.states()).toEqual(['waiting 0']);
    await product.moveTime('61 seconds');
    await retry();
    expect(await one.states()).toEqual(['delivered 1']);
  });
});
