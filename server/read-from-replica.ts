import type { Context } from './context.ts';
import { isDatabaseGone, isFollowing } from './platform/database/failures.ts';

/** Reads from the replica while it is near enough; from the database itself otherwise, and when the replica fails. */
export async function readFromReplica<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> {
  const db = ctx.replica?.current();
  if (!db) return await read(ctx);
  try {
    return await read({ ...ctx, db });
  } catch (error) {
    if (!isDatabaseGone(error) && !isFollowing(error)) throw error;
    ctx.replica?.failed();
    return await read(ctx);
  }
}
