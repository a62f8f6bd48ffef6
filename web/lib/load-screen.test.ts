import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadScreen } from './load-screen.ts';

afterEach(() => vi.useRealTimers());

test('a screen that loads is handed over', async () => {
  await expect(loadScreen(async () => 'screen')).resolves.toBe('screen');
});

test('[R281] a screen that fails to load raises a chunk load error that knows the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error = await loadScreen(() => Promise.reject(cause)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
});

test('[R283] a screen that has not loaded after 120 seconds counts as failed', async () => {
  vi.useFakeTimers();
  const failed = vi.fn<(error: unknown) => void>();
  loadScreen(() => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});
