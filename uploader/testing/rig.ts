import type { UploadCalls } from '../calls.ts';
import type { Checkpoint, Checkpoints } from '../checkpoint.ts';
import { createSender } from '../sender.ts';
import type { FileSource } from '../source.ts';
import type { World } from '../world.ts';
import { fakeStore } from './fake-store.ts';

export const PART_BYTES = 1000;

/** A failed call, as a client throws it. */
export function callError(status: number, message: string): Error {
  return Object.assign(new Error(message), { status, code: status });
}

export function memoryCheckpoints(): Checkpoints & { kept: Map<string, Checkpoint> } {
  const kept = new Map<string, Checkpoint>();
  return {
    kept,
    load: async (key) => kept.get(key),
    save: async (key, checkpoint) => void kept.set(key, checkpoint),
    remove: async (key) => void kept.delete(key),
  };
}

/** A file of so many parts, the last one short; records the largest slice read. */
export function fileOf(parts: number, name = 'clip.mp4'): FileSource & { largestSlice: () => number } {
  const size = (parts - 1) * PART_BYTES + 10;
  let largest = 0;
  return {
    name,
    size,
    lastModified: 1_700_000_000_000,
    largestSlice: () => largest,
    slice(start, end) {
      largest = Math.max(largest, end - start);
      return { arrayBuffer: async () => new Uint8Array(end - start).fill(start % 251).buffer };
    },
  };
}

/** An engine with a store in memory, a product that only records, and no waiting. */
export function startRig(partBytes = PART_BYTES) {
  const store = fakeStore();
  const checkpoints = memoryCheckpoints();
  const asked: string[] = [];
  const waited: number[] = [];
  let onlineListener = () => {};
  let time = 0;
  const world: World = {
    fetch: store.fetch,
    now: () => (time += 1),
    async pause(milliseconds, signal) {
      waited.push(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
    onOnline(listener) {
      onlineListener = listener;
      return () => {};
    },
  };
  const calls = productThatRemembers(store.objects, asked, partBytes);
  return {
    store,
    checkpoints,
    asked,
    waited,
    world,
    calls,
    cameOnline: () => onlineListener(),
    sender: () => createSender(calls, checkpoints, world),
  };
}

function productThatRemembers(objects: Map<string, number>, asked: string[], partBytes: number): UploadCalls {
  const begin = async ({ fileName }: { fileName: string }) => {
    asked.push(`token ${fileName}`);
    const place = { bucketName: 'bucket', url: 'http://store.test/bucket', region: 'cn-shanghai' };
    return { token: { ...place, filePath: `user/7/${asked.length}-${fileName}`, partBytes } };
  };
  const report = async ({ fileName, filePath, fileSize }: { fileName: string; filePath: string; fileSize: number }) => {
    asked.push(`sent ${fileName}`);
    if (objects.get(encodeURI(filePath)) !== fileSize) throw callError(409, 'It is not there');
    return { materialId: 1, materialCode: 'V1' };
  };
  return {
    tokenForVideo: begin,
    tokenForPhoto: begin,
    tokenForRelease: begin,
    videoSent: report,
    photoSent: report,
    releaseSent: async () => ({ releaseId: 1 }),
    takenSizes: async () => ({ sizes: [] }),
    sameFile: async () => ({ same: null }),
    async credentials({ filePath = '' }) {
      asked.push('credentials');
      const number = asked.filter((what) => what === 'credentials').length;
      const expiration = new Date(Date.now() + 3_600_000).toISOString();
      return {
        accessKeyId: `key${number}`,
        accessKeySecret: 'secret',
        securityToken: 'session',
        expiration,
        filePaths: [filePath],
      };
    },
    async giveUp({ filePath }) {
      asked.push(`give up ${filePath}`);
      return {};
    },
  };
}
