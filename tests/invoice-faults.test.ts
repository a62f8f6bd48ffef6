import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInvoiceViolations } from '#server/features/invoices/invariants.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { readSandboxKeys } from '#server/platform/payment-gateways/sandbox/keys.ts';
import { COMPANY } from './support/einvoice.ts';
import { embeddedUrl } from './support/embedded-url.ts';
import { type Ask, insist, payFor } from './support/errands.ts';
import { killPart, pidOf } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';
import { makePhotos, withDatabase } from './support/run-database.ts';
import { type SandboxControl, sandboxControl } from './support/sandbox-control.ts';

const WORKER = /worker\.js/;
const DATA_DIR = newDataDir();
/** Long enough to kill a worker that waits for its answer. */
const WAIT_MS = 8000;

let product: Run;
let photos: number[];
let buyer: Ask;
let titleId: number;
let provider: SandboxControl['provider'];

beforeAll(async () => {
  product = await runProduct({ DATA_DIR });
  await product.says(/Framehall is ready/);
  photos = await withDatabase(DATA_DIR, (db) => makePhotos(db, 4));
  const login = { account: 'buyer@framehall.test', password: 'framehall-demo' };
  const { token } = await insist(product.url, '')('/user/login', login);
  buyer = insist(product.url, token);
  titleId = (await buyer('/invoice/title/save', COMPANY)).title.id;
  provider = sandboxControl(product.paymentsUrl, readSandboxKeys(DATA_DIR)!.control).provider;
}, 360_000);

afterAll(async () => {
  product.process.kill('SIGTERM');
  await product.ended;
}, 180_000);

interface Standing {
  number: string;
  state: string;
  invoiceNumber: string | null;
}

async function standing(db: Kysely<DB>, id: number): Promise<Standing> {
  return await db
    .selectFrom('invoices')
    .select(['number', 'state', 'invoiceNumber'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function applied(): Promise<number> {
  const orderId = await payFor({ buyer, materialIds: photos.splice(0, 2) }, 'alipay');
  const { id } = await buyer('/invoice/apply', { key: randomUUID(), type: 'normal', orderIds: [orderId], titleId });
  return id;
}

/** Kills the worker, and waits until another has taken its place. */
async function killWorker(): Promise<void> {
  const pid = killPart(DATA_DIR, WORKER);
  await expect.poll(() => [0, pid].includes(pidOf(DATA_DIR, WORKER)), { timeout: 180_000 }).toBe(false);
}

/** Makes what the dead worker had taken due, and has it looked at. */
async function hurry(db: Kysely<DB>, id: number): Promise<void> {
  await sql`update invoice_errands set next_at = clock_now() where invoice_id = ${id} and next_at is not null`.execute(
    db,
  );
  const jobs = await connectJobs(embeddedUrl(DATA_DIR), { log: createLog('silent', 'test') });
  await jobs.enqueue(db, 'invoices.poll', {});
  await jobs.stop();
}

describe.skipIf(!existsSync('/proc/self/environ'))('a worker that is killed between request and answer', () => {
  test.each([
    ['after the provider has taken the order', 1, { takeMs: 0, answerMs: WAIT_MS }],
    ['before the provider takes the order, which it does later', 0, { takeMs: WAIT_MS, answerMs: 0 }],
  ])('leaves one invoice: %s', { timeout: 240_000 }, async (_, taken, waits) => {
    await provider.whims({ readyMs: 0, callbacks: { drop: true }, ...waits });
    const id = await applied();
    await withDatabase(DATA_DIR, async (db) => {
      const issuing = async () => (await standing(db, id)).state;
      await expect.poll(issuing, { timeout: 180_000, interval: 50 }).toBe('issuing');
      const { number } = await standing(db, id);
      await expect.poll(() => provider.papers(number), { timeout: 90_000, interval: 50 }).toHaveLength(taken);
      const sent = await sql`select from invoice_errands where invoice_id = ${id} and state = 'waiting'`.execute(db);
      expect(sent.rows).toHaveLength(1);
      const heard = sleep(WAIT_MS);
      await killWorker();
      await provider.whims({ takeMs: 0, answerMs: 0 });

      const issued = async () => {
        await hurry(db, id);
        return (await standing(db, id)).state;
      };
      await expect.poll(issued, { timeout: 360_000, interval: 2000 }).toBe('issued');
      // By now the dead worker's request has been taken too.
      await heard;
      const papers = await provider.papers(number);
      expect(papers.map(({ state }) => state)).toEqual(['issued']);
      expect(await standing(db, id)).toEqual({ number, state: 'issued', invoiceNumber: papers[0]?.number });
      expect(await findInvoiceViolations(db)).toEqual([]);
    });
  });
});
