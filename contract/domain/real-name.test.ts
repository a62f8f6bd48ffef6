import { describe, expect, test } from 'vitest';
import { isIdNumber, mayMoveRealName, plainNumber, type IdPaper } from './real-name.ts';

describe('a number', () => {
  test.each<[IdPaper, string]>([
    ['id-card', '11010519491231002X'],
    ['id-card', '440524198001010013'],
    ['passport', 'E12345678'],
    ['passport', 'EA1234567'],
    ['passport', '123456'],
    ['hk-macao-permit', 'H12345678'],
    ['hk-macao-permit', 'M1234567801'],
    ['taiwan-permit', '12345678'],
    ['business-licence', '91350100M000100Y43'],
  ])('of %s: %s', (paper, number) => {
    expect(isIdNumber(paper, number)).toBe(true);
  });

  test.each<[IdPaper, string, string]>([
    ['id-card', '110105194912310021', 'a wrong check digit'],
    ['id-card', '11010519491231003X', 'a wrong digit'],
    ['id-card', '110105194902300020', 'a day that never was'],
    ['id-card', '990105194912310023', 'no province'],
    ['id-card', '110105491231002', 'the form of before 1999'],
    ['id-card', '110105189912310023', 'nobody is that old'],
    ['passport', 'ABCDEFG', 'no digit'],
    ['passport', 'E1234', 'too short'],
    ['passport', 'E123456789', 'too long'],
    ['hk-macao-permit', 'A12345678', 'another letter'],
    ['hk-macao-permit', 'H123456789', 'nine digits'],
    ['taiwan-permit', '1234567', 'seven digits'],
    ['business-licence', '91350100M000100Y44', 'a wrong check digit'],
  ])('not of %s: %s (%s)', (paper, number) => {
    expect(isIdNumber(paper, number)).toBe(false);
  });

  test('is compared without spaces, in capitals and in plain digits', () => {
    expect(plainNumber(' 110105 1949-1231 002x ')).toBe('11010519491231002X');
    expect(plainNumber('Ｈ１２３４５６７８')).toBe('H12345678');
  });
});

test('only what is being verified can be decided', () => {
  expect(mayMoveRealName('verifying', 'verified')).toBe(true);
  expect(mayMoveRealName('verifying', 'rejected')).toBe(true);
  expect(mayMoveRealName('verified', 'rejected')).toBe(false);
  expect(mayMoveRealName('rejected', 'verified')).toBe(false);
});
