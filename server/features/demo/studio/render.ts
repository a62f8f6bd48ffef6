// Makes one piece of the demo catalogue: node render.ts SLUG FOLDER. A process of its own, as it keeps a core busy.
import { join } from 'node:path';
import sharp from 'sharp';
import { findItem, isSound } from './items.ts';
import { COVER_FILE, originalFile } from './make.ts';
import { renderClip, renderPhoto } from './pictures/render.ts';
import { renderCover, renderSound } from './sound/render.ts';

const COVER_SIZE = 480;

const [slug = '', folder = ''] = process.argv.slice(2);
const item = findItem(slug);
if (!item) throw new Error(`the studio knows no ${slug}`);
process.on('disconnect', () => process.exit(1));
sharp.concurrency(1);

const file = join(folder, originalFile(item.kind));
if (isSound(item)) {
  await renderSound(item, file);
  const cover = join(folder, 'cover.jpg');
  await renderCover(item, cover);
  await sharp(cover).resize(COVER_SIZE, COVER_SIZE).webp({ quality: 82 }).toFile(join(folder, COVER_FILE));
} else if (item.kind === 'photo') await renderPhoto(item, file);
else await renderClip(item, file, () => {});
process.exit(0);
