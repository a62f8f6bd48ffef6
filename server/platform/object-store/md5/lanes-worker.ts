// Hashes in a thread of its own: gets how long the messages in its memory are, answers with their digests.
import { parentPort, workerData } from 'node:worker_threads';
import { createLanes } from './lanes.ts';

const memories = (workerData as WebAssembly.Memory[]).map(createLanes);
parentPort?.on('message', ({ memory, sizes }: { memory: number; sizes: number[] }) => {
  parentPort?.postMessage({ memory, digests: memories[memory]?.(sizes) });
});
