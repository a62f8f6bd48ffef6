import type { Context } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { networkOf } from '../../platform/net.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { findShown, putVote } from './content.queries.ts';

const PER_ADDRESS = { points: 60, seconds: 3600 };

interface Judgement {
  slug: string;
  helpful: boolean;
  comment: string;
}

/** Notes whether an answer helped. Whoever has no account is known by their network. */
export async function judge(
  ctx: Context,
  { slug, helpful, comment }: Judgement,
): Promise<Problem | Record<string, never>> {
  const network = networkOf(ctx.request.address);
  const wait = await takePoint(ctx.db, `content-judge:${network}`, PER_ADDRESS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const question = await findShown(ctx.db, 'question', slug);
  if (!question) return problem('not-found');
  const voter = ctx.actor ? ['user', String(ctx.actor.userId)] : ['network', network];
  await putVote(ctx.db, {
    entryId: question.id,
    voter: ctx.secrets.fingerprint('content-vote', ...voter),
    helpful,
    comment,
  });
  return {};
}
