import { expect, test } from 'vitest';
import { type AgreementKind, versionFault } from './agreement.ts';

const now = new Date('2026-03-01T04:00:00Z');
const terms = (effectiveOn: string, sharePercent: number, exclusivePercent = 60) => ({
  effectiveOn,
  sharePercent,
  exclusivePercent,
});
const today = '2026-03-01';

test.each<[string, AgreementKind, ReturnType<typeof terms>, object | undefined]>([
  ['the same today', 'consent', terms(today, 50), undefined],
  ['the same yesterday', 'consent', terms('2026-02-28', 50), { field: 'effectiveOn', first: today }],
  // 45 % is announced for 2 April; until then everybody gets 50 %.
  ['48 % today', 'consent', terms(today, 48), { field: 'kind', first: '2026-03-31' }],
  ['48 % today', 'notice', terms(today, 48), { field: 'effectiveOn', first: '2026-03-31' }],
  ['48 % in 30 days', 'notice', terms('2026-03-31', 48), undefined],
  ['48 % a day before the cut', 'consent', terms('2026-04-01', 48), { field: 'kind', first: '2026-03-31' }],
  ['48 % on the day of the cut', 'consent', terms('2026-04-02', 48), undefined],
  ['44 % after it', 'consent', terms('2026-05-01', 44), { field: 'kind', first: '2026-03-31' }],
  ['59 % of exclusive works today', 'notice', terms(today, 50, 59), { field: 'effectiveOn', first: '2026-03-31' }],
])('%s, as %s', (_what, kind, wanted, fault) => {
  const versions = [terms('2026-04-02', 45), terms('2026-01-01', 50), terms('2025-01-01', 70)];
  expect(versionFault({ ...wanted, kind }, versions, now)).toEqual(fault);
});

test('a rise that is announced for later is not taken back at once', () => {
  const versions = [terms('2026-06-01', 60), terms('2026-01-01', 50)];
  const wanted = { ...terms(today, 55), kind: 'consent' } as const;
  expect(versionFault(wanted, versions, now)).toEqual({ field: 'kind', first: '2026-03-31' });
});
