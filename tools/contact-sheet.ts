// Shows thumbnails of everything the studio can make, and how long each takes: node tools/contact-sheet.ts FOLDER [part
// of a slug]
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES, type Picture } from '#studio/pictures/catalogue.ts';
import { develop } from '#studio/pictures/film/develop.ts';
import { createPlanes, type Planes, SDR } from '#studio/pictures/film/planes.ts';
import { createCanvas } from '#studio/pictures/paint/canvas.ts';
import { createRandom, seedOf } from '#studio/random.ts';
import { clipRecipe, photoRecipe } from '#studio/pictures/scenes.ts';

const CELL = { width: 480, height: 320 };
const PER_SHEET = 20;
const COLUMNS = 4;
const FRAMES = 40;

const [folder = 'contact-sheets', part = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const chosen = PICTURES.filter(({ slug }) => slug.includes(part));
for (let sheet = 0; sheet * PER_SHEET < chosen.length; sheet++)
  await drawSheet(chosen.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET), join(folder, `sheet-${sheet + 1}.png`));

async function drawSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const cells = [];
  for (const [index, picture] of pictures.entries()) {
    const started = process.cpuUsage();
    const { pixels, width, height } = picture.kind === 'photo' ? await photo(picture) : await frame(picture);
    const spent = process.cpuUsage(started);
    console.log(`${picture.slug}: ${Math.round((spent.user + spent.system) / 1000)} ms for a small one`);
    const small = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(CELL.width - 8, CELL.height - 8, { fit: 'contain', background: '#111' })
      .png()
      .toBuffer();
    const left = (index % COLUMNS) * CELL.width + 4;
    cells.push({ input: small, left, top: Math.floor(index / COLUMNS) * CELL.height + 4 });
  }
  const rows = Math.ceil(pictures.length / COLUMNS);
  await sharp({ create: { width: COLUMNS * CELL.width, height: rows * CELL.height, channels: 3, background: '#111' } })
    .composite(cells)
    .png()
    .toFile(file);
}

interface Image {
  pixels: Uint8Array;
  width: number;
  height: number;
}

async function photo(picture: Picture): Promise<Image> {
  const { size, paint } = await photoRecipe(picture);
  const width = Math.round((size[0] * 640) / Math.max(...size));
  const height = Math.round((size[1] * 640) / Math.max(...size));
  const canvas = createCanvas(width, height);
  paint(canvas, createRandom(seedOf(picture.slug)));
  return { pixels: develop(canvas), width, height };
}

/** A frame from the middle of a short version of the clip. */
async function frame(picture: Picture): Promise<Image> {
  const [width, height] = [1920, 1080];
  const shoot = await clipRecipe(picture);
  const draw = shoot({ width, height, frames: FRAMES, standard: SDR }, createRandom(seedOf(picture.slug)));
  const planes = createPlanes(width, height, false);
  const started = process.cpuUsage();
  for (let number = 0; number < FRAMES / 2; number++) draw(planes, number);
  const spent = process.cpuUsage(started);
  console.log(`${picture.slug}: ${((spent.user + spent.system) / 500 / FRAMES).toFixed(1)} ms per frame`);
  return { pixels: toBytes(planes), width, height };
}

function toBytes({ width, height, luma, blue, red }: Planes): Uint8Array {
  const out = new Uint8ClampedArray(width * height * 3);
  for (let i = 0; i < luma.length; i++) {
    const small = (Math.floor(i / width) >> 1) * (width / 2) + ((i % width) >> 1);
    const light = (luma[i]! - 16) * 1.164;
    out[i * 3] = light + 1.793 * (red[small]! - 128);
    out[i * 3 + 1] = light - 0.213 * (blue[small]! - 128) - 0.533 * (red[small]! - 128);
    out[i * 3 + 2] = light + 2.112 * (blue[small]! - 128);
  }
  return new Uint8Array(out.buffer);
}
