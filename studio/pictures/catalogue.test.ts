import { describe, expect, test } from 'vitest';
import { MOUNTAIN_WORKS, PICTURES as FOR_SALE } from './catalogue.ts';
import { clipRecipe, photoRecipe } from './scenes.ts';

const PICTURES = [...FOR_SALE, ...MOUNTAIN_WORKS];
const photos = PICTURES.filter(({ kind }) => kind === 'photo');
const clips = PICTURES.filter(({ kind }) => kind === 'video');

describe('the pictures of the demo', () => {
  test('are many, and each has a slug of its own', () => {
    expect(photos.length).toBeGreaterThanOrEqual(72);
    expect(clips.length).toBeGreaterThanOrEqual(24);
    expect(new Set(PICTURES.map(({ slug }) => slug)).size).toBe(PICTURES.length);
  });

  test('are told in both languages, no two alike', () => {
    for (const picture of PICTURES) {
      expect(picture.titleZh, picture.slug).toMatch(/\p{Script=Han}/u);
      expect(picture.descriptionZh, picture.slug).toMatch(/\p{Script=Han}/u);
      expect(`${picture.titleEn} ${picture.descriptionEn}`, picture.slug).not.toMatch(/\p{Script=Han}/u);
      for (const words of [picture.keywordsZh, picture.keywordsEn]) {
        expect(words.length, picture.slug).toBeGreaterThanOrEqual(8);
        expect(words.length, picture.slug).toBeLessThanOrEqual(20);
        expect(new Set(words).size, picture.slug).toBe(words.length);
      }
    }
    for (const part of ['titleZh', 'titleEn', 'descriptionZh', 'descriptionEn'] as const)
      expect(new Set(PICTURES.map((picture) => picture[part])).size).toBe(PICTURES.length);
  });

  test('a series is of one shop, and is more than one picture', () => {
    for (const group of new Set(PICTURES.flatMap(({ group }) => group ?? []))) {
      const members = PICTURES.filter((picture) => picture.group === group);
      expect(members.length, group).toBeGreaterThan(1);
      expect(new Set(members.map(({ shop }) => shop)).size, group).toBe(1);
    }
  });

  test('begin with twelve photos and four clips of many families', () => {
    const first = PICTURES.slice(0, 16);
    expect(first.filter(({ kind }) => kind === 'video')).toHaveLength(4);
    expect(new Set(first.map(({ family }) => family)).size).toBeGreaterThanOrEqual(9);
  });

  test('clips are of every length that cards treat differently, some in HDR, some raw', () => {
    expect(clips.every(({ seconds = 0 }) => seconds >= 6 && seconds <= 25)).toBe(true);
    expect(clips.filter(({ seconds = 0 }) => seconds > 20).length).toBeGreaterThanOrEqual(3);
    expect(clips.filter(({ hdr }) => hdr).length).toBeGreaterThanOrEqual(2);
    expect(clips.filter(({ source }) => source === 'raw').length).toBeGreaterThanOrEqual(2);
    expect(photos.filter(({ seconds, hdr }) => seconds !== undefined || hdr)).toEqual([]);
  });

  test('each has a recipe, and photos are as large as the marketplace wants', async () => {
    for (const photo of photos) {
      const [width, height] = (await photoRecipe(photo)).size;
      expect(width * height * 4, photo.slug).toBeGreaterThanOrEqual(10_000_000);
    }
    for (const clip of clips) await expect(clipRecipe(clip), clip.slug).resolves.toBeTypeOf('function');
  });
});
