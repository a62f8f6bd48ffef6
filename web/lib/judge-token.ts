import { shared } from './shared-state.ts';

const KEY = 'judge_token';
const JUDGE = 'judge_id';

/** The token of a judge, beside a member's and independent of it. */
const token = shared<string | null>(localStorage.getItem(KEY));

export function readJudgeToken(): string | null {
  return token.get();
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
  token.set(value);
}

export function clearJudgeToken(): void {
  localStorage.removeItem(KEY);
  token.set(null);
}
