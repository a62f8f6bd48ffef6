import type { Context } from '../../context.ts';
import { deleteExpired } from './accounts.queries.ts';

export async function sweepAccounts(ctx: Context): Promise<void> {
  await deleteExpired(ctx.db);
}
