import type { Context } from '../../context.ts';
import { insertEvent } from './audit.queries.ts';

interface Change {
  /** `thing.happened`, such as `user.disabled`. */
  action: string;
  /** `kind:id`, such as `user:12`. */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Writes down a change; call it in the transaction that makes the change. */
export async function recordChange(ctx: Context, change: Change): Promise<void> {
  await insertEvent(ctx.db, {
    ...change,
    actorId: ctx.actor?.userId,
    actor: ctx.actor?.nickname ?? 'system',
    requestId: ctx.request.id,
  });
}
