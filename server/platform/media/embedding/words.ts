import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import type { Task } from '../protocol.ts';
import type { Outcome } from '../steps.ts';
import { ask, tokenTensor } from './network.ts';
import { type Embedded, MODEL_DESCRIPTORS, type ModelSettings } from './settings.ts';
import { bpeTokens } from './tokens-bpe.ts';
import type { Tokenize } from './tokens.ts';
import { wordpieceTokens } from './tokens-wordpiece.ts';
import { writeVector } from './vectors.ts';

/** Somebody waits, and the other processes of the machine have work to do. */
const THREADS = 1;

const KINDS = { bpe: bpeTokens, wordpiece: wordpieceTokens };

let tokenize: Tokenize | undefined;

/** What a text that somebody searches by looks like to the model. */
export async function embedWords({ file, model }: Task<undefined>): Promise<Outcome<Embedded>> {
  if (!model) throw new Error('no model');
  const text = await readFile(file, 'utf8');
  const vector = await vectorOfWords(text, model);
  const moments = vector ? [{ second: 0, vector: writeVector(vector) }] : [];
  return { facts: { moments, broken: 1 - moments.length }, files: [], findings: [] };
}

async function vectorOfWords(text: string, { dimension, text: settings }: ModelSettings) {
  const { length, input, mask, output, tokenizer } = settings;
  tokenize ??= KINDS[tokenizer](JSON.parse(readFileSync(MODEL_DESCRIPTORS.tokenizer, 'utf8')));
  const { ids, filler } = tokenize(text, length);
  const places = Array.from({ length }, (_, place) => place);
  const inputs = {
    [input]: tokenTensor(places.map((place) => ids[place] ?? filler)),
    ...(mask !== undefined && { [mask]: tokenTensor(places.map((place) => (place < ids.length ? 1 : 0))) }),
  };
  return await ask({ inputs, output, dimension, threads: THREADS });
}
