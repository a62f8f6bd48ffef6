import { expect, test } from 'vitest';
import {
  daysOfQuarter,
  mayMoveStatement,
  nextStatementDay,
  quarterDue,
  quarterOf,
  STATEMENT_STATES,
} from './statement.ts';

test.each([
  ['2026-01-01', '2026-Q1'],
  ['2026-03-31', '2026-Q1'],
  ['2026-04-01', '2026-Q2'],
  ['2026-12-31', '2026-Q4'],
])('%s lies in %s', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter);
});

test('a quarter begins and ends with its months', () => {
  expect(daysOfQuarter('2026-Q1')).toEqual({ first: '2026-01-01', next: '2026-04-01' });
  expect(daysOfQuarter('2026-Q4')).toEqual({ first: '2026-10-01', next: '2027-01-01' });
});

test.each([
  ['2026-10-09T15:59:59Z', '2026-Q2'],
  ['2026-10-09T16:00:00Z', '2026-Q3'],
  ['2026-12-31T23:00:00Z', '2026-Q3'],
  ['2027-01-09T15:59:59Z', '2026-Q3'],
  ['2027-01-09T16:00:00Z', '2026-Q4'],
])('[D5] at %s the statements of %s are due: from the 10th on, in China', (now, quarter) => {
  expect(quarterDue(new Date(now))).toBe(quarter);
});

test.each([
  ['2026-10-09T15:59:59Z', '2026-10-10'],
  ['2026-10-09T16:00:00Z', '2027-01-10'],
  ['2026-11-17T00:00:00Z', '2027-01-10'],
  ['2027-01-05T00:00:00Z', '2027-01-10'],
])('at %s the next statements come on %s', (now, day) => {
  expect(nextStatementDay(new Date(now))).toBe(day);
});

test('[R193] [C9] only these moves exist, each for those who may make it', () => {
  const moves = STATEMENT_STATES.flatMap((from) =>
    STATEMENT_STATES.flatMap((to) =>
      (['photographer', 'finance', 'system'] as const)
        .filter((by) => mayMoveStatement(from, to, by))
        .map((by) => `${from} ${to} ${by}`),
    ),
  );
  expect(moves).toEqual([
    'to-confirm generated photographer',
    'to-confirm generated system',
    'to-confirm rejected photographer',
    'generated remitted finance',
    'rejected invalid finance',
    'remitted generated finance',
  ]);
});
