import { expect, test } from 'vitest';
import { ENTRY_STATES } from './entry.ts';
import { isTooSmall, mayOffer } from './stock-offer.ts';

test('what went to the jury can be offered at any time, what was submitted until the results', () => {
  const offered = (resultsShown: boolean) => ENTRY_STATES.filter((state) => mayOffer(state, resultsShown));
  expect(offered(false)).toEqual(['submitted', 'judging', 'shortlisted', 'awarded', 'not-awarded']);
  expect(offered(true)).toEqual(['judging', 'shortlisted', 'awarded', 'not-awarded']);
});

test.each([
  ['picture', { bytes: 1000, width: 4000, height: 2500 }, false],
  ['picture', { bytes: 5_000_000, width: 4000, height: 2499 }, true],
  ['video', { bytes: 10_485_760, width: 1920, height: 1080 }, false],
  ['video', { bytes: 10_485_759, width: 1920, height: 1080 }, true],
] as const)('a %s of %o is too small for stock: %s', (part, file, small) => {
  expect(isTooSmall(part, file)).toBe(small);
});
