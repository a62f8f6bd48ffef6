import { expect, test } from 'vitest';
import { placeNear, presentSuggestion } from './place-near.ts';

test.each([
  [30.25, 120.16667, '浙江杭州', 'Hangzhou, Zhejiang'],
  [39.92, 116.4, '中国北京', 'Beijing, China'],
  [25.05, 121.5, '中国台湾台北', 'Taipei, Taiwan, China'],
  [48.8584, 2.2945, '法国巴黎', 'Paris, France'],
  [40.6892, -74.0445, '美国纽约', 'New York, United States'],
  [-33.8568, 151.2153, '澳大利亚悉尼', 'Sydney, Australia'],
  [64.1, -21.9, '冰岛雷克雅未克', 'Reykjavík, Iceland'],
])('%f, %f is %s', (latitude, longitude, zh, en) => {
  expect(placeNear({ latitude, longitude })).toMatchObject({ zh, en });
});

test('keeps the coordinates', () => {
  expect(placeNear({ latitude: 30.25, longitude: 120.166666 })?.coordinates).toBe('30.25000, 120.16667');
});

test.each([
  ['the middle of the Pacific', 0, -140],
  ['a place 70 km from the next known one', 36.25, 117.9],
  ['the pole', 90, 0],
])('%s has no name', (_where, latitude, longitude) => {
  expect(placeNear({ latitude, longitude })).toBeNull();
});

test('a name in the file itself counts for more', () => {
  const said = { title: '', description: '', keywords: [], place: 'West Lake', takenOn: null };
  const row = { ...said, latitude: 30.25, longitude: 120.16 };
  expect(presentSuggestion(row)).toEqual({ ...said, near: null });
  expect(presentSuggestion({ ...row, place: '' }).near).toMatchObject({ en: 'Hangzhou, Zhejiang' });
  expect(presentSuggestion({ ...row, place: '', latitude: null, longitude: null }).near).toBeNull();
});
