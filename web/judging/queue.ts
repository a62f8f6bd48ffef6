import { CallError } from '../lib/api.ts';
import { clearJudgeToken, lastJudge, readJudgeToken, sentJudgeToken } from '../lib/judge-token.ts';
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

/** What was given and has not reached the server, by work. */
interface Waiting {
  scores: Record<string, number[]>;
  marks: Record<string, Mark>;
}

/** What is also kept in the browser's storage. */
interface Kept extends Waiting {
  /** Points that came after their round was closed, until the judge has seen it. */
  late: Record<string, number[]>;
}

interface State extends Kept {
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
/** The page shows something that the server has refused. */
let refused = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Judges who share a browser keep apart what they gave. */
function key(part: keyof Kept): string {
  return `judge_${part}_${lastJudge() ?? ''}`;
}

function stored(): Kept {
  return {
    scores: read('scores') as Kept['scores'],
    marks: read('marks') as Kept['marks'],
    late: read('late') as Kept['late'],
  };
}

function read(part: keyof Kept): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(part)) ?? '{}');
  } catch {
    return {};
  }
}

function update(change: Partial<State>): void {
  store.set({ ...store.get(), ...change });
  for (const part of ['scores', 'marks', 'late'] as const)
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
  refused = false;
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

/** The judge has seen that points came too late. */
export function seeLate(): void {
  update({ late: {} });
}

function flushIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), milliseconds);
}

export async function flush(): Promise<void> {
  // Without a key it stays here, but for what comes too late.
  if (sending || sentJudgeToken() === null) return;
  clearTimeout(timer);
  sending = true;
  [tried] = held;
  if (tried !== undefined) held.delete(tried);
  let goesOn = true;
  while (goesOn) goesOn = await sendOne();
  sending = false;
  if (readJudgeToken() === null) {
    if (!waits()) clearJudgeToken();
  } else if (waits()) flushIn(REST_MS);
  // Shows what the server has instead of what it refused.
  else if (refused) {
    refused = false;
    void queryClient.invalidateQueries({ queryKey: [KEY, 'works'] });
  }
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
    refused = true;
    update({ stuck: whetherHeld(), ...told(first, error as CallError) });
  }
  const { [id]: now, ...others } = store.get()[part];
  // What was changed meanwhile is sent again.
  if (now === given) update({ [part]: others });
  return true;
}

const whetherHeld = () => (held.size > 0 ? 'paused' : null);

/** What is said about something that the server will never take. */
function told({ part, id, given }: Unsent, error: CallError): Partial<State> {
  if (part === 'marks' || error.problem !== 'round-closed') return { dropped: error.message };
  return { late: { ...store.get().late, [id]: given } };
}

function nameOf(part: keyof Waiting, id: string): string {
  return `${part} ${id}`;
}

type Unsent = NonNullable<ReturnType<typeof firstWaiting>>;

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
