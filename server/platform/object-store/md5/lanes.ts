import { createHash } from 'node:crypto';
import { ADDRESSES_AT, assemble, LANES, type Memory, newSharedMemory } from './lanes-wasm.ts';

/** The largest message that fits into a lane. */
export const LONGEST = 1024 * 1024;
const SPACE = LONGEST + 128;
const FIRST = 1024;
const PAGES = Math.ceil((FIRST + LANES * SPACE) / 65_536);
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;
/** Fewer messages than this are faster one by one. */
const WORTHWHILE = 3;

export const placeOf = (lane: number): number => FIRST + lane * SPACE;

export function newMemory(): Memory {
  return newSharedMemory(PAGES);
}

/** Computes the MD5 of the messages that lie in the lanes of a memory, up to eight at once. */
export function createLanes(memory: Memory): (sizes: readonly number[]) => Buffer[] {
  const run = assemble(PAGES, memory);
  const words = new Uint32Array(memory.buffer);
  const bytes = Buffer.from(memory.buffer);
  const stateAt = (lane: number, index: number) => 16 * (lane >> 2) + 4 * index + (lane & 3);

  /** The end of a message as MD5 wants it; replies with the number of blocks. */
  function pad(lane: number, size: number): number {
    const blocks = ((size + 8) >> 6) + 1;
    const [end, last] = [placeOf(lane) + size, placeOf(lane) + blocks * 64];
    bytes.fill(0, end, last);
    bytes[end] = 0x80;
    bytes.writeUInt32LE(size * 8, last - 8);
    return blocks;
  }
  function digest(lane: number): Buffer {
    const result = Buffer.alloc(16);
    START.forEach((_, index) => result.writeUInt32LE(words[stateAt(lane, index)] ?? 0, index * 4));
    return result;
  }
  function hashTogether(sizes: readonly number[]): Buffer[] {
    const blocks = sizes.map((size, lane) => pad(lane, size));
    for (let lane = 0; lane < LANES; lane += 1) START.forEach((word, index) => (words[stateAt(lane, index)] = word));
    const digests: Buffer[] = [];
    let done = 0;
    // The shortest messages end first; a lane without a message computes something that nobody reads.
    for (const next of [...new Set(blocks)].toSorted((a, b) => a - b)) {
      for (let lane = 0; lane < LANES; lane += 1) words[ADDRESSES_AT / 4 + lane] = placeOf(lane) + done * 64;
      run(next - done);
      done = next;
      blocks.forEach((own, lane) => own === done && (digests[lane] = digest(lane)));
    }
    return digests;
  }
  return (sizes) =>
    sizes.length < WORTHWHILE
      ? sizes.map((size, lane) =>
          createHash('md5')
            .update(bytes.subarray(placeOf(lane), placeOf(lane) + size))
            .digest(),
        )
      : hashTogether(sizes);
}
