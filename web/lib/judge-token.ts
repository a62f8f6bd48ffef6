import { shared } from './shared-state.ts';

const KEY = 'judge_token';

/** The token of a judge, beside a member's and independent of it. */
const token = shared<string | null>(localStorage.getItem(KEY));

export function readJudgeToken(): string | null {
  return token.get();
}

export function useJudgeToken(): string | null {
  return token.use((value) => value);
}

export function saveJudgeToken(value: string): void {
  localStorage.setItem(KEY, value);
  token.set(value);
}

export function clearJudgeToken(): void {
  localStorage.removeItem(KEY);
  token.set(null);
}
