import { expect, test } from 'vitest';
import { linesOf, newLeft } from './left.ts';

const none = { inCart: 0, openOrders: 0, claims: 0, uploads: 0 };

test('a load that left nothing says so', () => {
  expect(linesOf(newLeft(), none)).toEqual(['Nothing']);
});

test('a load says what it left, and what could not be taken away', () => {
  expect(linesOf({ ...newLeft(), closed: 12, paid: 3 }, { ...none, openOrders: 2, uploads: null })).toEqual([
    'Closed orders of “Load test”: 12',
    'Paid orders of “Load test”, with their licences: 3',
    'Open orders of “Load test” that could not be closed: 2',
    'Uploads that could not be removed: unknown, no answer',
  ]);
});
