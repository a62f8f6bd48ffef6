// Hashes in a thread of its own: gets how long the messages in its memory are, answers with their digests.
import { parentPort, workerData } from 'node:worker_threads';
import type { Memory } from './lanes-wasm.ts';
import { createLanes } from './lanes.ts';

const memories = (workerData as Memory[]).map(createLanes);
parentPort?.on('message', ({ memory, sizes }: { memory: number; sizes: number[] }) => {
  parentPort?.postMessage({ memory, digests: memories[memory]?.(sizes) });
});
