import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LANES } from './lanes-wasm.ts';
import { LONGEST, type Message, newMemory, placeOf } from './lanes.ts';

/** How many contents can be received and hashed this way at a time. */
const SLOTS = 32;
/** Below this the way to the other thread costs more than hashing. */
const SHORTEST = 128 * 1024;

/** How long a complete content waits for others. */
const PATIENCE_MS = 10;

/** Memory for one content while it is received, where another thread can hash it. */
export interface Slot {
  bytes: Buffer;
  /** Of the first `size` bytes. */
  md5(size: number): Promise<Buffer>;
  /** Afterwards somebody else writes there. */
  release(): void;
}

interface Waiting extends Message {
  resolve: (digest: Buffer) => void;
  since: number;
}

let hasher: Hasher | undefined;

/** Undefined when a content of this size is better hashed as it comes, or when all slots are in use. */
export function takeSlot(size: number): Slot | undefined {
  if (size < SHORTEST || size > LONGEST) return undefined;
  hasher ??= startHasher(() => (hasher = undefined));
  return hasher.take();
}

interface Hasher {
  take(): Slot | undefined;
}

/** Contents that are complete at the same time are hashed together, in a thread beside the event loop. */
function startHasher(onEnd: () => void): Hasher {
  const memory = newMemory(SLOTS);
  const bytes = Buffer.from(memory.buffer);
  const free = Array.from({ length: SLOTS }, (_, slot) => slot);
  const waiting: Waiting[] = [];
  let underWay: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  const worker = new Worker(new URL('./lanes-worker.ts', import.meta.url), { workerData: { memory, slots: SLOTS } });
  // Only work keeps the process alive, not the thread that waits for it.
  worker.on('message', (digests: Uint8Array[]) => {
    underWay.splice(0).forEach(({ resolve }, index) => resolve(Buffer.from(digests[index] ?? [])));
    send();
    if (underWay.length === 0) worker.unref();
  });
  worker.on('error', () => {
    onEnd();
    for (const { slot, size, resolve } of [...underWay, ...waiting.splice(0)]) resolve(hashHere(slot, size));
  });
  worker.unref();

  function send(): void {
    if (underWay.length > 0 || waiting.length === 0) return;
    // Others who are about to be complete make it cheaper for all.
    const expected = Math.min(LANES, SLOTS - free.length);
    if (waiting.length < expected && performance.now() - (waiting[0]?.since ?? 0) < PATIENCE_MS)
      return void (timer ??= setTimeout(sendLater, PATIENCE_MS));
    underWay = waiting.splice(0, LANES);
    worker.ref();
    worker.postMessage(underWay.map(({ slot, size }) => ({ slot, size })));
  }
  function sendLater(): void {
    timer = undefined;
    send();
  }
  const view = (slot: number, size: number) => bytes.subarray(placeOf(slot), placeOf(slot) + size);
  const hashHere = (slot: number, size: number) => createHash('md5').update(view(slot, size)).digest();
  return {
    take() {
      const slot = free.pop();
      if (slot === undefined) return undefined;
      return {
        bytes: view(slot, LONGEST),
        release: () => void free.push(slot),
        md5: (size) =>
          new Promise((resolve) => {
            waiting.push({ slot, size, resolve, since: performance.now() });
            send();
          }),
      };
    },
  };
}
