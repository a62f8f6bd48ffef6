import { ENDING_SOON_DAYS } from '#contract/domain/licence.ts';
import type { MemberContext } from '../../context.ts';
import { materialOf } from './company.ts';
import { listDownloaded, listEnding } from './recent.queries.ts';

const SHOWN = 5;

/** What a member should know of their licences at a glance. */
export async function recentLicences(ctx: MemberContext) {
  const { userId } = ctx.actor;
  const [ending, downloads] = await Promise.all([
    listEnding(ctx.db, userId, ENDING_SOON_DAYS, SHOWN),
    listDownloaded(ctx.db, userId, SHOWN),
  ]);
  return {
    ending: ending.map((row) => ({
      ...materialOf(ctx, row),
      licenceId: row.id,
      number: row.number,
      endsOn: row.endsOn,
    })),
    downloads: downloads.map((row) => ({
      ...materialOf(ctx, row),
      licenceId: row.id,
      number: row.number,
      at: row.at.toISOString(),
    })),
  };
}
