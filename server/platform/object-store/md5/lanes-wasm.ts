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

function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

const get = (local: number): Code => [0x20, ...unsigned(local)];
const set = (local: number): Code => [0x21, ...unsigned(local)];
/** Small numbers only; larger ones would need a sign bit. */
const number = (value: number): Code => [0x41, ...(value < 64 ? [value] : [(value & 127) | 128, value >>> 7])];
const vector = (operation: number): Code => [0xfd, ...unsigned(operation)];
const load = (offset: number): Code => [...vector(0), 0, ...unsigned(offset)];
const store = (offset: number): Code => [...vector(11), 0, ...unsigned(offset)];
const [add, shiftLeft, shiftRight, not, or, xor, select] = [174, 171, 173, 77, 80, 81, 82].map(vector) as [
  Code,
  Code,
  Code,
  Code,
  Code,
  Code,
  Code,
];

function everywhere(word: number): Code {
  const bytes = [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24];
  return [...vector(12), ...bytes, ...bytes, ...bytes, ...bytes];
}

/** Picks four of the eight words of two vectors. */
function pick(...words: [number, number, number, number]): Code {
  return [...vector(13), ...words.flatMap((word) => [0, 1, 2, 3].map((byte) => word * 4 + byte))];
}

// Locals: the number of blocks, an address per lane, then for each set state, state before, message words, helpers.
const address = (lane: number) => 1 + lane;
const local = (setIndex: number, index: number) => 1 + LANES + setIndex * 28 + index;
const before = (setIndex: number, index: number) => local(setIndex, 4 + index);
const word = (setIndex: number, index: number) => local(setIndex, 8 + index);
const helper = (setIndex: number, index: number) => local(setIndex, 24 + index);

/** Reads one block of each of four lanes and turns it, so that a vector holds the same word of all four. */
function readBlock(s: number): Code {
  const code: Code = [0, 1, 2, 3].flatMap((index) => [...get(local(s, index)), ...set(before(s, index))]);
  for (let group = 0; group < 4; group += 1) {
    const lane = (index: number) => [...get(address(4 * s + index)), ...load(16 * group)];
    const pairs = [[0, 1] as const, [2, 3] as const];
    pairs.forEach(([a, b], index) =>
      code.push(
        ...[...lane(a), ...lane(b), ...pick(0, 4, 1, 5), ...set(helper(s, 2 * index))],
        ...[...lane(a), ...lane(b), ...pick(2, 6, 3, 7), ...set(helper(s, 2 * index + 1))],
      ),
    );
    for (let half = 0; half < 2; half += 1) {
      const both = [...get(helper(s, half)), ...get(helper(s, 2 + half))];
      code.push(...both, ...pick(0, 1, 4, 5), ...set(word(s, 4 * group + 2 * half)));
      code.push(...both, ...pick(2, 3, 6, 7), ...set(word(s, 4 * group + 2 * half + 1)));
    }
  }
  return code;
}

/** One of the 64 steps of RFC 1321, for one set. */
function step(s: number, index: number): Code {
  const round = index >> 4;
  const message = [index, 5 * index + 1, 3 * index + 5, 7 * index][round]! % 16;
  const shift = SHIFTS[round]![index % 4]!;
  const constant = Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) >>> 0;
  const [a, b, c, d] = [0, 1, 2, 3].map((place) => local(s, (place + 4 - (index % 4)) % 4)) as [
    number,
    number,
    number,
    number,
  ];
  const mix = [
    [...get(c), ...get(d), ...get(b), ...select],
    [...get(b), ...get(c), ...get(d), ...select],
    [...get(b), ...get(c), ...xor, ...get(d), ...xor],
    [...get(d), ...not, ...get(b), ...or, ...get(c), ...xor],
  ][round]!;
  return [
    ...[...get(a), ...get(word(s, message)), ...everywhere(constant), ...add, ...add, ...mix, ...add, ...set(a)],
    ...[...get(a), ...number(shift), ...shiftLeft, ...get(a), ...number(32 - shift), ...shiftRight, ...or],
    ...[...get(b), ...add, ...set(a)],
  ];
}

function body(): Code {
  const sets = Array.from({ length: SETS }, (_, index) => index);
  const lanes = Array.from({ length: LANES }, (_, index) => index);
  const places = [0, 1, 2, 3];
  return [
    ...lanes.flatMap((lane) => [...number(0), 0x28, 2, ...unsigned(ADDRESSES_AT + 4 * lane), ...set(address(lane))]),
    ...sets.flatMap((s) => places.flatMap((i) => [...number(0), ...load(64 * s + 16 * i), ...set(local(s, i))])),
    ...[0x03, 0x40], // loop over the blocks
    ...sets.flatMap(readBlock),
    ...Array.from({ length: 64 }, (_, index) => sets.flatMap((s) => step(s, index))).flat(),
    ...sets.flatMap((s) =>
      places.flatMap((i) => [...get(local(s, i)), ...get(before(s, i)), ...add, ...set(local(s, i))]),
    ),
    ...lanes.flatMap((lane) => [...get(address(lane)), ...number(64), 0x6a, ...set(address(lane))]),
    ...[...get(0), ...number(1), 0x6b, 0x22, 0, 0x0d, 0, 0x0b],
    ...sets.flatMap((s) => places.flatMap((i) => [...number(0), ...get(local(s, i)), ...store(64 * s + 16 * i)])),
    0x0b,
  ];
}

/** A module that imports shared memory `m.m` of `pages` and exports `f(blocks)`. */
export function lanesModule(pages: number): WebAssembly.Module {
  const locals = [2, ...unsigned(LANES), 0x7f, ...unsigned(28 * SETS), 0x7b];
  const code = [...locals, ...body()];
  const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
  return new WebAssembly.Module(
    new Uint8Array([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, [1, 0x60, 1, 0x7f, 0]),
      ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 3, ...unsigned(pages), ...unsigned(pages)]),
      ...section(3, [1, 0]),
      ...section(7, [1, 1, 0x66, 0, 0]),
      ...section(10, [1, ...unsigned(code.length), ...code]),
    ]),
  );
}
