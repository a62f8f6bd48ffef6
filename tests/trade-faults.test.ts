import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '#server/features/payments/invariants.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import type { SandboxTrade } from '#server/platform/payment-gateways/sandbox/book.ts';
import { embeddedUrl } from './support/embedded-url.ts';
import { type Ask, type Errand, insist, payAndLeave, payAndRepent, payTwice } from './support/errands.ts';
import { killPart, pidOf, WEB } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';
import { makePhotos, withDatabase } from './support/run-database.ts';

const WORKER = /worker\.js/;
const DATABASE = /postgres -D/;
const KILLED = [WEB, DATABASE, WORKER, WEB, WORKER, DATABASE];
const PHOTOS = 20;
/** Each buyer starts another errand until the killing is over; on a slow machine that may be before the second. */
const BUYERS = ['buyer', 'manager', 'buyer', 'manager', 'buyer'];
const FEWEST_ERRANDS = 2;
const MOST_ERRANDS = 12;

const DATA_DIR = newDataDir();
let product: Run;
let photos: number[];

beforeAll(async () => {
  product = await runProduct({ DATA_DIR });
  await product.says(/Framehall is ready/);
  photos = await withDatabase(DATA_DIR, (db) => makePhotos(db, PHOTOS));
}, 360_000);

afterAll(async () => {
  product.process.kill('SIGTERM');
  await product.ended;
}, 180_000);

async function signIn(name: string): Promise<Ask> {
  const login = { account: `${name}@framehall.test`, password: 'framehall-demo' };
  const { token } = await insist(product.url, '')('/user/login', login);
  return insist(product.url, token);
}

const isReady = async () => (await fetch(`${product.url}/healthz/parts`).catch(() => undefined))?.status === 200;

/** Kills each process in turn at some moment, and waits until the product is ready again. */
async function killAll(): Promise<void> {
  for (const part of KILLED) {
    await sleep(300 + Math.random() * 1200);
    const pid = killPart(DATA_DIR, part);
    await expect.poll(() => [0, pid].includes(pidOf(DATA_DIR, part)), { timeout: 180_000 }).toBe(false);
    await expect.poll(isReady, { timeout: 180_000 }).toBe(true);
  }
}

async function goShopping(name: string, place: number, over: () => boolean): Promise<Errand[]> {
  const shop = { buyer: await signIn(name), finance: await signIn('finance') };
  const errands: Errand[] = [];
  const isDone = () => errands.length >= (over() ? FEWEST_ERRANDS : MOST_ERRANDS);
  for (let turn = place; !isDone(); turn += 1) {
    const materialIds = [photos[(2 * turn) % PHOTOS]!, photos[(2 * turn + 1) % PHOTOS]!];
    const kinds = [
      () => payAndRepent({ ...shop, materialIds }, 'alipay'),
      () => payTwice({ ...shop, materialIds }),
      () => payAndLeave({ ...shop, materialIds }, 'wechat'),
      () => payAndRepent({ ...shop, materialIds }, 'wechat'),
      () => payAndLeave({ ...shop, materialIds }, 'alipay'),
    ];
    errands.push(await kinds[turn % kinds.length]!());
  }
  return errands;
}

/** Trades in the gateways' records, whatever the product knows of them. */
function trades(): SandboxTrade[] {
  const lines = readFileSync(join(DATA_DIR, 'payments-sandbox/trades.jsonl'), 'utf8').split('\n').slice(0, -1);
  return [...new Map(lines.map((line) => JSON.parse(line) as SandboxTrade).map((trade) => [trade.id, trade])).values()];
}

/** Moves the clock on by an hour, so that everything a dead process left behind is due, and polls it. */
async function letTimePass(db: Kysely<DB>): Promise<void> {
  await sql`
    create or replace function clock_now() returns timestamptz language sql stable
    as $$ select now() + interval '1 hour' $$`.execute(db);
  const jobs = await connectJobs(embeddedUrl(DATA_DIR), { log: createLog('silent', 'test') });
  await jobs.enqueue(db, 'payments.poll', {});
  await jobs.stop();
}

async function underWay(db: Kysely<DB>): Promise<object> {
  const sending = await db.selectFrom('refunds').select('id').where('state', '=', 'sending').execute();
  const unheard = trades().filter(({ state, telling }) => state === 'paid' && !telling.done);
  return { sending: sending.length, unheard: unheard.length };
}

async function ledger(db: Kysely<DB>) {
  return await db.selectFrom('payments').select(['gateway', 'tradeNo', 'amountFen', 'state']).execute();
}

/** Every order, with its payments and the number of valid licences of each line. */
async function orders(db: Kysely<DB>) {
  const { rows } = await sql<{ orderId: number; paid: number; back: number; state: string; licences: number[] }>`
    select o.id as order_id, o.state,
      (select count(*)::int from payments p where p.order_id = o.id) as paid,
      (select count(*)::int from payments p where p.order_id = o.id and p.state = 'refunded') as back,
      array(
        select (select count(*)::int from licences where line_id = l.id and state = 'valid')
        from order_lines l where l.order_id = o.id) as licences
    from orders o order by o.id`.execute(db);
  return rows;
}

describe.skipIf(!existsSync('/proc/self/environ'))('while web, worker and database are killed', () => {
  test('[S1] [I1] [I2] no order, payment, licence or refund is lost or made twice', { timeout: 300_000 }, async () => {
    let over = false;
    const shopping = BUYERS.map((name, place) => goShopping(name, place, () => over));
    const killing = killAll().finally(() => (over = true));
    await Promise.allSettled([killing, ...shopping]);
    await killing;
    const errands = (await Promise.all(shopping)).flat();
    expect(errands.length).toBeGreaterThanOrEqual(FEWEST_ERRANDS * BUYERS.length);

    await withDatabase(DATA_DIR, async (db) => {
      await letTimePass(db);
      await expect.poll(() => underWay(db), { timeout: 180_000, interval: 500 }).toEqual({ sending: 0, unheard: 0 });

      const wanted = errands.map(({ orderId, paid, back }) => {
        const state = paid === back ? 'closed' : 'confirmed';
        return { orderId, state, paid, back, licences: state === 'confirmed' ? [1, 1] : [0, 0] };
      });
      expect(await orders(db)).toEqual(wanted.toSorted((one, other) => one.orderId - other.orderId));

      const entries = trades()
        .filter(({ state }) => state === 'paid')
        .map(({ gateway, tradeNo, amountFen, refunds }) => {
          const back = refunds.map((refund) => [refund.amountFen, refund.state]);
          return { gateway, tradeNo, amountFen, back };
        });
      const booked = (await ledger(db)).map(({ state, ...entry }) => ({
        ...entry,
        back: state === 'refunded' ? [[entry.amountFen, 'done']] : [],
      }));
      const byTrade = (one: { tradeNo: string | null }, other: { tradeNo: string | null }) =>
        String(one.tradeNo).localeCompare(String(other.tradeNo));
      expect(booked.toSorted(byTrade)).toEqual(entries.toSorted(byTrade));
      expect(await findViolations(db)).toEqual([]);
    });
  });
});
