import type { Database } from './database.ts';
import { isDatabaseGone, isFollowing } from './failures.ts';
import type { Replica } from './replica.ts';

interface Databases {
  db: Database;
  replica: Replica | undefined;
}

/** Reads from the replica while it is near enough; from the database itself otherwise, and when the replica fails. */
export async function readFromReplica<Ctx extends Databases, T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
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
