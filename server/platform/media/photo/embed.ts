import { readFile } from 'node:fs/promises';
import { embedPicture } from '../embedding/picture.ts';
import type { Embedded } from '../embedding/settings.ts';
import { writeVector } from '../embedding/vectors.ts';
import { openPicture } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, PhotoProbe } from '../steps.ts';

/** What a photo looks like to the model. */
export async function embedPhoto({ file, model }: Task<PhotoProbe>): Promise<Outcome<Embedded>> {
  if (!model) throw new Error('no model');
  const vector = await embedPicture(openPicture(await readFile(file)).autoOrient(), model);
  const moments = vector ? [{ second: 0, vector: writeVector(vector) }] : [];
  return { facts: { moments, broken: 1 - moments.length }, files: [], findings: [] };
}
