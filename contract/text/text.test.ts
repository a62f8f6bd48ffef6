import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Every text with the way to it, as `nav.video`. */
function flat(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, string | object]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

const chinese = flat(zh);
const english = new Map(flat(en));

test('both languages have the same keys', () => {
  expect([...english.keys()].toSorted()).toEqual(chinese.map(([key]) => key).toSorted());
});

test('no text is left empty in either language', () => {
  expect([...chinese, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('both languages fill in the same values', () => {
  const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).toSorted();
  const differing = chinese.filter(([key, text]) => values(text).join() !== values(english.get(key) ?? '').join());
  expect(differing).toEqual([]);
});

test.each([
  ['zh', zh],
  ['en', en],
])('every area of %s is part of the whole, and none hides another', async (language, whole) => {
  const files = globSync(`${import.meta.dirname}/${language}/*.ts`);
  const areas = await Promise.all(files.map(async (file) => (await import(file)) as object));
  expect(areas.flatMap((area) => Object.keys(area)).toSorted()).toEqual(Object.keys(whole).toSorted());
});
