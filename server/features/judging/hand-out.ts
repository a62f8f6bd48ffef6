import type { Context } from '../../context.ts';
import { assign } from './assign.ts';
import { insertAssignments, openWorks, sittingIn } from './assignments.queries.ts';
import { recount } from './counts.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/** Gives the works of a locked round to its judges up to the quorum, or to one of them alone. */
export async function handOut(
  tx: Context,
  { roundId, quorum }: Pick<RoundRow, 'roundId' | 'quorum'>,
  only?: number,
): Promise<void> {
  const works = await openWorks(tx.db, roundId);
  const judges = await sittingIn(tx.db, roundId);
  const some = only === undefined ? judges : judges.filter(({ judgeId }) => judgeId === only);
  await insertAssignments(tx.db, roundId, assign(works, some, quorum));
  await recount(tx.db, roundId);
}
