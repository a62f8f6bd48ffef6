import { describe, expect, test } from 'vitest';
import { LICENCE_NUMBER, standingOf } from './licence.ts';
import { BY_QUOTE_ONLY, type LicenceTerms, notCovered, PERIOD_MONTHS } from './licence-terms.ts';

describe('[D2] what the public page says of a licence', () => {
  test.each([
    ['valid', '2026-03-01', '2027-02-28', '2026-02-28', 'not-yet'],
    ['valid', '2026-03-01', '2027-02-28', '2026-03-01', 'valid'],
    ['valid', '2026-03-01', '2027-02-28', '2027-02-28', 'valid'],
    ['valid', '2026-03-01', '2027-02-28', '2027-03-01', 'expired'],
    ['valid', '2026-03-01', null, '2099-01-01', 'valid'],
    ['valid', '2026-03-01', null, '2026-02-28', 'not-yet'],
    ['superseded', '2026-03-01', '2027-02-28', '2030-01-01', 'superseded'],
    ['revoked', '2026-03-01', null, '2026-01-01', 'revoked'],
  ] as const)('%s, %s to %s, on %s: %s', (state, startsOn, endsOn, today, standing) => {
    expect(standingOf({ state, startsOn, endsOn }, today)).toBe(standing);
  });
});

test('a licence number is read as it is written, and nothing else', () => {
  const read = [
    'FHL-0123-ABCD-XYZ9',
    'FHL-0123-ABCD-XYZI',
    'FHL-O123-ABCD-XYZ9',
    'FHL-0123-ABLD-XYZ9',
    'FHL-0123-ABCD-XYZ',
    'FHL-0123-ABCD-XYZ99',
    'xFHL-0123-ABCD-XYZ9',
    'fhl-0123-abcd-xyz9',
  ].map((text) => LICENCE_NUMBER.test(text));
  expect(read).toEqual([true, false, false, false, false, false, false, false]);
});

describe('[D2] a licence', () => {
  const year: LicenceTerms = { scene: 'social', channel: 'internet', period: 'year', area: 'greater-china' };

  test.each<[Partial<LicenceTerms>, Partial<LicenceTerms>, string[]]>([
    [{}, {}, []],
    [{}, { scene: 'education' }, ['scene']],
    [{}, { channel: 'tv' }, ['channel']],
    [{ channel: 'all-media' }, { channel: 'tv' }, []],
    [{}, { period: 'month' }, []],
    [{}, { period: 'three-years' }, ['period']],
    [{ period: 'permanent' }, { period: 'five-years' }, []],
    [{ period: 'permanent' }, { period: 'buyout' }, ['period']],
    [{}, { area: 'mainland' }, []],
    [{}, { area: 'global' }, ['area']],
    [
      {},
      { scene: 'film-tv', channel: 'cinema', period: 'buyout', area: 'global' },
      ['scene', 'channel', 'period', 'area'],
    ],
  ])('for %j, used for %j, leaves out %j', (licence, use, missing) => {
    expect(notCovered({ ...year, ...licence }, { ...year, ...use })).toEqual(missing);
  });

  test('[D12] for ever, or for one buyer alone, is on request only', () => {
    expect(BY_QUOTE_ONLY).toEqual(['permanent', 'buyout']);
  });

  test('[R304] lasts so many months, or has no end', () => {
    expect(PERIOD_MONTHS).toEqual({
      month: 1,
      year: 12,
      'three-years': 36,
      'five-years': 60,
      permanent: null,
      buyout: null,
    });
  });
});
