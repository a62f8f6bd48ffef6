import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { StartProblem } from '../../start-problem.ts';
import type { ModelSettings } from './settings.ts';

/** A model on disk that makes vectors of pictures and of texts. */
export interface Model extends ModelSettings {
  /** Of all that vectors depend on: another one is another model. */
  hash: string;
  imageFile: string;
  textFile: string;
  tokenizerFile: string;
  /** Of the larger network, in bytes. */
  largest: number;
}

const name = z.string().min(1).max(200);
const colour = z.tuple([z.number(), z.number(), z.number()]);

const settings: z.ZodType<ModelSettings> = z.strictObject({
  dimension: z.int().min(2).max(4096),
  image: z.strictObject({
    input: name,
    output: name,
    size: z.int().min(8).max(1024),
    mean: colour,
    std: colour.refine((numbers) => numbers.every((number) => number > 0)),
  }),
  text: z.strictObject({
    input: name,
    mask: name.optional(),
    output: name,
    length: z.int().min(3).max(1024),
    least: z.number().min(0).max(1),
    tokenizer: z.enum(['bpe', 'wordpiece']),
  }),
});

const FILES = ['model.json', 'image.onnx', 'text.onnx', 'tokenizer.json'] as const;

/** Reads a model's description and the hash of its files, without opening its networks. */
export async function readModel(folder: string): Promise<Model> {
  const [description, imageFile, textFile, tokenizerFile] = FILES.map((file) => join(folder, file)) as [
    string,
    string,
    string,
    string,
  ];
  for (const file of FILES)
    if (!statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()) throw wrong(`it has no file ${file}`);
  const { data, error } = settings.safeParse(jsonIn(description));
  if (error) throw wrong(`${error.issues[0]?.path.join('.')} in model.json is wrong`);
  // Where texts begin to be unlike a picture says nothing about vectors.
  const hash = createHash('sha256').update(JSON.stringify({ ...data, text: { ...data.text, least: 0 } }));
  for (const file of [imageFile, textFile, tokenizerFile]) {
    hash.update(`${statSync(file).size}\n`);
    await pipeline(createReadStream(file), hash, { end: false });
  }
  const largest = Math.max(statSync(imageFile).size, statSync(textFile).size);
  return { ...data, hash: hash.digest('hex'), imageFile, textFile, tokenizerFile, largest };
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw wrong('its model.json is no JSON');
  }
}

/** Why nothing can start with this model. */
export function wrong(why: string): StartProblem {
  return new StartProblem(`The model in EMBEDDING_MODEL cannot be used: ${why}. See docs/configuration.md.`);
}
