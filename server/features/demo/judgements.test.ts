import { expect, test } from 'vitest';
import { typeOfKind } from '#contract/domain/discovery.ts';
import { GRADES } from '#contract/domain/search-quality.ts';
import { QUALITY_QUERIES } from '../search-quality/search-quality.ts';
import { DEMO_ITEMS } from './items.ts';
import { JUDGEMENTS } from './judgements.ts';
import { gradeOf, isNamed, namesIn } from './search-grades.ts';

test('what is judged is asked for, once each', () => {
  const keywords = new Set(QUALITY_QUERIES.map(({ keyword }) => keyword));
  const asked = JUDGEMENTS.flatMap((judgement) => judgement.asked);
  expect(asked.filter((keyword) => !keywords.has(keyword))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test('every name is that of a piece for sale, and has one grade', () => {
  const wrong = JUDGEMENTS.flatMap((judgement) => {
    const names = GRADES.flatMap((grade) => namesIn(judgement, grade));
    const unknown = names.filter((name) => !DEMO_ITEMS.some(({ slug }) => isNamed(slug, name)));
    const doubled = DEMO_ITEMS.filter(({ slug }) => names.filter((name) => isNamed(slug, name)).length > 1);
    return [...unknown, ...doubled.map(({ slug }) => slug)].map((name) => `${judgement.asked[0]}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('grades are as written', () => {
  expect(gradeOf('aurora', 'aurora-lake-01')).toBe(3);
  expect(gradeOf('日洛', 'flora-lavender-03')).toBe(2);
  expect(gradeOf('piano', 'rooftop-sunset')).toBe(1);
  expect(gradeOf('lavendar', 'aerial-tulips-02')).toBe(0);
  expect(gradeOf('aurora', 'sea-sail-07')).toBeUndefined();
  expect(gradeOf('panda', 'sea-sail-07')).toBeUndefined();
});

test('nearly all queries have a good answer in the demo; the others are for the synthetic catalogue', () => {
  const without = QUALITY_QUERIES.filter(
    ({ form, keyword, type }) =>
      form !== 'code' &&
      !DEMO_ITEMS.some((item) => typeOfKind(item.kind) === type && (gradeOf(keyword, item.slug) ?? 0) >= 2),
  );
  expect(without.map(({ keyword }) => keyword)).toEqual(['熊猫', '火锅 美食', 'panda', 'hot pot', 'business meeting']);
});
