import type { Calls } from '#contract/call.ts';
import { hasMaterialCenter } from '#contract/domain/roles.ts';
import type { MemberContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';

type AnyHandler = (ctx: MemberContext, input: never) => unknown;

/** The one place where it is decided who has a Material Center; whose material it is, every query asks itself. */
export function forContributors<T extends Calls>(handlers: Handlers<T>): Handlers<T> {
  const guarded = Object.entries(handlers as Record<string, AnyHandler>).map(([name, handler]) => [
    name,
    (ctx: MemberContext, input: never) =>
      hasMaterialCenter(ctx.actor.gid) ? handler(ctx, input) : problem('not-allowed'),
  ]);
  return Object.fromEntries(guarded) as Handlers<T>;
}
