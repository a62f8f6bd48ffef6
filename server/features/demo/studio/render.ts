// Makes one piece of the demo catalogue: node render.ts SLUG FOLDER. A process of its own, as it keeps a core busy.
import { join } from 'node:path';
import sharp from 'sharp';
import { findItem, isSound } from './items.ts';
import { COVER_FILE, originalFile } from './make.ts';
import type { Picture } from './pictures/catalogue.ts';
import type { Sound } from './sound/catalogue.ts';

const COVER_SIZE = 480;

const [slug = '', folder = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit(1));
sharp.concurrency(1);

// Painters and players load only when they are needed: most of these processes live for two seconds.
async function play(sound: Sound, file: string): Promise<void> {
  const { renderCover, renderSound } = await import('./sound/render.ts');
  await renderSound(sound, file);
  const cover = join(folder, 'cover.jpg');
  await renderCover(sound, cover);
  await sharp(cover).resize(COVER_SIZE, COVER_SIZE).webp({ quality: 82 }).toFile(join(folder, COVER_FILE));
}

async function paint(picture: Picture, file: string): Promise<void> {
  const { renderClip, renderPhoto } = await import('./pictures/render.ts');
  await (picture.kind === 'photo' ? renderPhoto(picture, file) : renderClip(picture, file));
}

const item = findItem(slug);
if (!item) throw new Error(`the studio knows no ${slug}`);
const file = join(folder, originalFile(item.kind));
await (isSound(item) ? play(item, file) : paint(item, file));
process.exit(0);
