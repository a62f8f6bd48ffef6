import { PgBoss } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { DEAD_LETTERS } from '#server/platform/jobs/job-table.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const admin = await signIn(product, 'admin');
const worker = await connectJobs(product.databaseUrl, { log: product.services.log, worker: true });
afterAll(() => worker.stop());

const office = (path: string, input: object, token = admin) => product.call(`/office/work/${path}`, input, { token });

/** Messages to be delivered in a state; other jobs come by their schedule, whenever a minute begins. */
async function deliveries(state: 'waiting' | 'running'): Promise<{ queue: string; tries: number }[]> {
  const { infos } = (await office('list', { state })).body;
  return infos.filter((job: { queue: string }) => job.queue === 'messages.deliver');
}

/** Lets a job fail for good, as after its last retry. */
async function failOne(messageId: number): Promise<string> {
  const id = await worker.boss.send('messages.deliver', { messageId }, { retryLimit: 0 });
  await worker.boss.fetch('messages.deliver');
  await worker.boss.fail('messages.deliver', id ?? '', new Error('the mail server said no'));
  const failed = (await office('list', { state: 'failed' })).body.infos;
  return failed[0].id;
}

test('shows what waits, runs and failed, with the reason', async () => {
  await worker.boss.send('messages.deliver', { messageId: 1 });
  expect(await deliveries('waiting')).toMatchObject([{ tries: 0 }]);
  await worker.boss.fetch('messages.deliver');
  expect(await deliveries('running')).toHaveLength(1);
  await failOne(2);
  const failed = (await office('list', { state: 'failed' })).body;
  expect(failed.infos[0]).toMatchObject({ queue: 'messages.deliver', reason: 'the mail server said no', tries: 1 });
  const { infos } = (await office('queues', {})).body;
  expect(infos).toContainEqual({ name: 'messages.deliver', waiting: 0, running: 1, failed: 1, schedule: null });
  expect(infos).toContainEqual({ name: 'accounts.sweep', waiting: 0, running: 0, failed: 0, schedule: '20 3 * * *' });
});

test('a failed job goes back into its queue, once, and the trail says who sent it', async () => {
  const id = await failOne(3);
  const replies = await Promise.all([1, 2, 3].map(() => office('retry', { id })));
  expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
  expect(await deliveries('waiting')).toHaveLength(1);
  const audit = await product.call('/office/audit/list', { subject: `job:${id}` }, { token: admin });
  expect(audit.body).toMatchObject({ total: 1, infos: [{ action: 'job.retried' }] });
});

test('a failed job can be discarded', async () => {
  const id = await failOne(4);
  expect((await office('discard', { id })).body.success).toBe(true);
  expect(await office('discard', { id })).toMatchObject({ status: 404 });
  expect((await office('retry', { id })).status).toBe(404);
  const failed = (await office('list', { state: 'failed' })).body.infos;
  expect(failed.map((job: { id: string }) => job.id)).not.toContain(id);
});

test('a poisonous job ends among the dead letters after five tries, and the queue goes on', async () => {
  let tries = 0;
  const done: number[] = [];
  const fast = new PgBoss({ connectionString: product.databaseUrl, supervise: false, schedule: false, migrate: false });
  await fast.start();
  await fast.updateQueue('messages.deliver', { retryDelay: 0, retryBackoff: false });
  await fast.deleteAllJobs('messages.deliver');
  await fast.work<{ messageId: number }>('messages.deliver', { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    if (job?.data.messageId !== 666) return void done.push(job?.data.messageId ?? 0);
    tries += 1;
    throw new Error('poison');
  });
  await fast.send('messages.deliver', { messageId: 666 });
  await fast.send('messages.deliver', { messageId: 5 });
  await expect.poll(async () => (await fast.findJobs(DEAD_LETTERS, { data: { messageId: 666 } })).length).toBe(1);
  expect(tries).toBe(5);
  await expect.poll(() => done).toContain(5);
  await fast.stop({ graceful: false });
});

test('is for administrators', async () => {
  for (const path of ['queues', 'list', 'retry', 'discard']) {
    const input = { state: 'failed', id: '00000000-0000-4000-8000-000000000000' };
    expect((await product.call(`/office/work/${path}`, input)).body.code).toBe(1001);
    expect((await office(path, input, await signIn(product, 'editor'))).status).toBe(403);
  }
  expect((await office('retry', { id: 'not-a-uuid' })).body.fields).toHaveProperty('id');
  expect((await office('list', { state: 'everything' })).status).toBe(400);
});
