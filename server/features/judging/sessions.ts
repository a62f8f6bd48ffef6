import type { Context, Judge, JudgeContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { countGuess } from './keys.ts';
import { endJudgeSession, findHolder, findJudge, findKeyHolder, insertJudgeSession } from './sessions.queries.ts';

/** The judge behind a token. Unknown, ended and revoked ones get the answer that a wrong key gets. */
export async function readJudge({ db }: Pick<Context, 'db'>, token: string | undefined): Promise<Judge | Problem> {
  if (token === undefined || token.length > 128) return problem('judge-key');
  return (await findJudge(db, hashToken(token))) ?? problem('judge-key');
}

const MOST_RECALLED = 10_000;
const recalled = new Map<string, Judge>();

/**
 * The judge behind a token, read once because whose a session is never changes, whether it still holds or not. Only for a
 * call that looks itself whether it does.
 */
export async function recallJudge(ctx: Pick<Context, 'db'>, token: string | undefined): Promise<Judge | Problem> {
  if (token === undefined || token.length > 128) return problem('judge-key');
  const tokenHash = hashToken(token);
  const hash = tokenHash.toString('base64');
  const known = recalled.get(hash);
  if (known) return known;
  const judge = await findHolder(ctx.db, tokenHash);
  if (!judge) return problem('judge-key');
  if (recalled.size >= MOST_RECALLED) recalled.clear();
  recalled.set(hash, judge);
  return judge;
}

/** Opens a session that can judge and nothing else. */
export async function enter(
  ctx: Context,
  { key }: { key: string },
): Promise<{ token: string; judgeId: number } | Problem> {
  const guess = await countGuess(ctx, key);
  if (isProblem(guess)) return guess;
  const judgeId = await findKeyHolder(ctx.db, guess.keyName, guess.keyHash);
  if (judgeId === undefined) return problem('judge-key');
  await guess.forgive();
  const token = newToken();
  await insertJudgeSession(ctx.db, judgeId, hashToken(token));
  return { token, judgeId };
}

export async function leave(ctx: JudgeContext): Promise<Record<string, never>> {
  await endJudgeSession(ctx.db, ctx.judge.sessionId);
  return {};
}
