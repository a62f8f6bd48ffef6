import { quarterDue } from '#contract/domain/statement.ts';
import { type Context, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { finishRun, photographersDue, readLateFrom } from './build.queries.ts';
import { makeStatements } from './make.ts';

/** Photographers whose statements are made in one transaction. */
const AT_ONCE = 250;

/**
 * Makes the statements of the newest quarter that is due. Each transaction leaves whole statements, so that a run that
 * was killed goes on where it ended, and two at the same time make each statement once.
 */
export async function buildStatements(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const quarter = quarterDue(await currentTime(ctx.db));
  const lateFrom = await readLateFrom(ctx.db);
  const due = await photographersDue(ctx.db, quarter);
  for (let at = 0; at < due.length; at += AT_ONCE) {
    signal.throwIfAborted();
    await transaction(ctx, (tx) => makeStatements(tx, quarter, due.slice(at, at + AT_ONCE)));
  }
  await finishRun(ctx.db, quarter, lateFrom);
}
