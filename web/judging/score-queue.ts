import { CallError } from '../lib/api.ts';
import { lastJudge } from '../lib/judge-token.ts';
import { shared } from '../lib/shared-state.ts';
import { asJudge, judging } from './queries.ts';

const REST_MS = 5000;

/** Judges who share a browser keep their scores apart. */
const key = () => `judge_scores_${lastJudge() ?? ''}`;

type Scores = Record<string, number[]>;

interface State {
  /** What was given and has not reached the server, by work; also kept in the browser's storage. */
  pending: Scores;
  sending: boolean;
  /** Why the server refused the last score that it will never take. */
  dropped: string | null;
}

const store = shared<State>({ pending: stored(), sending: false, dropped: null });
let timer: ReturnType<typeof setTimeout> | undefined;

function stored(): Scores {
  try {
    return JSON.parse(localStorage.getItem(key()) ?? '{}') as Scores;
  } catch {
    return {};
  }
}

function update(change: Partial<State>): void {
  store.set({ ...store.get(), ...change });
  localStorage.setItem(key(), JSON.stringify(store.get().pending));
}

export const useQueue = store.use;
export const pendingScores = () => store.get().pending;

/** Goes on with what the judge who has just entered could not send. */
export function openQueue(): void {
  store.set({ ...store.get(), pending: stored(), dropped: null });
  void flush();
}

/** Keeps points for a work, first here and then at the server. Out of reach, it tries until the server has them. */
export function giveScores(id: number, scores: number[]): void {
  update({ pending: { ...store.get().pending, [id]: scores }, dropped: null });
  void flush();
}

export async function flush(): Promise<void> {
  clearTimeout(timer);
  if (store.get().sending) return;
  update({ sending: true });
  let goesOn = true;
  while (goesOn) goesOn = await sendOne();
  update({ sending: false });
  if (Object.keys(store.get().pending).length > 0) timer = setTimeout(() => void flush(), REST_MS);
}

/** Sends the first that waits; false when there is none, or the server cannot take it now. */
async function sendOne(): Promise<boolean> {
  const [first] = Object.entries(store.get().pending);
  if (!first) return false;
  const [id, scores] = first;
  try {
    await asJudge(judging.save({ id: Number(id), scores }));
  } catch (error) {
    if (!isFinal(error)) return false;
    update({ dropped: (error as Error).message });
  }
  const { [id]: now, ...rest } = store.get().pending;
  // What was changed meanwhile is sent again.
  if (now === scores) update({ pending: rest });
  return true;
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const mayPass = error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;
  return !mayPass && error.problem !== 'round-paused';
}

window.addEventListener('online', () => void flush());
