import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Every text with its key, such as `nav.video`. */
function flat(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, string | object]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

const chinese = flat(zh);
const english = new Map(flat(en));

test('both languages have the same keys, and English a singular wherever something is counted', () => {
  const counted = chinese.flatMap(([key]) => (key.endsWith('_other') ? [key.replace(/_other$/, '_one')] : []));
  expect([...english.keys()].toSorted()).toEqual([...chinese.map(([key]) => key), ...counted].toSorted());
});

test('no text is left empty in either language', () => {
  expect([...chinese, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('both languages fill in the same values', () => {
  const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).toSorted();
  const differing = chinese.filter(([key, text]) => values(text).join() !== values(english.get(key) ?? '').join());
  expect(differing).toEqual([]);
  // A singular may leave out the count: "1 result", "the work".
  const foreign = [...english].filter(([key, text]) => {
    const known = values(english.get(key.replace(/_one$/, '_other')) ?? '');
    return key.endsWith('_one') && values(text).some((name) => !known.includes(name));
  });
  expect(foreign).toEqual([]);
});

test.each([
  ['zh', zh],
  ['en', en],
])('every area of %s is part of the whole, and none hides another', async (language, whole) => {
  const files = globSync(`${import.meta.dirname}/${language}/*.ts`);
  const areas = await Promise.all(files.map(async (file) => (await import(file)) as object));
  expect(areas.flatMap((area) => Object.keys(area)).toSorted()).toEqual(Object.keys(whole).toSorted());
});
