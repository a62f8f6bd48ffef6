import type { AwardPrize, AwardWork, DeskAwards } from '#contract/calls/awards-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type AwardedRow, findAwarding, listAwards } from './awards.queries.ts';
import { draft } from './draft.ts';
import { findPrize, listPrizes, listWorks, type WorkRow } from './works.queries.ts';

const LINK_SECONDS = 600;

async function presentWork({ language, objects }: MemberContext, row: WorkRow): Promise<AwardWork> {
  const { entryId, title, trackZh, trackEn, kind, rank, tied, thumbnailKey } = row;
  const thumbnail =
    thumbnailKey === null ? null : await objects.signedUrl('originals', thumbnailKey, { seconds: LINK_SECONDS });
  return { entryId, title, track: inLanguage(language, trackZh, trackEn), kind, rank, tied, thumbnail };
}

async function presentAward(ctx: MemberContext, row: AwardedRow) {
  const { awardId, wordsZh, wordsEn } = row;
  return { ...(await presentWork(ctx, row)), awardId, wordsZh, wordsEn };
}

/** The prizes of a contest, who gets them, and where works tie for the last place. */
export async function readAwards(
  ctx: MemberContext,
  { contestId }: { contestId: number },
): Promise<{ awards: DeskAwards } | Problem> {
  const awarding = await findAwarding(ctx.db, contestId);
  if (!awarding) return problem('not-found');
  const { version, fixedAt, toldAt, sealed } = awarding;
  const rows = await listAwards(ctx.db, contestId);
  const ties = fixedAt === null ? (await draft(ctx.db, contestId)).ties : [];
  const prizes = await listPrizes(ctx.db, contestId);
  const presented = prizes.map(async ({ prizeId, count, ready, ...prize }): Promise<AwardPrize> => {
    const tie = ties.find((one) => one.prizeId === prizeId);
    const own = rows.filter((row) => row.prizeId === prizeId);
    return {
      prizeId,
      name: inLanguage(ctx.language, prize.nameZh, prize.nameEn),
      count,
      track: prize.trackZh === null ? null : inLanguage(ctx.language, prize.trackZh, prize.trackEn ?? ''),
      ready,
      awards: await Promise.all(own.map((row) => presentAward(ctx, row))),
      tie: tie ? { places: tie.places, rank: tie.rank, count: tie.entryIds.length } : null,
    };
  });
  return {
    awards: {
      version,
      fixedAt: fixedAt?.toISOString() ?? null,
      toldAt: toldAt?.toISOString() ?? null,
      sealed,
      prizes: await Promise.all(presented),
    },
  };
}

type Wanted = { prizeId: number } & Parameters<typeof listWorks>[2];

export async function readWorks(ctx: MemberContext, { prizeId, ...wanted }: Wanted) {
  const prize = await findPrize(ctx.db, prizeId);
  if (!prize) return problem('not-found');
  const { rows, total } = await listWorks(ctx.db, prize, wanted);
  return { infos: await Promise.all(rows.map((row) => presentWork(ctx, row))), total };
}
