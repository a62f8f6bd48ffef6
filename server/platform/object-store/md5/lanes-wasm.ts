// MD5 depends on every step before, so one message cannot be computed faster, but eight at once can: this assembles
// WebAssembly that keeps the words of four messages in each vector, and two such sets to fill the processor's pipes.

export const LANES = 8;
const SETS = LANES / 4;
/** In memory: per set four vectors of state, then one address per lane, then the messages. */
export const ADDRESSES_AT = SETS * 64;

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

type Code = number[];

/** Pieces of code behind one another. */
const code = (...pieces: Code[]): Code => pieces.flat();

function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

const get = (local: number): Code => [0x20, ...unsigned(local)];
const set = (local: number): Code => [0x21, ...unsigned(local)];
/** Small ones only; larger ones would need a sign bit. */
const number = (value: number): Code => [0x41, ...(value < 64 ? [value] : [(value & 127) | 128, value >>> 7])];
const plus: Code = [0x6a];
const minus: Code = [0x6b];
const vector = (operation: number): Code => [0xfd, ...unsigned(operation)];
const load = (offset: number): Code => [...vector(0), 0, ...unsigned(offset)];
const loadNumber = (offset: number): Code => [0x28, 2, ...unsigned(offset)];
const store = (offset: number): Code => [...vector(11), 0, ...unsigned(offset)];
const [add, shiftLeft, shiftRight] = [vector(174), vector(171), vector(173)];
const [not, or, xor, select] = [vector(77), vector(80), vector(81), vector(82)];

function everywhere(word: number): Code {
  const bytes = [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24];
  return code(vector(12), bytes, bytes, bytes, bytes);
}

/** Picks four of the eight words of two vectors. */
function pick(...words: [number, number, number, number]): Code {
  return [...vector(13), ...words.flatMap((word) => [0, 1, 2, 3].map((byte) => word * 4 + byte))];
}

// Locals: the number of blocks, an address per lane, then for each set state, state before, message words, helpers.
const BLOCKS = 0;
const address = (lane: number) => 1 + lane;
const state = (s: number, index: number) => 1 + LANES + s * 28 + (index % 4);
const before = (s: number, index: number) => state(s, 0) + 4 + index;
const word = (s: number, index: number) => state(s, 0) + 8 + index;
const helper = (s: number, index: number) => state(s, 0) + 24 + index;

const sets = Array.from({ length: SETS }, (_, index) => index);
const lanes = Array.from({ length: LANES }, (_, index) => index);
const places = [0, 1, 2, 3];

/** Reads 16 bytes of each of four lanes and turns them, so that a vector holds the same word of all four. */
function readWords(s: number, group: number): Code {
  const lane = (index: number) => code(get(address(4 * s + index)), load(16 * group));
  const both = (half: number) => code(get(helper(s, half)), get(helper(s, 2 + half)));
  return code(
    code(lane(0), lane(1), pick(0, 4, 1, 5), set(helper(s, 0))),
    code(lane(0), lane(1), pick(2, 6, 3, 7), set(helper(s, 1))),
    code(lane(2), lane(3), pick(0, 4, 1, 5), set(helper(s, 2))),
    code(lane(2), lane(3), pick(2, 6, 3, 7), set(helper(s, 3))),
    code(both(0), pick(0, 1, 4, 5), set(word(s, 4 * group))),
    code(both(0), pick(2, 3, 6, 7), set(word(s, 4 * group + 1))),
    code(both(1), pick(0, 1, 4, 5), set(word(s, 4 * group + 2))),
    code(both(1), pick(2, 3, 6, 7), set(word(s, 4 * group + 3))),
  );
}

/** One of the 64 steps of RFC 1321, for one set. */
function step(s: number, index: number): Code {
  const round = index >> 4;
  const message = [index, 5 * index + 1, 3 * index + 5, 7 * index][round]! % 16;
  const shift = SHIFTS[round]![index % 4]!;
  const constant = Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) >>> 0;
  const [a, b, c, d] = [64, 65, 66, 67].map((place) => state(s, place - index)) as [number, number, number, number];
  const mix = [
    code(get(c), get(d), get(b), select),
    code(get(b), get(c), get(d), select),
    code(get(b), get(c), xor, get(d), xor),
    code(get(d), not, get(b), or, get(c), xor),
  ][round]!;
  return code(
    code(get(a), get(word(s, message)), everywhere(constant), add, add, mix, add, set(a)),
    code(get(a), number(shift), shiftLeft, get(a), number(32 - shift), shiftRight, or, get(b), add, set(a)),
  );
}

function body(): Code {
  const forState = (write: (s: number, index: number) => Code) =>
    sets.flatMap((s) => places.flatMap((index) => write(s, index)));
  const [loop, repeatUnlessZero, end]: [Code, Code, Code] = [[0x03, 0x40], [0x22, BLOCKS, 0x0d, 0], [0x0b]];
  return code(
    lanes.flatMap((lane) => code(number(0), loadNumber(ADDRESSES_AT + 4 * lane), set(address(lane)))),
    forState((s, index) => code(number(0), load(64 * s + 16 * index), set(state(s, index)))),
    loop,
    forState((s, index) => code(get(state(s, index)), set(before(s, index)))),
    forState(readWords),
    Array.from({ length: 64 }, (_, index) => sets.flatMap((s) => step(s, index))).flat(),
    forState((s, index) => code(get(state(s, index)), get(before(s, index)), add, set(state(s, index)))),
    lanes.flatMap((lane) => code(get(address(lane)), number(64), plus, set(address(lane)))),
    code(get(BLOCKS), number(1), minus, repeatUnlessZero, end),
    forState((s, index) => code(number(0), get(state(s, index)), store(64 * s + 16 * index))),
    end,
  );
}

/** Memory that threads share; what of WebAssembly's own types is needed here. */
export interface Memory {
  readonly buffer: SharedArrayBuffer;
}

declare const WebAssembly: {
  Memory: new (size: { initial: number; maximum: number; shared: true }) => Memory;
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: { m: { m: Memory } }) => { exports: { f: (blocks: number) => void } };
};

export function newSharedMemory(pages: number): Memory {
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}

/** A function that takes so many blocks of every lane of a memory. */
export function assemble(pages: number, memory: Memory): (blocks: number) => void {
  const section = (id: number, ...content: Code[]): Code => [id, ...unsigned(content.flat().length), ...content.flat()];
  const magic = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const shared = [1, 1, 0x6d, 1, 0x6d, 2, 3];
  const locals = code([2], unsigned(LANES), [0x7f], unsigned(28 * SETS), [0x7b]);
  const instructions = code(locals, body());
  const module = new WebAssembly.Module(
    new Uint8Array(
      code(
        magic,
        section(1, [1, 0x60, 1, 0x7f, 0]),
        section(2, shared, unsigned(pages), unsigned(pages)),
        section(3, [1, 0]),
        section(7, [1, 1, 0x66, 0, 0]),
        section(10, [1], unsigned(instructions.length), instructions),
      ),
    ),
  );
  return new WebAssembly.Instance(module, { m: { m: memory } }).exports.f;
}
