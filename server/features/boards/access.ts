import { type BoardRole, boardAllows } from '#contract/domain/board.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { readRole } from './access.queries.ts';

/** Refuses whoever may not do this on a board; to somebody who may not even look, there is no such board. */
export async function refuseOn(
  { db, actor }: MemberContext,
  boardId: number,
  needed: BoardRole,
): Promise<Problem | undefined> {
  const role = await readRole(db, actor.userId, boardId);
  if (role === undefined) return problem('not-found');
  return boardAllows(role, needed) ? undefined : problem('not-allowed');
}
