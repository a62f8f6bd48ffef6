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
  elsewhere('[{"id":7,"terms":null}]');
  expect(result.current).toBe(true);
  elsewhere(null);
  expect(result.current).toBe(false);
});

test.each(['{', '"7"', '{"7":1}', '[0,-1,"8",null,1.5,7,{"id":-1},{"id":"7"}]'])(
  '%s in the storage is as good as nothing',
  (stored) => {
    elsewhere(stored);
    expect(visitorCart.get()).toEqual([]);
  },
);

const undecided = (id: number) => ({ id, terms: null, excerpt: null });

test('a visitor’s cart holds a hundred, the newest, each once', () => {
  saveVisitorCart(Array.from({ length: 120 }, (_, place) => undecided(place + 1)));
  expect(visitorCart.get()).toHaveLength(100);
  elsewhere(JSON.stringify([5, 5, 6].map(undecided)));
  expect(visitorCart.get()).toEqual([5, 6].map(undecided));
});

test('it knows for which use something is wanted, and forgets a use that nobody knows', () => {
  const terms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };
  elsewhere(JSON.stringify([{ id: 5, terms }, { id: 6, terms: { ...terms, area: 'moon' } }, { id: 7 }]));
  expect(visitorCart.get()).toEqual([{ id: 5, terms, excerpt: null }, undecided(6), undecided(7)]);
});

test('it knows which part of a clip is wanted, and forgets a part that cannot be', () => {
  const excerpt = { inMs: 1000, outMs: 2500 };
  const wrong = [{ inMs: 2500, outMs: 1000 }, { inMs: 0, outMs: 1001 }, { inMs: -10, outMs: 10 }, { inMs: 0 }, '0'];
  elsewhere(JSON.stringify([{ id: 5, excerpt }, ...wrong.map((one, place) => ({ id: 6 + place, excerpt: one }))]));
  expect(visitorCart.get()).toEqual([{ id: 5, terms: null, excerpt }, ...[6, 7, 8, 9, 10].map(undecided)]);
});

test('whoever leaves takes their cart along', () => {
  memberCart.set(new Map([[7, 1]]));
  clearToken();
  expect(memberCart.get().size).toBe(0);
});
