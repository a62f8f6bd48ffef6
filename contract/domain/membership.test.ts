import { expect, test } from 'vitest';
import { mayMoveProductOrder, PRODUCT_ORDER_STATES, vipDiscountOf, vipLimitOf } from './membership.ts';

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

test.each([
  [10_000, 0, 20, 0, undefined],
  [10_000, 3000, 20, 0, undefined],
  [10_000, 4000, 20, 0, 'half'],
  [10_000, 5000, 20, 0, 'half'],
  [10_000, 0, 20, 8001, 'floor'],
  [8000, 0, 20, 9000, 'floor'],
  [10_000, 4000, 20, 5000, 'floor'],
  // A kind that the plan does not cover.
  [10_000, 0, 0, 9999, undefined],
])('of %i less %i, %i %% above %i is limited by %s', (priceFen, discountFen, percent, floorFen, limit) => {
  expect(vipLimitOf({ priceFen, discountFen, percent, floorFen })).toBe(limit);
});

test('a product order changes only as the table says', () => {
  const moves = PRODUCT_ORDER_STATES.flatMap((from) =>
    PRODUCT_ORDER_STATES.flatMap((to) =>
      (['buyer', 'sales', 'finance', 'system'] as const)
        .filter((by) => mayMoveProductOrder(from, to, by))
        .map((by) => `${from} ${to} ${by}`),
    ),
  );
  expect(moves).toEqual([
    'requested awaiting sales',
    'requested closed buyer',
    'requested closed sales',
    'awaiting paid buyer',
    'awaiting confirmed system',
    'awaiting closed buyer',
    'awaiting closed system',
    'paid awaiting finance',
    'paid confirmed finance',
    'confirmed closed finance',
  ]);
});
