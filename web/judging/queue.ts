import { CallError } from '../lib/api.ts';
import { lastJudge, readJudgeToken } from '../lib/judge-token.ts';
import { queryClient } from '../lib/query-client.ts';
import { shared } from '../lib/shared-state.ts';
import { asJudge, judging, KEY } from './queries.ts';

const REST_MS = 5000;
/** A note is sent when its writer pauses, not letter by letter. */
const TYPING_MS = 400;

/** What a judge says about a work besides its points. */
export interface Mark {
  flagged: boolean;
  note: string;
}

/** What was given and has not reached the server, by work; also kept in the browser's storage. */
interface Waiting {
  scores: Record<string, number[]>;
  marks: Record<string, Mark>;
}

interface State extends Waiting {
  /** Why some of it stays here for now: its round is paused, or the server was out of reach. */
  stuck: 'paused' | 'waiting' | null;
  /** Why the server refused the last thing that it will never take. */
  dropped: string | null;
}

const store = shared<State>({ ...stored(), stuck: null, dropped: null });
/** What a paused round did not take. One of them is tried again each time; the others go on when it is taken. */
const held = new Set<string>();
let tried: string | undefined;
let sending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Judges who share a browser keep apart what they gave. */
function key(part: keyof Waiting): string {
  return `judge_${part}_${lastJudge() ?? ''}`;
}

function stored(): Waiting {
  return { scores: read('scores') as Waiting['scores'], marks: read('marks') as Waiting['marks'] };
}

function read(part: keyof Waiting): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(part)) ?? '{}');
  } catch {
    return {};
  }
}

function update(change: Partial<State>): void {
  store.set({ ...store.get(), ...change });
  for (const part of ['scores', 'marks'] as const)
    if (change[part]) localStorage.setItem(key(part), JSON.stringify(change[part]));
}

export const useQueue = store.use;

/** Whether something that was given has not reached the server. */
export function waits({ scores, marks }: Waiting = store.get()): boolean {
  return Object.keys(scores).length > 0 || Object.keys(marks).length > 0;
}

/** Goes on with what the judge who is here could not send. */
export async function openQueue(): Promise<void> {
  held.clear();
  store.set({ ...stored(), stuck: null, dropped: null });
  await flush();
}

/** Keeps points for a work, first here and then at the server. Out of reach, it tries until the server has them. */
export function giveScores(id: number, scores: number[]): void {
  update({ scores: { ...store.get().scores, [id]: scores }, dropped: null });
  void flush();
}

/** Keeps a flag and a note in the same way. */
export function giveMark(id: number, mark: Mark): void {
  update({ marks: { ...store.get().marks, [id]: mark }, dropped: null });
  flushIn(TYPING_MS);
}

function flushIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), milliseconds);
}

export async function flush(): Promise<void> {
  // Without a key it stays here.
  if (sending || readJudgeToken() === null) return;
  clearTimeout(timer);
  sending = true;
  [tried] = held;
  if (tried !== undefined) held.delete(tried);
  let goesOn = true;
  while (goesOn) goesOn = await sendOne();
  sending = false;
  if (waits()) flushIn(REST_MS);
  // Shows what the server has instead of what it refused.
  else if (store.get().dropped !== null) void queryClient.invalidateQueries({ queryKey: [KEY, 'works'] });
}

/** Sends the first that waits and is not held; false when there is none, or the server cannot take anything now. */
async function sendOne(): Promise<boolean> {
  const first = firstWaiting();
  if (!first) return false;
  const { part, id, given, send } = first;
  const name = nameOf(part, id);
  try {
    await asJudge(send());
    if (name === tried) held.clear();
    update({ stuck: whetherHeld() });
  } catch (error) {
    const paused = isPaused(error);
    if (paused) held.add(name);
    if (!isFinal(error)) {
      update({ stuck: paused ? 'paused' : 'waiting' });
      return paused;
    }
    update({ stuck: whetherHeld(), dropped: (error as Error).message });
  }
  const { [id]: now, ...others } = store.get()[part];
  // What was changed meanwhile is sent again.
  if (now === given) update({ [part]: others });
  return true;
}

const whetherHeld = () => (held.size > 0 ? 'paused' : null);

function nameOf(part: keyof Waiting, id: string): string {
  return `${part} ${id}`;
}

function firstWaiting() {
  const { scores, marks } = store.get();
  const points = Object.entries(scores).find(([id]) => !held.has(nameOf('scores', id)));
  if (points) {
    const [id, given] = points;
    return { part: 'scores', id, given, send: () => judging.save({ id: Number(id), scores: given }) } as const;
  }
  const mark = Object.entries(marks).find(([id]) => !held.has(nameOf('marks', id)));
  if (!mark) return undefined;
  const [id, given] = mark;
  return { part: 'marks', id, given, send: () => judging.mark({ id: Number(id), ...given }) } as const;
}

function isPaused(error: unknown): boolean {
  return error instanceof CallError && error.problem === 'round-paused';
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError) || isPaused(error)) return false;
  return !(error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);
}

window.addEventListener('online', () => void flush());
