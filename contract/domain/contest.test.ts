import { describe, expect, test } from 'vitest';
import { CONTEST_STATES, type FixedPart, isFixed, mayMove, sumsUp } from './contest.ts';

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

  test('has criteria whose maxima are its own', () => {
    expect(sumsUp([{ maxScore: 60 }, { maxScore: 40 }], 100)).toBe(true);
    expect(sumsUp([{ maxScore: 60 }, { maxScore: 41 }], 100)).toBe(false);
    expect(sumsUp([], 100)).toBe(false);
  });
});
