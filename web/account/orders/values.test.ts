import { describe, expect, test } from 'vitest';
import { firstLicence, licenceProblems, licenceToSend } from './licence-values.ts';
import { stepsOf } from './order/steps-of.ts';
import { voucherProblems } from './pay/voucher-values.ts';
import { licence, orderOf } from './testing.ts';
import { timeLeft } from './time-left.ts';

const days = { from: '2026-11-15', to: '2027-11-15' };
const fine = { ...licence, startsOn: '2026-12-01' };

describe('licence info', () => {
  test('[R152] nothing that is needed may be empty', () => {
    const empty = firstLicence(null, '');
    expect(licenceProblems(empty, days)).toEqual({
      licensee: 'please',
      projectName: 'please',
      brand: 'please',
      startsOn: 'please',
      contactName: 'please',
      contact: 'please',
    });
    expect(licenceProblems(fine, days)).toEqual({});
  });

  test.each(['甲公司、乙公司', 'Alpha, Beta', 'Alpha/Beta', '甲；乙'])('[D2] %s are several licensees', (licensee) => {
    expect(licenceProblems({ ...fine, licensee }, days)).toEqual({ licensee: 'one-name' });
  });

  test('[D2] a credit code is checked where there is one, and a person has none', () => {
    expect(licenceProblems({ ...fine, creditCode: '91350100M000100Y43' }, days)).toEqual({});
    expect(licenceProblems({ ...fine, creditCode: '91350100M000100Y44' }, days)).toEqual({ creditCode: 'wrong-code' });
    const person = { ...fine, licenseeType: 'individual' as const, creditCode: '91350100M000100Y44' };
    expect(licenceProblems(person, days)).toEqual({});
    expect(licenceToSend(person).creditCode).toBe('');
  });

  test.each(['2026-11-14', '2027-11-16'])('[D2] a licence cannot start on %s', (startsOn) => {
    expect(licenceProblems({ ...fine, startsOn }, days)).toEqual({ startsOn: 'wrong-date' });
  });

  test('[R152] the last order’s is offered again, with a day that has not passed', () => {
    expect(firstLicence({ ...licence, startsOn: '2026-01-01' }, '2026-11-15')).toEqual({
      ...licence,
      startsOn: '2026-11-15',
    });
  });
});

describe('a voucher', () => {
  const values = { payer: 'Lin', paid: '1,280.00', paidOn: '2026-11-14', picture: 'data:' };

  test('[D1] must be for the amount of the quote and not from the future', () => {
    expect(voucherProblems(values, 128_000, '2026-11-15')).toEqual({});
    expect(voucherProblems({ ...values, paid: '1280.01' }, 128_000, '2026-11-15')).toEqual({ paid: 'differs' });
    expect(voucherProblems({ ...values, paid: 'all' }, 128_000, '2026-11-15')).toEqual({ paid: 'differs' });
    expect(voucherProblems({ ...values, paidOn: '2026-11-16' }, 128_000, '2026-11-15')).toEqual({ paidOn: 'future' });
  });

  test('[D1] needs all of its parts', () => {
    const empty = { payer: ' ', paid: '', paidOn: '', picture: '' };
    const please = { payer: 'please', paid: 'please', paidOn: 'please', picture: 'please' };
    expect(voucherProblems(empty, 128_000, '2026-11-15')).toEqual(please);
  });
});

describe('the way of an order', () => {
  const standings = (order: Parameters<typeof stepsOf>[0]) =>
    stepsOf(order).map(({ state, standing }) => `${state} ${standing}`);

  test('shows what is done, where it is and what lies ahead', () => {
    expect(standings(orderOf())).toEqual(['submitted done', 'quoted current', 'paid ahead', 'confirmed ahead']);
    expect(standings(orderOf({ state: 'confirmed' })).at(-1)).toBe('confirmed done');
  });

  test('a closed one ends where it was closed', () => {
    const quotes = orderOf().quotes;
    expect(standings(orderOf({ state: 'closed', quotes }))).toEqual(['submitted done', 'quoted done', 'closed ended']);
    expect(standings(orderOf({ state: 'closed', quotes: [] }))).toEqual(['submitted done', 'closed ended']);
  });

  test('one that waits for another quote has not been quoted', () => {
    expect(stepsOf(orderOf({ state: 'submitted' }))[1]).toEqual({ state: 'quoted', at: null, standing: 'ahead' });
  });
});

test('time left is as exact as it matters', () => {
  const now = Date.parse('2026-11-15T00:00:00Z');
  expect(timeLeft('2026-11-17T05:30:00Z', now)).toEqual({ unit: 'days', days: 2, hours: 5 });
  expect(timeLeft('2026-11-15T05:30:00Z', now)).toEqual({ unit: 'hours', hours: 5, minutes: 30 });
  expect(timeLeft('2026-11-15T00:04:07Z', now)).toEqual({ unit: 'clock', clock: '04:07' });
  expect(timeLeft('2026-11-15T00:00:00Z', now)).toBeNull();
});
