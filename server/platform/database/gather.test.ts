import { describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { gather } from './gather.ts';

const db = {} as Database;

/** Doubles numbers; a statement is answered when the test says so. */
function doubling(laneOf?: (asked: number) => number) {
  const sent: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const ask = gather(async (_db, all: number[]) => {
    sent.push(all);
    await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    return all.map((one) => one * 2);
  }, laneOf);
  return { sent, ends, ask: (one: number) => ask(db, one) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('those who ask at the same time', () => {
  test('share a statement, and each gets the own answer', async () => {
    const { sent, ends, ask } = doubling();
    const answers = Promise.all([ask(1), ask(2), ask(3)]);
    await turn();
    expect(sent).toEqual([[1, 2, 3]]);
    ends[0]!();
    expect(await answers).toEqual([2, 4, 6]);
  });

  test('gather while three statements are on their way', async () => {
    const { sent, ends, ask } = doubling();
    const first = [];
    for (const one of [1, 2, 3]) {
      first.push(ask(one));
      await turn();
    }
    const others = [ask(4), ask(5)];
    await turn();
    expect(sent).toEqual([[1], [2], [3]]);
    ends[1]!();
    expect(await first[1]).toBe(4);
    await turn();
    expect(sent).toEqual([[1], [2], [3], [4, 5]]);
    for (const end of ends) end();
    expect(await Promise.all([...first, ...others])).toEqual([2, 4, 6, 8, 10]);
  });

  test('never wait for those of another lane', async () => {
    const { sent, ask } = doubling((one) => one % 2);
    for (const one of [1, 2, 3]) void ask(one);
    await turn();
    expect(sent).toEqual([[1, 3], [2]]);
  });

  test('fail together, and the next ones are asked for all the same', async () => {
    const { ends, ask } = doubling();
    const failing = Promise.allSettled([ask(1), ask(2)]);
    await turn();
    ends[0]!(new Error('gone'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask(5);
    await turn();
    ends[1]!();
    expect(await next).toBe(10);
  });
});
