import { expect, test } from 'vitest';
import { idOf, thingOf } from './order-or-product.ts';

test('a thing is an order or a product order, and called what the request named', () => {
  const order = { orderId: 7, productOrderId: null };
  const product = { orderId: null, productOrderId: 9 };
  expect([thingOf({ orderId: 7 }), thingOf({ productOrderId: 9 })]).toEqual([order, product]);
  expect([idOf(order), idOf(product)]).toEqual([{ orderId: 7 }, { productOrderId: 9 }]);
});
