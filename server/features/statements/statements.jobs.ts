import type { Context } from '../../context.ts';
import { listPassed } from './statements.queries.ts';
import { confirmPassed } from './statements.ts';

const AT_ONCE = 500;

/** Confirms statements that nobody disputed in time. */
export async function confirmStatements(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (;;) {
    const passed = await listPassed(ctx.db, AT_ONCE);
    for (const id of passed) {
      signal.throwIfAborted();
      await confirmPassed(ctx, id);
    }
    if (passed.length < AT_ONCE) return;
  }
}
