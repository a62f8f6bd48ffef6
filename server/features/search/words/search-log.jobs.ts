import type { Context } from '../../../context.ts';
import { forgetSearches } from './search-log.queries.ts';

const DAYS = 400;

export async function sweepSearches(ctx: Context): Promise<void> {
  await forgetSearches(ctx.db, DAYS);
}
