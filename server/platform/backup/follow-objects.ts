import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { readOwnerMark } from '../objects/owner-mark.ts';
import type { Objects } from '../objects/objects.ts';
import { copyObjects, type ObjectCopies } from './copy-objects.ts';
import { readCode } from './installation-code.ts';
import { oldestMoment } from './prune.ts';
import { openCopies, pruneCopies } from './object-copies.ts';
import type { BackupSettings } from './places.ts';
import { type CopyingState, readState, writeState } from './state.ts';

interface Follower {
  backup: BackupSettings;
  objects: Objects;
  log: Log;
  /** The machine and data folder of this product. */
  by: string;
}

const TELL_MS = 2000;
/** Whoever has said nothing for so long no longer works. */
const SILENT_MS = 60_000;

/**
 * Copies what is new in the store, round after round, until it is stopped. A round that fails is told and tried again:
 * the product goes on without it.
 */
export function followObjects(follower: Follower): () => Promise<void> {
  const stopping = new AbortController();
  const working = follow(follower, stopping.signal);
  return async () => {
    stopping.abort();
    await working;
  };
}

async function follow({ backup, objects, log, by }: Follower, signal: AbortSignal): Promise<void> {
  const { dir, seconds } = backup;
  let copies: ObjectCopies | undefined;
  let told: string | undefined;
  while (!signal.aborted) {
    const problem = await (async () => {
      refuseSecond(dir, by);
      await refuseOtherStore(dir, objects);
      copies ??= await openCopies(dir);
      await round(copies, { backup, objects, log, by }, signal);
    })().catch((error: unknown) => (signal.aborted ? undefined : (error as Error)));
    if (problem) {
      // Said once for each reason, not every minute.
      if (problem.message !== told) log.error({ err: problem }, 'files of the store could not be copied to BACKUP_DIR');
      tellProblem(dir, by, problem);
    } else if (told !== undefined) log.error('files of the store are copied to BACKUP_DIR again');
    told = problem?.message;
    await sleep(seconds * 1000, undefined, { signal }).catch(() => {});
  }
  await copies?.journal.close();
}

async function round(copies: ObjectCopies, { backup, objects, by }: Follower, signal: AbortSignal): Promise<void> {
  const { dir } = copies;
  const began = new Date();
  const before = readState(dir)?.covered ?? null;
  const state: CopyingState = { by, at: began.toISOString(), covered: before, copied: 0, problem: null };
  const tell = () => writeState(dir, { ...state, at: new Date().toISOString() });
  tell();
  // A file that is as large as a disk takes longer than a minute.
  const telling = setInterval(tell, TELL_MS);
  try {
    await copyObjects(copies, objects, { signal, onCopied: () => void (state.copied += 1) });
    await pruneCopies(copies, oldestMoment(backup, began).getTime());
    state.covered = began.toISOString();
  } finally {
    clearInterval(telling);
  }
  tell();
}

/** Two products that add to one journal would destroy it. */
function refuseSecond(dir: string, by: string): void {
  const state = readState(dir);
  if (state && state.by !== by && Date.now() - Date.parse(state.at) < SILENT_MS)
    throw new Error(`another product copies there: ${state.by}`);
}

async function refuseOtherStore(dir: string, objects: Objects): Promise<void> {
  const [mark, code] = [await readOwnerMark(objects), readCode(dir)];
  if (code === undefined) throw new Error('the folder is empty: is its disk mounted?');
  if (mark !== code) throw new Error('the folder holds the backups of another installation');
}

function tellProblem(dir: string, by: string, { message }: Error): void {
  try {
    const state = readState(dir);
    if (state && state.by !== by) return;
    const [at, covered] = [new Date().toISOString(), state?.covered ?? null];
    writeState(dir, { by, at, covered, copied: 0, problem: message });
  } catch {
    // The disk is full or away; the log has said so.
  }
}
