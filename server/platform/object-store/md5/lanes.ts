import { createHash } from 'node:crypto';
import { ADDRESSES_AT, assemble, LANES, type Memory, newSharedMemory } from './lanes-wasm.ts';

/** The largest message that fits into a slot. */
export const LONGEST = 1024 * 1024;
/** Room for state and padding, so that every slot begins on a page of memory. */
const PAGE = 4096;
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;
/** Fewer messages than this are faster one by one. */
const WORTHWHILE = 3;

export const placeOf = (slot: number): number => PAGE + slot * (LONGEST + PAGE);
const pagesFor = (slots: number): number => Math.ceil(placeOf(slots) / 65_536);

export function newMemory(slots: number): Memory {
  return newSharedMemory(pagesFor(slots));
}

export interface Message {
  slot: number;
  size: number;
}

/** Computes the MD5 of messages that lie in slots of a memory, up to eight at once. */
export function createLanes(memory: Memory, slots: number): (messages: readonly Message[]) => Buffer[] {
  const run = assemble(pagesFor(slots), memory);
  const words = new Uint32Array(memory.buffer);
  const bytes = Buffer.from(memory.buffer);
  const stateAt = (lane: number, index: number) => 16 * (lane >> 2) + 4 * index + (lane & 3);

  /** The end of a message as MD5 wants it; replies with the number of blocks. */
  function pad({ slot, size }: Message): number {
    const blocks = ((size + 8) >> 6) + 1;
    const [end, last] = [placeOf(slot) + size, placeOf(slot) + blocks * 64];
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
  function hashTogether(messages: readonly Message[]): Buffer[] {
    const blocks = messages.map(pad);
    for (let lane = 0; lane < LANES; lane += 1) START.forEach((word, index) => (words[stateAt(lane, index)] = word));
    const digests: Buffer[] = [];
    let done = 0;
    // The shortest messages end first; a lane without a message computes something that nobody reads.
    for (const next of [...new Set(blocks)].toSorted((a, b) => a - b)) {
      for (let lane = 0; lane < LANES; lane += 1) {
        const ended = (blocks[lane] ?? 0) <= done;
        words[ADDRESSES_AT / 4 + lane] = placeOf(ended ? 0 : (messages[lane]?.slot ?? 0)) + (ended ? 0 : done * 64);
      }
      run(next - done);
      done = next;
      blocks.forEach((own, lane) => own === done && (digests[lane] = digest(lane)));
    }
    return digests;
  }
  function hashAlone({ slot, size }: Message): Buffer {
    return createHash('md5')
      .update(bytes.subarray(placeOf(slot), placeOf(slot) + size))
      .digest();
  }
  return (messages) => (messages.length < WORTHWHILE ? messages.map(hashAlone) : hashTogether(messages));
}
