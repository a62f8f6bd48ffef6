// Makes one piece: node render.ts SLUG ORIGINAL [COVER] [--take=NAME]. A process of its own, because it keeps a core busy.
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Picture } from './pictures/catalogue.ts';
import type { Sound } from './sound/catalogue.ts';
import { PIECES } from './studio.ts';

const COVER_SIZE = 480;

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { take: { type: 'string' } } });
const [slug, original = '', cover = ''] = positionals;
process.on('disconnect', () => process.exit(1));
sharp.concurrency(1);

// Code for pictures and sounds loads only when needed, because most of these processes live for two seconds.
async function play(sound: Sound): Promise<void> {
  const { renderCover, renderSound } = await import('./sound/render.ts');
  await renderSound(sound, original);
  const large = `${cover}.jpg`;
  await renderCover(sound, large);
  await sharp(large).resize(COVER_SIZE, COVER_SIZE).webp({ quality: 82 }).toFile(cover);
}

async function paint(picture: Picture): Promise<void> {
  const { renderClip, renderFilm, renderPhoto } = await import('./pictures/render.ts');
  if (picture.kind === 'photo') await renderPhoto(picture, original, options.take);
  else if (options.take === undefined) await renderClip(picture, original);
  else await renderFilm(picture, original, cover, options.take);
}

const piece = PIECES.find((one) => one.slug === slug);
if (!piece) throw new Error(`the studio knows no ${slug}`);
await ('composer' in piece ? play(piece) : paint(piece));
process.exit(0);
