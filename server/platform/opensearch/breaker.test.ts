import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';
import { isSearchGone, SearchGone, translate } from './failures.ts';

const fail = () => Promise.reject(new SearchGone('away'));
const answer = () => Promise.resolve('found');

/** A breaker with a clock of its own, and how often what is behind it was asked. */
function start() {
  let now = 0;
  let asked = 0;
  const breaker = createBreaker({ failures: 3, pauseMs: 1000, now: () => now });
  const run = async (call: () => Promise<string>) =>
    await breaker
      .run(() => {
        asked += 1;
        return call();
      })
      .catch((error: Error) => error.message);
  return { breaker, run, asked: () => asked, wait: (ms: number) => (now += ms) };
}

test('several failures in a row let nobody through for a while, then one tries', async () => {
  const { breaker, run, asked, wait } = start();
  for (const call of [fail, fail, answer, fail, fail, fail]) await run(call);
  expect([asked(), breaker.isOpen()]).toEqual([6, true]);
  expect(await run(answer)).toBe('several searches in a row have failed');
  wait(999);
  expect(await run(answer)).toBe('several searches in a row have failed');
  expect(asked()).toBe(6);
  wait(1);
  const slow = Promise.withResolvers<string>();
  const trying = run(() => slow.promise);
  expect(await run(answer)).toBe('several searches in a row have failed');
  slow.resolve('found');
  expect(await trying).toBe('found');
  expect([await run(answer), breaker.isOpen(), asked()]).toEqual(['found', false, 8]);
});

test('who tries in vain makes all others wait again', async () => {
  const { breaker, run, asked, wait } = start();
  for (const call of [fail, fail, fail]) await run(call);
  wait(1000);
  expect(await run(fail)).toBe('away');
  wait(999);
  expect(await run(answer)).toBe('several searches in a row have failed');
  expect([breaker.isOpen(), asked()]).toEqual([true, 4]);
});

test('mistakes of our own are no failures of the cluster', async () => {
  const { breaker, run } = start();
  for (let n = 0; n < 9; n++) await run(() => Promise.reject(new Error('wrong')));
  expect(breaker.isOpen()).toBe(false);
});

test.each([
  [{ name: 'ConnectionError', message: 'refused' }, true],
  [{ name: 'TimeoutError', message: 'late' }, true],
  [{ name: 'NoLivingConnectionsError', message: 'none' }, true],
  [{ name: 'ResponseError', statusCode: 503, message: 'red' }, true],
  [{ name: 'ResponseError', statusCode: 429, message: 'busy' }, true],
  [{ name: 'ResponseError', statusCode: 401, message: 'who' }, true],
  [{ name: 'ResponseError', statusCode: 403, message: 'no' }, true],
  [{ name: 'ResponseError', statusCode: 400, message: 'parse' }, false],
  [{ name: 'TypeError', message: 'ours' }, false],
])('%j', (error, isGone) => {
  expect(isSearchGone(translate(error))).toBe(isGone);
  expect(translate({ ...error, statusCode: 404 })).not.toHaveProperty('statusCode');
});
