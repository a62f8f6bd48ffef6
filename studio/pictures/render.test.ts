import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av/api';
import {
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_PIX_FMT_YUV420P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT709,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
} from 'node-av/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOUNTAIN_WORKS, PICTURES as FOR_SALE, type Picture } from './catalogue.ts';
import { develop } from './film/develop.ts';
import { createPlanes, HDR, SDR } from './film/planes.ts';
import { createCanvas } from './paint/canvas.ts';
import { createRandom, seedOf } from '../random.ts';
import { renderClip, renderPhoto } from './render.ts';
import { clipRecipe, photoRecipe } from './scenes.ts';

const PICTURES = [...FOR_SALE, ...MOUNTAIN_WORKS];
const photos = PICTURES.filter(({ kind }) => kind === 'photo');
const clips = PICTURES.filter(({ kind }) => kind === 'video');
const find = (slug: string) => PICTURES.find((picture) => picture.slug === slug)!;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function small(picture: Picture): Promise<Float32Array> {
  const { size, paint } = await photoRecipe(picture);
  const canvas = createCanvas(Math.round(size[0] / 21), Math.round(size[1] / 21));
  paint(canvas, createRandom(seedOf(picture.slug)));
  expect(develop(canvas)).toHaveLength(canvas.width * canvas.height * 3);
  return canvas.pixels;
}

/** Mean and spread of brightness on the screen, 0…1. */
function brightness(pixels: Float32Array): { mean: number; spread: number } {
  let [sum, squares] = [0, 0];
  const count = pixels.length / 4;
  for (let at = 0; at < pixels.length; at += 4) {
    const value = Math.sqrt(Math.min(1, 0.2 * pixels[at]! + 0.7 * pixels[at + 1]! + 0.1 * pixels[at + 2]!));
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  return { mean, spread: Math.sqrt(squares / count - mean * mean) };
}

const digest = (data: NodeJS.ArrayBufferView) => createHash('sha256').update(data).digest('hex');

describe('photos', () => {
  // One test each, so that a scene that takes too long is named.
  test.each(photos)('$slug shows light that is a number, neither flat nor black', async (photo) => {
    const pixels = await small(photo);
    expect(pixels.every(Number.isFinite)).toBe(true);
    const { mean, spread } = brightness(pixels);
    expect(spread).toBeGreaterThan(0.03);
    expect(mean).toBeGreaterThan(0.04);
  });

  test('the same slug gives the same picture, another slug another', async () => {
    const [first, second] = [find('sea-sunset-01'), find('mountains-dusk-05')];
    expect(digest(await small(first))).toBe(digest(await small(first)));
    expect(digest(await small(second))).toBe(digest(await small(second)));
    const { paint } = await photoRecipe(first);
    const other = createCanvas(96, 64);
    paint(other, createRandom(seedOf('sea-sunset-02')));
    expect(digest(other.pixels)).not.toBe(digest(await small(first)));
  });

  test('come as a JPEG of more than ten million pixels', async () => {
    const file = join(folder, 'photo.jpg');
    await renderPhoto(find('abstract-marble-01'), file);
    const { format, width, height, space } = await sharp(file).metadata();
    expect({ format, space }).toEqual({ format: 'jpeg', space: 'srgb' });
    expect(width * height).toBeGreaterThan(10_000_000);
  });
});

describe('clips', () => {
  test('every one moves and keeps to the codes of video', { timeout: 240_000 }, async () => {
    for (const clip of clips) {
      const stage = { width: 480, height: 280, frames: 12, standard: SDR };
      const draw = (await clipRecipe(clip))(stage, createRandom(seedOf(clip.slug)));
      const planes = createPlanes(stage.width, stage.height, false);
      draw(planes, 0);
      const before = planes.luma.slice();
      draw(planes, 11);
      const light = [...planes.luma].reduce((sum, value) => sum + value, 0) / planes.luma.length;
      expect(light, clip.slug).toBeGreaterThan(20);
      expect(light, clip.slug).toBeLessThan(235);
      expect(planes.luma.filter((value, i) => value !== before[i]).length, clip.slug).toBeGreaterThan(20);
    }
  });

  test(
    'are H.264 in Rec. 709, of the least size that the marketplace takes, without sound',
    { timeout: 360_000 },
    async () => {
      const file = join(folder, 'sdr.mp4');
      let shown = 0;
      await renderClip({ ...find('clip-aerial-terraces'), seconds: 6 }, file, (share) => (shown = share));
      expect(shown).toBe(1);
      expect((await stat(file)).size).toBeGreaterThan(10.5 * 1024 * 1024);
      await using input = await Demuxer.open(file);
      expect(input.video()!.codecpar).toMatchObject({
        codecId: AV_CODEC_ID_H264,
        width: 1920,
        height: 1080,
        colorRange: AVCOL_RANGE_MPEG,
        colorPrimaries: AVCOL_PRI_BT709,
        colorTrc: AVCOL_TRC_BT709,
        colorSpace: AVCOL_SPC_BT709,
      });
      expect(input.audio()).toBeUndefined();
    },
  );

  test('in HDR are H.265 with 10 bits in Rec. 2020 and HLG', { timeout: 360_000 }, async () => {
    const file = join(folder, 'hdr.mp4');
    await renderClip({ ...find('clip-sea-sunset'), seconds: 0.4 }, file);
    await using input = await Demuxer.open(file);
    expect(input.video()!.codecpar).toMatchObject({
      codecId: AV_CODEC_ID_HEVC,
      format: AV_PIX_FMT_YUV420P10LE,
      colorRange: AVCOL_RANGE_MPEG,
      colorPrimaries: AVCOL_PRI_BT2020,
      colorTrc: AVCOL_TRC_ARIB_STD_B67,
      colorSpace: AVCOL_SPC_BT2020_NCL,
    });
  });

  test('HDR holds lights brighter than white, where SDR ends', () => {
    const out = new Float32Array(3);
    const luma = (standard: typeof SDR, light: number) => {
      standard.signal(light, light, light, out);
      return out[1]!;
    };
    expect(luma(HDR, 1)).toBeCloseTo(0.75, 1);
    expect(luma(HDR, 3) - luma(HDR, 2)).toBeGreaterThan(0.03);
    expect(luma(SDR, 3) - luma(SDR, 2)).toBeLessThan(0.02);
  });
});
