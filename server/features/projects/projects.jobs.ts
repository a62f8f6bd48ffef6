import { PROJECT_LIMITS } from '#contract/domain/project.ts';
import { type Context, transaction } from '../../context.ts';
import { tellEnding } from './mails.ts';
import { takeEnding } from './remind.queries.ts';

/** Tells administrators which SKUs of their projects end within a month, once for each last day. */
export async function remindProjects(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  while (await remindOne(ctx)) signal.throwIfAborted();
}

/** Marks and tells in one transaction, so that nobody is told twice. */
async function remindOne(ctx: Context): Promise<boolean> {
  return await transaction(ctx, async (tx) => {
    const ending = await takeEnding(tx.db, PROJECT_LIMITS.endDays);
    if (ending) await tellEnding(tx, ending, ending.skus);
    return ending !== undefined;
  });
}
