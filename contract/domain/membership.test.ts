import { expect, test } from 'vitest';
import { mayMoveProductOrder, PRODUCT_ORDER_STATES, vipDiscountOf } from './membership.ts';

test.each([
  // price, discount of sales, percent, floor, what VIP takes off
  [10_000, 0, 20, 0, 2000],
  [99_999, 0, 15, 0, 14_999],
  // Together half of the price at most.
  [10_000, 4000, 20, 0, 1000],
  [10_000, 5000, 20, 0, 0],
  [10_000, 0, 51, 0, 5000],
  [9999, 0, 50, 0, 4999],
  // Never below the floor.
  [10_000, 0, 20, 9000, 1000],
  [10_000, 500, 20, 9000, 500],
  [10_000, 0, 20, 10_000, 0],
  [8000, 0, 20, 9000, 0],
  [1, 0, 50, 0, 0],
])('of %i less %i, %i %% above %i is %i', (priceFen, discountFen, percent, floorFen, taken) => {
  expect(vipDiscountOf({ priceFen, discountFen, percent, floorFen })).toBe(taken);
});

test('a product order changes only as the table says', () => {
  const moves = PRODUCT_ORDER_STATES.flatMap((from) =>
    PRODUCT_ORDER_STATES.flatMap((to) =>
      (['buyer', 'finance', 'system'] as const)
        .filter((by) => mayMoveProductOrder(from, to, by))
        .map((by) => `${from} ${to} ${by}`),
    ),
  );
  expect(moves).toEqual([
    'awaiting paid buyer',
    'awaiting confirmed system',
    'awaiting closed buyer',
    'awaiting closed system',
    'paid awaiting finance',
    'paid confirmed finance',
    'confirmed closed finance',
  ]);
});
