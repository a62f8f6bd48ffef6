import { expect, test } from 'vitest';
import { inColumns } from './weeks.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(index * 86_400_000).toISOString().slice(0, 10),
    fen: 1,
  }));

test('a month or a quarter is shown day by day', () => {
  expect(inColumns(days(90))).toMatchObject({ weekly: false, rows: days(90) });
});

test('a year is shown week by week, and nothing of it is lost', () => {
  const { weekly, rows } = inColumns(days(365));
  expect(weekly).toBe(true);
  expect(rows).toHaveLength(53);
  expect(rows.reduce((sum, { fen }) => sum + fen, 0)).toBe(365);
  expect(rows[0]).toEqual({ day: '1970-01-01', fen: 1 });
  expect(rows.at(-1)).toEqual({ day: '1970-12-25', fen: 7 });
});
