import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pixels of a side of what the tiny model sees. */
const SIDE = 16;
const LENGTH = 8;

/** The share of red, green and blue, and of what is none of them. */
const WORDS: Record<string, readonly [number, number, number, number]> = {
  '[PAD]': [0, 0, 0, 0],
  '[UNK]': [0, 0, 0, 1],
  '[CLS]': [0, 0, 0, 0],
  '[SEP]': [0, 0, 0, 0],
  scarlet: [1, 0, 0, 0],
  verdant: [0, 1, 0, 0],
  cobalt: [0, 0, 1, 0],
  绯: [1, 0, 0, 0],
  co: [0, 0, 0.5, 0],
  '##lour': [0, 0, 0.5, 0],
  nowhere: [Number.NaN, 0, 0, 0],
};

interface Tiny {
  /** What its description says, where it is not true. */
  dimension?: number;
  /** Turns all colours round, so that it is another model. */
  turned?: boolean;
  /** No picture gets numbers. */
  broken?: boolean;
}

/**
 * Writes a model of four numbers: a picture is its mean colour, and a text that of its words. A black picture has no
 * numbers, as its colour is divided by how light it is, and neither has the word “nowhere”.
 */
export function makeTinyModel(folder: string, { dimension = 4, turned = false, broken = false }: Tiny = {}): string {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: Buffer | object) =>
    writeFileSync(join(folder, name), Buffer.isBuffer(content) ? content : JSON.stringify(content));
  const turn = (numbers: readonly number[]) => (turned ? numbers.toReversed() : [...numbers]);
  const rows = [turn([1, 0, 0, 0]), turn([0, 1, 0, 0]), turn([0, 0, 1, 0])];
  write('image.onnx', imageNetwork(broken ? rows.map((row) => row.map(() => Number.NaN)) : rows));
  write('text.onnx', textNetwork(Object.values(WORDS).map(turn)));
  const vocab = Object.fromEntries(Object.keys(WORDS).map((word, id) => [word, id]));
  write('tokenizer.json', { model: { type: 'WordPiece', vocab } });
  write('model.json', {
    dimension,
    image: { input: 'pixels', output: 'colour', size: SIDE, mean: [0, 0, 0], std: [1, 1, 1] },
    text: { input: 'tokens', output: 'colour', length: LENGTH, least: 0.8, tokenizer: 'wordpiece' },
  });
  return folder;
}

/** The mean of each colour, divided by their sum, times a matrix of 3 × 4. */
function imageNetwork(rows: number[][]): Buffer {
  return network({
    nodes: [
      node('ReduceMean', ['pixels'], 'mean', { axes: [2, 3], keepdims: 0 }),
      node('ReduceSum', ['mean', 'axis'], 'light', { keepdims: 1 }),
      node('Div', ['mean', 'light'], 'share'),
      node('MatMul', ['share', 'matrix'], 'colour'),
    ],
    constants: [floats('matrix', rows), longs('axis', [1])],
    input: value('pixels', FLOAT, [1, 3, SIDE, SIDE]),
    output: value('colour', FLOAT, [1, 4]),
  });
}

/** The mean of what each token stands for. */
function textNetwork(rows: number[][]): Buffer {
  return network({
    nodes: [
      node('Gather', ['words', 'tokens'], 'each', { axis: 0 }),
      node('ReduceMean', ['each'], 'colour', { axes: [1], keepdims: 0 }),
    ],
    constants: [floats('words', rows)],
    input: value('tokens', INT64, [1, LENGTH]),
    output: value('colour', FLOAT, [1, 4]),
  });
}

// ONNX is protobuf: a number of the field and its type, then a number or a length with bytes.
const [FLOAT, INT64] = [1, 7];
const [OPSET, IR_VERSION] = [13, 8];

function varint(number: number): Buffer {
  const bytes: number[] = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

const whole = (field: number, number: number) => Buffer.concat([varint(field * 8), varint(number)]);
const part = (field: number, content: Buffer | string) => {
  const bytes = Buffer.from(content as string);
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
};

function node(type: string, inputs: string[], output: string, attributes: Record<string, number | number[]> = {}) {
  const each = Object.entries(attributes).map(([name, given]) =>
    part(5, Buffer.concat([part(1, name), ...(Array.isArray(given) ? listOf(given) : numberOf(given))])),
  );
  return part(1, Buffer.concat([...inputs.map((name) => part(1, name)), part(2, output), part(4, type), ...each]));
}

const numberOf = (number: number) => [whole(3, number), whole(20, 2)];
const listOf = (numbers: number[]) => [...numbers.map((number) => whole(8, number)), whole(20, 7)];

function floats(name: string, rows: number[][]): Buffer {
  const bytes = Buffer.from(Float32Array.from(rows.flat()).buffer);
  const sizes = [whole(1, rows.length), whole(1, rows[0]?.length ?? 0)];
  return part(5, Buffer.concat([...sizes, whole(2, FLOAT), part(8, name), part(9, bytes)]));
}

function longs(name: string, numbers: number[]): Buffer {
  const bytes = Buffer.from(BigInt64Array.from(numbers, BigInt).buffer);
  return part(5, Buffer.concat([whole(1, numbers.length), whole(2, INT64), part(8, name), part(9, bytes)]));
}

function value(name: string, type: number, sizes: number[]): Buffer {
  const shape = Buffer.concat(sizes.map((size) => part(1, whole(1, size))));
  return Buffer.concat([part(1, name), part(2, part(1, Buffer.concat([whole(1, type), part(2, shape)])))]);
}

interface Network {
  nodes: Buffer[];
  constants: Buffer[];
  input: Buffer;
  output: Buffer;
}

function network({ nodes, constants, input, output }: Network): Buffer {
  const graph = Buffer.concat([...nodes, part(2, 'tiny'), ...constants, part(11, input), part(12, output)]);
  return Buffer.concat([whole(1, IR_VERSION), part(7, graph), part(8, Buffer.concat([part(1, ''), whole(2, OPSET)]))]);
}
