import type { Buyer, Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import {
  countUse,
  endPool,
  findPoolOf,
  listRunningPools,
  lockPoolOf,
  lockPoolRow,
  type PoolRow,
  setPoolHold,
  startPool,
} from './pools.queries.ts';
import type { ProductOrderRow } from './product-orders.queries.ts';

/** Lets the licences of a paid package be taken from today on; returns the last day. */
export async function beginPool(tx: Context, { id, days }: ProductOrderRow): Promise<string> {
  const endsOn = await startPool(tx.db, id, days);
  await recordChange(tx, { action: 'package.begun', subject: `product-order:${id}`, after: { endsOn } });
  return endsOn;
}

/** Lets nothing be taken while a refund is asked for; refused once something was. */
export async function holdPool(tx: Context, { id }: ProductOrderRow): Promise<Problem | undefined> {
  const pool = await lockPoolOf(tx.db, id);
  if (!pool || pool.startsOn === null) return undefined;
  if (pool.used > 0) return problem('package-used');
  if (pool.standing === 'revoked') return problem('package-ended');
  await setPoolHold(tx.db, pool.id, true);
  return undefined;
}

export async function freePool(tx: Context, { id }: ProductOrderRow): Promise<void> {
  const pool = await lockPoolOf(tx.db, id);
  if (pool) await setPoolHold(tx.db, pool.id, false);
}

/** Ends a package at once; refused when it has ended before, or is refunded after its use. */
export async function stopPool(
  tx: Context,
  { id }: ProductOrderRow,
  { reason, words }: { reason: 'refunded' | 'revoked'; words: string },
): Promise<Problem | undefined> {
  const pool = await lockPoolOf(tx.db, id);
  if (reason === 'refunded' && pool && pool.used > 0) return problem('package-used');
  if (!pool || !(await endPool(tx.db, { id: pool.id, reason, words }))) return problem('package-ended');
  await recordChange(tx, {
    action: `package.${reason}`,
    subject: `product-order:${id}`,
    before: { endsOn: pool.endsOn },
    after: { ended: true },
    ...(words === '' ? {} : { reason: words }),
  });
  return undefined;
}

/** What a holder can take from today; what ends first comes first. */
export async function runningPools(ctx: Pick<Context, 'db'>, holder: Buyer): Promise<PoolRow[]> {
  return await listRunningPools(ctx.db, holder);
}

/** The licences of a product order for a package. */
export async function poolOf(ctx: Pick<Context, 'db'>, productOrderId: number): Promise<PoolRow | undefined> {
  return await findPoolOf(ctx.db, productOrderId);
}

/** Holds a pool from which one licence is to be taken until the caller's transaction ends. */
export async function lockPool(tx: Context, id: number, holder: Buyer): Promise<PoolRow | Problem> {
  const pool = await lockPoolRow(tx.db, id, holder);
  if (!pool || pool.standing === null) return problem('not-found');
  if (pool.standing !== 'active' || pool.onHold) return problem('package-ended');
  return pool.used < pool.quota ? pool : problem('quota-used-up');
}

/** Notes that a licence was taken, after which the package is no longer refunded. */
export async function notePoolUse(tx: Context, { id }: PoolRow): Promise<void> {
  await countUse(tx.db, id);
}
