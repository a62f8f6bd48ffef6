import type { KeptSearch } from '#contract/calls/search.ts';
import { FOLLOWING_LIMITS } from '#contract/domain/following.ts';
import type { ProblemCode } from '#contract/domain/problems.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { violatedConstraint } from '../../platform/database/failures.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { lockReader } from './readers.queries.ts';
import { changeSearch, countSearches, deleteSearch, insertSearch, noteLook } from './searches.queries.ts';

const TAKEN: ReadonlyMap<string | undefined, ProblemCode> = new Map([
  ['saved_searches_name', 'search-name-taken'],
  ['saved_searches_user_id_query_key', 'search-saved'],
]);

/** What a unique constraint refused, as a problem; anything else is thrown on. */
function taken(error: unknown): Problem {
  const code = TAKEN.get(violatedConstraint(error));
  if (code === undefined) throw error;
  return problem(code);
}

export async function saveSearch(
  ctx: MemberContext,
  name: string,
  search: KeptSearch,
): Promise<{ id: number } | Problem> {
  const { userId } = ctx.actor;
  try {
    return await transaction(ctx, async ({ db }) => {
      await lockReader(db, userId);
      const id = await insertSearch(db, userId, name, search);
      return (await countSearches(db, userId)) > FOLLOWING_LIMITS.searches ? problem('searches-full') : { id };
    });
  } catch (error) {
    return taken(error);
  }
}

export async function lookAtSearch(ctx: MemberContext, search: KeptSearch) {
  return { saved: (await noteLook(ctx.db, ctx.actor.userId, search)) ?? null };
}

export async function renameSearch(ctx: MemberContext, id: number, name: string): Promise<Problem | undefined> {
  try {
    return await change(ctx, id, { name });
  } catch (error) {
    return taken(error);
  }
}

export async function mailSearch(ctx: MemberContext, id: number, mail: boolean): Promise<Problem | undefined> {
  return await change(ctx, id, { mail });
}

async function change(ctx: MemberContext, id: number, to: Parameters<typeof changeSearch>[2]) {
  return (await changeSearch(ctx.db, { userId: ctx.actor.userId, id }, to)) ? undefined : problem('not-found');
}

export async function removeSearch(ctx: MemberContext, id: number): Promise<Problem | undefined> {
  return (await deleteSearch(ctx.db, { userId: ctx.actor.userId, id })) ? undefined : problem('not-found');
}
