import { type Context, transaction } from '../../context.ts';
import { listDue } from './provider/errands.queries.ts';
import { runErrand } from './provider/run.ts';
import { lockRed } from './red/finish.ts';
import { listLapsed } from './red/red.queries.ts';
import { renewRed } from './red/renew.ts';

const MOST = 100;
const AT_ONCE = 5;

/** Asks anew for what buyers have not confirmed in time. */
export async function renewLapsed(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const id of await listLapsed(ctx.db, MOST)) {
    if (signal.aborted) return;
    await transaction(ctx, async (tx) => {
      const red = await lockRed(tx, id);
      if (red?.state === 'confirming') await renewRed(tx, red);
    });
  }
}

export async function goOn(ctx: Context, { errandId }: { errandId: number }): Promise<void> {
  await runErrand(ctx, errandId);
}

/** Goes on with every errand of the provider that is due. */
export async function pollProvider(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  if (!ctx.invoicing) return;
  const ids = await listDue(ctx.db, MOST);
  for (let start = 0; start < ids.length && !signal.aborted; start += AT_ONCE)
    await Promise.all(ids.slice(start, start + AT_ONCE).map(async (id) => await runOne(ctx, id)));
}

/** One that fails does not keep the others waiting; it is tried again. */
async function runOne(ctx: Context, id: number): Promise<void> {
  try {
    await runErrand(ctx, id);
  } catch (error) {
    ctx.log.warn({ err: error }, 'an errand of the invoice provider failed');
  }
}
