import { expect, test } from 'vitest';
import { QUALITY_QUERIES, qualityQuery } from './queries.ts';

test('the set has a hundred queries in each language, each once', () => {
  const count = (language: string) => QUALITY_QUERIES.filter((query) => query.language === language).length;
  expect([count('zh'), count('en')]).toEqual([100, 100]);
  expect(new Set(QUALITY_QUERIES.map(({ type, keyword }) => `${type} ${keyword}`)).size).toBe(200);
});

test('it mixes forms', () => {
  const counts = Object.groupBy(QUALITY_QUERIES, ({ language, form }) => `${language} ${form}`);
  expect(Object.fromEntries(Object.entries(counts).map(([key, some]) => [key, some?.length]))).toEqual({
    'zh word': 33,
    'zh words': 28,
    'zh misspelt': 10,
    'zh pinyin': 13,
    'zh sentence': 11,
    'zh code': 5,
    'en word': 33,
    'en words': 28,
    'en misspelt': 16,
    'en sentence': 18,
    'en code': 5,
  });
});

test('a query is known by its type and keyword', () => {
  expect(qualityQuery({ type: 'video', keyword: '海上 日落' })).toMatchObject({ language: 'zh', form: 'words' });
  expect(qualityQuery({ type: 'music', keyword: '海上 日落' })).toBeUndefined();
});
