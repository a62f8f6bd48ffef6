import type { Context } from '../../context.ts';
import { type Named, thingOf } from '../orders/orders.ts';
import { askGateway } from './ask-gateway.ts';
import { takeDue } from './attempts.queries.ts';
import { deleteOldNotices } from './notices.queries.ts';
import { dueRefunds } from './refunds.queries.ts';
import { release, tryRefund } from './send-back.ts';

const AT_ONCE = 5;
const MOST = 100;
const DELETED_AT_ONCE = 10_000;

/** Asks gateways about payments and refunds of which no notice has come. */
export async function pollGateways(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const attempts = await takeDue(ctx.db, MOST);
  await inGroups(attempts, signal, async (attempt) => await askGateway(ctx, attempt));
  await inGroups(await dueRefunds(ctx.db, MOST), signal, async (id) => await tryRefund(ctx, id));
}

async function inGroups<T>(items: readonly T[], signal: AbortSignal, work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length && !signal.aborted; start += AT_ONCE)
    await Promise.all(items.slice(start, start + AT_ONCE).map(work));
}

export async function sendRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  await tryRefund(ctx, refundId);
}

export async function releaseRefund(ctx: Context, named: Named): Promise<void> {
  await release(ctx, thingOf(named));
}

export async function sweepNotices(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await deleteOldNotices(ctx.db, DELETED_AT_ONCE)));
}
