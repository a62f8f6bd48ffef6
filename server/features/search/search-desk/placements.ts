import type { OutputOf, ParsedInputOf } from '#contract/call.ts';
import type { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../../context.ts';
import { listPlacements } from './placements.queries.ts';

type Calls = typeof searchDeskCalls;

/** What editors moved in which searches, for the desk. */
export async function readPlacements(
  ctx: Context,
  filter: ParsedInputOf<Calls['placements']>,
): Promise<OutputOf<Calls['placements']>> {
  const { rows, total } = await listPlacements(ctx.db, filter);
  const infos = rows.map(({ titleZh, titleEn, thumbnail, state, madeAt, ...row }) => ({
    ...row,
    title: inLanguage(ctx.language, titleZh, titleEn),
    thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
    onSale: state === 'online',
    madeAt: madeAt.toISOString(),
  }));
  return { infos, total };
}
