import { expect, test } from 'vitest';
import { isAccountNumber, mayMoveBank, plainAccount } from './bank.ts';

test.each([
  ['6222020000000000018', false, true],
  ['4111111111111111', false, true],
  ['6222020000000000019', false, false],
  ['4111111111111112', false, false],
  ['4111111111111', false, false],
  ['411111111111111x', false, false],
  ['', false, false],
  ['12345678', true, true],
  ['6222020000000000019', true, true],
  ['1234567', true, false],
  ['1'.repeat(31), true, false],
])('%s, of a company: %s → %s', (number, company, right) => {
  expect(isAccountNumber(number, company)).toBe(right);
});

test('spaces and wide digits do not matter', () => {
  expect(plainAccount(' 4111 1111-1111 1111 ')).toBe('4111111111111111');
  expect(plainAccount('４１１１')).toBe('4111');
});

test('only what is under review can be decided', () => {
  expect(mayMoveBank('reviewing', 'passed')).toBe(true);
  expect(mayMoveBank('reviewing', 'rejected')).toBe(true);
  expect(mayMoveBank('passed', 'rejected')).toBe(false);
  expect(mayMoveBank('rejected', 'passed')).toBe(false);
});
