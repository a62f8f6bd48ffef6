import type { Database } from '../../platform/database/database.ts';
import { listAwards } from './awards.queries.ts';
import { prizesByRank, proposeByRank, type Tie } from './propose.ts';
import { listJudged, listPrizes, rankedWorks } from './works.queries.ts';

interface Draft {
  given: { prizeId: number; entryId: number }[];
  /** At most one for each track: what comes below waits for a choice. */
  ties: Tie[];
}

/** What ranks say about the places that are still free, in every track that has been judged. */
export async function draft(db: Database, contestId: number): Promise<Draft> {
  const prizes = await listPrizes(db, contestId);
  const awards = await listAwards(db, contestId);
  const { tracks, judged } = await listJudged(db, contestId);
  const places = prizes.reduce((sum, { count }) => sum + count, 0);
  // Works with a prize are left out, and each may have taken one of the best ranks.
  const works = Map.groupBy(await rankedWorks(db, contestId, places + awards.length), ({ trackId }) => trackId);
  const drafts = judged.map((trackId) => {
    const free = prizesByRank(prizes, trackId, tracks).map(({ prizeId, count }) => ({
      prizeId,
      places: count - awards.filter((award) => award.prizeId === prizeId).length,
    }));
    return proposeByRank(free, works.get(trackId) ?? []);
  });
  return { given: drafts.flatMap(({ given }) => given), ties: drafts.flatMap(({ tie }) => tie ?? []) };
}
