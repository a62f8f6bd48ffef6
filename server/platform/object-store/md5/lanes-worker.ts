// Hashes in a thread of its own: gets which messages lie in the shared memory, answers with their digests.
import { parentPort, workerData } from 'node:worker_threads';
import type { Memory } from './lanes-wasm.ts';
import { createLanes, type Message } from './lanes.ts';

const { memory, slots } = workerData as { memory: Memory; slots: number };
const hash = createLanes(memory, slots);
parentPort?.on('message', (messages: Message[]) => parentPort?.postMessage(hash(messages)));
