import { shared } from './shared-state.ts';

const KEY = 'judge_token';
const JUDGE = 'judge_id';
const ENDED = 'judge_token_ended';

/** The token of a judge, beside a member's and independent of it. */
const token = shared<string | null>(localStorage.getItem(KEY));

export function readJudgeToken(): string | null {
  return token.get();
}

/** The token that calls take: one that opens nothing any more still hears what comes too late. */
export function sentJudgeToken(): string | null {
  return token.get() ?? localStorage.getItem(ENDED);
}

/** The judge who was here last, also after their token has ended. */
export function lastJudge(): string | null {
  return localStorage.getItem(JUDGE);
}

export function useJudgeToken(): string | null {
  return token.use((value) => value);
}

export function saveJudgeToken(value: string, judgeId: number): void {
  localStorage.setItem(KEY, value);
  localStorage.setItem(JUDGE, String(judgeId));
  localStorage.removeItem(ENDED);
  token.set(value);
}

/** The token opens nothing any more. */
export function endJudgeToken(): void {
  const ended = token.get();
  if (ended === null) return;
  clearJudgeToken();
  localStorage.setItem(ENDED, ended);
}

export function clearJudgeToken(): void {
  localStorage.removeItem(KEY);
  localStorage.removeItem(ENDED);
  token.set(null);
}
