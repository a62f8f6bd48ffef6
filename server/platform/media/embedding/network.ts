import { readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { MODEL_DESCRIPTORS } from './settings.ts';
import { type Vector, vectorOf } from './vectors.ts';

/** Errors only: warnings about a model concern whoever made it. */
const QUIET = 3;

let session: Promise<InferenceSession> | undefined;

/** The network that this process was given, opened with the first question. */
function network(threads: number): Promise<InferenceSession> {
  return (session ??= InferenceSession.create(readFileSync(MODEL_DESCRIPTORS.network), {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: QUIET,
  }));
}

interface Question {
  inputs: Record<string, Tensor>;
  output: string;
  dimension: number;
  threads: number;
}

/** Asks for one vector; undefined where the network has none to give. */
export async function ask({ inputs, output, dimension, threads }: Question): Promise<Vector | undefined> {
  const opened = await network(threads);
  const missing = Object.keys(inputs).filter((name) => !opened.inputNames.includes(name));
  if (missing.length > 0)
    throw new Error(`the network has no input ${missing[0]}, but ${opened.inputNames.join(', ')}`);
  if (!opened.outputNames.includes(output))
    throw new Error(`the network has no output ${output}, but ${opened.outputNames.join(', ')}`);
  const { [output]: made } = await opened.run(inputs, [output]);
  const numbers = made?.data;
  if (!(numbers instanceof Float32Array) || numbers.length !== dimension)
    throw new Error(`the network gives ${made?.type} ${JSON.stringify(made?.dims)} instead of ${dimension} numbers`);
  return vectorOf(numbers);
}

/** Pixels as networks like them: all of red, then of green, then of blue. */
export function pictureTensor(numbers: Float32Array, size: number): Tensor {
  return new Tensor('float32', numbers, [1, 3, size, size]);
}

export function tokenTensor(tokens: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]);
}
