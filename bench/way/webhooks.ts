import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { announce } from '#server/features/webhooks/webhooks.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { connectJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { openCompany } from '../business/company.ts';
import { must, send } from '../orders/shop.ts';
import { startProduct } from '../product.ts';
import { postBare, type Receiver, startReceiver } from './receiver.ts';

const MESSAGES = 1000;
const WARM_UP = 100;
const WITHIN_SECONDS = 10;
/** As many as one receiver gets at once. */
const AT_ONCE = 4;
const PATIENCE_SECONDS = 120;
/** Minutes, just after those at which a message is due again while its receiver is down for an hour. */
const DUE_AGAIN = [2, 8, 24];
const DUE_AT_LAST = 85;

interface Company {
  db: Kysely<DB>;
  jobs: Jobs;
  orders: number[];
  receiver: Receiver;
}

/** How soon a company's server has been told a thousand things, and whether it misses any while it is down. */
export async function benchWebhooks(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-webhooks-'));
  const product = await startProduct(dataDir, { DEMO_ITEMS: '0', WEBHOOKS_TO_LOOPBACK: '1' });
  const db = openDatabase(product.databaseUrl, { connections: 2, name: 'framehall-bench' });
  const jobs = await connectJobs(product.databaseUrl, { log: createLog('silent', 'bench') });
  const receiver = await startReceiver();
  try {
    const { id, member } = await openCompany({ db, url: product.url });
    const webhook = { url: receiver.url, events: ['order.paid'] };
    must(await send(`${product.url}/company/webhooks/create`, member, webhook));
    const company = { db, jobs, receiver, orders: await addOrders(db, id) };
    await tellSpeed(company);
    await tellLost(company);
  } finally {
    await receiver.close();
    await jobs.stop();
    await db.destroy();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tellSpeed({ receiver, ...company }: Company): Promise<void> {
  await announceOf(company, WARM_UP);
  await until(() => receiver.arrived.size === WARM_UP);
  receiver.arrived.clear();
  const committed = await announceOf(company, MESSAGES);
  await until(() => receiver.arrived.size === MESSAGES);
  const seconds = (Math.max(...receiver.arrived.values()) - committed) / 1000;
  const bare = await postBare(receiver, MESSAGES, AT_ONCE);
  console.log(
    `Webhooks: ${MESSAGES} messages in ${seconds.toFixed(1)} s from commit to the last delivery (wanted ≤ ${WITHIN_SECONDS}); ${(seconds / bare).toFixed(1)} × bare posts to the same receiver, ${AT_ONCE} at once`,
  );
}

async function tellLost({ receiver, ...company }: Company): Promise<void> {
  const { db, jobs } = company;
  await receiver.close();
  receiver.arrived.clear();
  const before = receiver.posts();
  await announceOf(company, MESSAGES);
  await untilTried(db, 1);
  for (const [turn, minutes] of DUE_AGAIN.entries()) {
    await moveTime(db, minutes);
    await jobs.enqueue(db, 'webhooks.retry', {});
    await untilTried(db, turn + 2);
  }
  await moveTime(db, 60);
  await receiver.open();
  await moveTime(db, DUE_AT_LAST);
  await jobs.enqueue(db, 'webhooks.retry', {});
  await until(() => receiver.arrived.size === MESSAGES);
  const twice = receiver.posts() - before - receiver.arrived.size;
  console.log(
    `Webhooks, receiver down for an hour: ${MESSAGES - receiver.arrived.size} of ${MESSAGES} messages lost (wanted 0), ${twice} came twice`,
  );
}

/** Paid orders of a company. */
async function addOrders(db: Kysely<DB>, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (kind, buyer_id, customer_id, state, licensee_type, licensee, project_name, brand, contact_name,
      contact, starts_on, total_fen, paid_at, agreement_id)
    select 'photo', u.id, ${customerId}, 'paid', 'company', 'Bench Films', 'Project ' || n, 'Brand', 'Wei',
      '13800000000', current_date, 48000, clock_now(), p.id
    from users u, policies p, generate_series(1, ${MESSAGES}::int) n
    where u.email = 'manager@framehall.test' and p.name = 'order' and p.version = 1
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Announces so many payments in one transaction; returns when it was committed. */
async function announceOf({ db, jobs, orders }: Omit<Company, 'receiver'>, count: number): Promise<number> {
  await db.transaction().execute(async (tx) => {
    for (const orderId of orders.slice(0, count)) await announce({ db: tx, jobs }, 'order.paid', { orderId });
  });
  return performance.now();
}

/** Moves the product's clock, counted from now. */
async function moveTime(db: Kysely<DB>, minutes: number): Promise<void> {
  const body = sql.lit(`select now() + interval '${minutes} minutes'`);
  await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(db);
}

/** Waits until everything that has not arrived has been tried so often. */
async function untilTried(db: Kysely<DB>, times: number): Promise<void> {
  await until(async () => {
    const { rows } = await sql<{ left: boolean }>`
      select exists (select from webhook_deliveries where state = 'waiting' and tries < ${times}) as left`.execute(db);
    return rows[0]?.left === false;
  });
}

/** Waits until it is so, or for two minutes; what is missing then shows in the figures. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const last = performance.now() + PATIENCE_SECONDS * 1000;
  while (!(await isSo()) && performance.now() < last) await sleep(50);
}
