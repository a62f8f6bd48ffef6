import { createHash } from 'node:crypto';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { findRequest, insertRequest, saveReply } from './idempotency.queries.ts';

/**
 * Carries out a request once, however often it is sent. The transaction that carries it out also stores the key, a hash
 * of the body and the reply. The same key and body get the first reply again; another body is refused.
 */
export async function once<T extends object>(
  ctx: MemberContext,
  asked: { call: string; body: { key: string } },
  work: (ctx: MemberContext) => Promise<T | Problem>,
): Promise<T | Problem> {
  const { key, ...body } = asked.body;
  const request = {
    userId: ctx.actor.userId,
    key,
    call: asked.call,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
  };
  return await transaction(ctx, async (within): Promise<T | Problem> => {
    if (!(await insertRequest(within.db, request))) {
      const first = await findRequest(within.db, request);
      if (first?.call !== request.call || first.bodyHash !== request.bodyHash) return problem('request-differs');
      return first.reply as unknown as T;
    }
    const reply = await work(within);
    if (!isProblem(reply)) await saveReply(within.db, request, reply);
    return reply;
  });
}

export { removeOldRequests } from './idempotency.queries.ts';
