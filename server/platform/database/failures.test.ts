import { expect, test } from 'vitest';
import { isDatabaseGone, whyDatabaseGone } from './failures.ts';
import { Crowded } from './waiting.ts';

test.each([
  ['53100', 'the disk of the database is full'],
  ['53300', 'the database has no connection left'],
  ['25006', 'the database only reads'],
  ['57P01', 'the database does not answer'],
  ['ECONNREFUSED', 'the database does not answer'],
])('%s is told as: %s', (code, said) => {
  const error = Object.assign(new Error('as the driver says it'), { code });
  expect(isDatabaseGone(error)).toBe(true);
  expect(whyDatabaseGone(error)).toBe(said);
});

test('too many who wait are told as such', () => {
  expect(whyDatabaseGone(new Crowded('too many wait for the database'))).toBe('too many wait for the database');
});
