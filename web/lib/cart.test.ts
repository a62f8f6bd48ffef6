import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memberCart, saveVisitorCart, useInCart, visitorCart } from './cart.ts';
import { clearToken } from './token.ts';

afterEach(() => saveVisitorCart([]));

const elsewhere = (stored: string | null) => {
  if (stored === null) localStorage.removeItem('cart');
  else localStorage.setItem('cart', stored);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
};

test('two tabs of a visitor agree', () => {
  const { result } = renderHook(() => useInCart(7));
  expect(result.current).toBe(false);
  elsewhere('[7,8]');
  expect(result.current).toBe(true);
  elsewhere(null);
  expect(result.current).toBe(false);
});

test.each(['{', '"7"', '{"7":1}', '[0,-1,"8",null,1.5]'])('%s in the storage is as good as nothing', (stored) => {
  elsewhere(stored);
  expect(visitorCart.get()).toEqual([]);
});

test('a visitor’s cart holds a hundred, the newest, each once', () => {
  saveVisitorCart(Array.from({ length: 120 }, (_, place) => place + 1));
  expect(visitorCart.get()).toHaveLength(100);
  elsewhere('[5,5,6]');
  expect(visitorCart.get()).toEqual([5, 6]);
});

test('whoever leaves takes their cart along', () => {
  memberCart.set(new Map([[7, 1]]));
  clearToken();
  expect(memberCart.get().size).toBe(0);
});
