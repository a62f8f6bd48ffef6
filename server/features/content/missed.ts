import type { Context, MemberContext } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import type { Page } from '../../platform/database/page.ts';
import { networkOf } from '../../platform/net.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { listMissed, putMissed } from './missed.queries.ts';

const PER_ADDRESS = { points: 60, seconds: 3600 };

/** Notes by which words nobody found a question. The search itself happens in the browser. */
export async function noteMissed(ctx: Context, { words }: { words: string }): Promise<Problem | Record<string, never>> {
  const network = networkOf(ctx.request.address);
  const wait = await takePoint(ctx.db, `content-missed:${network}`, PER_ADDRESS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const asker = ctx.actor ? ['user', String(ctx.actor.userId)] : ['network', network];
  await putMissed(ctx.db, words.toLowerCase(), ctx.secrets.fingerprint('content-missed', ...asker));
  return {};
}

export async function readMissed({ db }: MemberContext, page: Page) {
  const { rows, total } = await listMissed(db, page);
  return { infos: rows.map(({ last, ...row }) => ({ ...row, last: last.toISOString() })), total };
}
