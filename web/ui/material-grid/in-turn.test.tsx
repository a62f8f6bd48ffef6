import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InTurn } from './in-turn.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser that is idle only when told so. */
function busyBrowser() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => asked.push(callback));
  return { pause: () => act(() => asked.splice(0).forEach((callback) => callback())) };
}

const numbers = [1, 2, 3, 4, 5];
const cards = (isNeeded: (number: number) => boolean, list = numbers) =>
  list.map((number) => (
    <InTurn key={number} now={isNeeded(number)}>
      <p>{number}</p>
    </InTurn>
  ));
const shown = () => screen.queryAllByText(/\d/).map((card) => Number(card.textContent));

test('what is needed is there at once, the rest by and by in the browser’s pauses', () => {
  const { pause } = busyBrowser();
  render(cards((number) => number === 4));
  expect(shown()).toEqual([4]);
  pause();
  expect(shown()).toEqual([1, 2, 3, 4]);
  pause();
  expect(shown()).toEqual(numbers);
});

test('what the reader comes to before its turn waits no longer, and what has gone takes no turn', () => {
  const { pause } = busyBrowser();
  const { rerender } = render(cards(() => false));
  rerender(cards((number) => number === 5, [2, 3, 4, 5]));
  expect(shown()).toEqual([5]);
  pause();
  expect(shown()).toEqual([2, 3, 4, 5]);
});

test('browsers that do not tell of their pauses show all at once', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
  render(cards(() => false));
  expect(shown()).toEqual(numbers);
});
