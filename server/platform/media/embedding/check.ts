import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inFolder } from '../folder.ts';
import { openMediaProcess } from '../media.ts';
import type { PhotoProbe } from '../steps.ts';
import { type Model, readModel, wrong } from './model.ts';
import type { Embedded } from './settings.ts';

/** Refuses a model that cannot be opened, that gives vectors of another length, or none for a picture and a word. */
export async function checkModel(folder: string): Promise<void> {
  const model = await readModel(folder);
  await inFolder(tmpdir(), async (parent) => {
    const [picture, words] = [join(parent, 'picture'), join(parent, 'words')];
    await writeFile(picture, await sharp(TRIAL).jpeg().toBuffer());
    await writeFile(words, 'a');
    await mustAnswer('image.onnx', () => tryOut(model, picture, 'photo'));
    await mustAnswer('text.onnx', () => tryOut(model, words, 'words'));
  });
}

const TRIAL = { create: { width: 64, height: 64, channels: 3, background: '#c08040' } } as const;

const PROBE: PhotoProbe = { kind: 'photo', format: 'jpeg', width: 64, height: 64, bitDepth: 8, colourTagged: false };

async function tryOut(model: Model, file: string, kind: 'photo' | 'words'): Promise<Embedded> {
  const outputDir = `${file}-made`;
  await mkdir(outputDir);
  const media = await openMediaProcess({ kind, file, outputDir, model });
  try {
    if (kind === 'words') return (await media.run('phrase' as never, {} as never)).facts;
    return (await media.run('embed' as never, { probe: PROBE } as never)).facts;
  } finally {
    await media.close();
  }
}

async function mustAnswer(file: string, work: () => Promise<Embedded>): Promise<void> {
  const made = await work().catch((error: unknown) => wrong(`${file}: ${(error as Error).message}`));
  if (made instanceof Error) throw made;
  if (made.broken > 0) throw wrong(`${file} gives no numbers`);
}
