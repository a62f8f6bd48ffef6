import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LANES } from './lanes-wasm.ts';
import { LONGEST, newMemory, placeOf } from './lanes.ts';

/** Below this the way to the other thread costs more than hashing. */
const SHORTEST = 128 * 1024;

interface Message {
  pieces: readonly Buffer[];
  resolve: (digest: Buffer) => void;
}

/** Whether `md5Of` can hash messages of this size better than hashing as they come. */
export function isMd5Batched(size: number): boolean {
  return size >= SHORTEST && size <= LONGEST;
}

let lanes: ReturnType<typeof startLanes> | undefined;

/** The MD5 of a whole message. Messages that wait at the same time are hashed together, beside the event loop. */
export async function md5Of(pieces: readonly Buffer[]): Promise<Buffer> {
  lanes ??= startLanes(() => (lanes = undefined));
  return await lanes(pieces);
}

function startLanes(onEnd: () => void): (pieces: readonly Buffer[]) => Promise<Buffer> {
  // While the thread hashes the messages of one memory, those of the next are laid out in the other.
  const memories = [newMemory(), newMemory()];
  const bytes = memories.map(({ buffer }) => Buffer.from(buffer));
  const under: (Message[] | undefined)[] = [undefined, undefined];
  const waiting: Message[] = [];
  const worker = new Worker(new URL('./lanes-worker.ts', import.meta.url), { workerData: memories });
  worker.on('message', ({ memory, digests }: { memory: number; digests: Uint8Array[] }) => {
    under[memory]?.forEach(({ resolve }, lane) => resolve(Buffer.from(digests[lane] ?? [])));
    under[memory] = undefined;
    send();
    // Only work keeps the process alive, not the thread that waits for it.
    if (!under.some(Boolean)) worker.unref();
  });
  worker.on('error', () => {
    onEnd();
    for (const { pieces, resolve } of [...under.flatMap((some) => some ?? []), ...waiting]) resolve(hashHere(pieces));
  });

  function send(): void {
    const memory = under.indexOf(undefined);
    const isBusy = under.some(Boolean);
    if (memory === -1 || waiting.length === 0 || (isBusy && waiting.length < LANES)) return;
    const messages = waiting.splice(0, LANES);
    under[memory] = messages;
    worker.ref();
    worker.postMessage({ memory, sizes: messages.map(({ pieces }, lane) => lay(memory, lane, pieces)) });
  }
  function lay(memory: number, lane: number, pieces: readonly Buffer[]): number {
    let at = placeOf(lane);
    for (const piece of pieces) at += piece.copy(bytes[memory] as Buffer, at);
    return at - placeOf(lane);
  }
  return (pieces) =>
    new Promise((resolve) => {
      waiting.push({ pieces, resolve });
      send();
    });
}

function hashHere(pieces: readonly Buffer[]): Buffer {
  const hash = createHash('md5');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}
