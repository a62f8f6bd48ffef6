import { describe, expect, test } from 'vitest';
import { areResultsLate, CONTEST_STATES, type FixedPart, isFixed, mayMove, sumsUp } from './contest.ts';

describe('a contest', () => {
  test('is published once and withdrawn only before it opens', () => {
    const moves = CONTEST_STATES.map((state) => [state, mayMove(state, 'publish'), mayMove(state, 'withdraw')]);
    expect(moves).toEqual([
      ['draft', true, false],
      ['soon', false, true],
      ['open', false, false],
      ['judging', false, false],
      ['decided', false, false],
    ]);
  });

  test('keeps more and more of what people rely on', () => {
    const parts: FixedPart[] = ['slug', 'opensAt', 'parts', 'closesAt', 'resultsAt'];
    expect(CONTEST_STATES.map((state) => parts.filter((part) => isFixed(state, part)))).toEqual([
      [],
      ['slug'],
      ['slug', 'opensAt', 'parts'],
      ['slug', 'opensAt', 'parts', 'closesAt'],
      ['slug', 'opensAt', 'parts', 'closesAt', 'resultsAt'],
    ]);
  });

  test('has late results when their date has come and it is not decided', () => {
    const at = new Date('2026-11-01T12:00:00Z');
    const late = (state: (typeof CONTEST_STATES)[number], resultsAt: string | null) =>
      areResultsLate({ state, resultsAt }, at);
    expect(CONTEST_STATES.map((state) => late(state, '2026-11-01T12:00:00Z'))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect([late('judging', null), late('judging', '2026-11-01T12:00:01Z')]).toEqual([false, false]);
  });

  test('has criteria whose maxima are its own', () => {
    expect(sumsUp([{ maxScore: 60 }, { maxScore: 40 }], 100)).toBe(true);
    expect(sumsUp([{ maxScore: 60 }, { maxScore: 41 }], 100)).toBe(false);
    expect(sumsUp([], 100)).toBe(false);
  });
});
