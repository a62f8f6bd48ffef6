import { describe, expect, test } from 'vitest';
import type { Day } from './day.ts';
import { createErrands, take } from './errand.ts';
import { Fault } from './fault.ts';
import { faultsOf, type Sample } from './figures.ts';
import { runLoad } from './run.ts';

describe('errands', () => {
  test('go on with the reply, one call whenever it is their turn, and begin anew', () => {
    const seen: unknown[] = [];
    const next = createErrands(function* () {
      const reply = yield* take('ask', async () => 'unused');
      seen.push(reply);
      yield* take('thank', async () => 'unused');
    });
    const names = ['first', 'second', 'third'].map((reply) => {
      const { name, finish } = next();
      finish(reply);
      return name;
    });
    expect(names).toEqual(['ask', 'thank', 'ask']);
    expect(seen).toEqual(['first', 'third']);
  });

  test('begin another while one waits for its answer', () => {
    let begun = 0;
    const next = createErrands(function* () {
      const number = (begun += 1);
      yield* take(`call of ${number}`, async () => {});
    });
    expect([next().name, next().name]).toEqual(['call of 1', 'call of 2']);
  });

  test('end when they fail, and let go of what they hold', () => {
    let held = 0;
    const next = createErrands(function* () {
      held += 1;
      try {
        yield* take('ask', async () => {});
        yield* take('never', async () => {});
      } finally {
        held -= 1;
      }
    });
    next().fail();
    expect(held).toBe(0);
    expect(next().name).toBe('ask');
  });
});

test('a slow product does not slow the load: every call is sent before the first is answered', async () => {
  const samples: Sample[] = [];
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await runLoad(
    {
      rate: 1000,
      minutes: 0.001,
      parts: {
        search: function* () {
          yield* take('Search for a word', async () => {
            if ((sent += 1) === 60) answer();
            await answered;
          });
        },
        pages: function* () {
          yield* take('Home page', async () => {
            if ((sent += 1) === 60) answer();
            await answered;
            throw new Fault('503', 503);
          });
        },
      },
      day: {} as Day,
      onSample: (sample) => samples.push(sample),
    },
    new AbortController().signal,
  );
  expect(samples).toHaveLength(60);
  expect(faultsOf(samples).map(([kind, failed]) => [kind, failed.length])).toEqual([['503', 15]]);
  expect(
    samples
      .map(({ due }) => due)
      .toSorted((a, b) => a - b)
      .slice(0, 3),
  ).toEqual([0, 1, 2]);
  const [first] = samples.filter(({ due }) => due === 0);
  expect(first?.ms).toBeGreaterThanOrEqual(59);
});

test('what holds the tool up counts for the calls that were due meanwhile', async () => {
  const samples: Sample[] = [];
  let held = 50;
  await runLoad(
    {
      rate: 1000,
      minutes: 0.0005,
      parts: {
        search: function* () {
          yield* take('Search for a word', async () => {
            const until = performance.now() + held;
            held = 0;
            while (performance.now() < until);
          });
        },
      },
      day: {} as Day,
      onSample: (sample) => samples.push(sample),
    },
    new AbortController().signal,
  );
  expect(samples).toHaveLength(30);
  const last = samples.find(({ due }) => due === 29);
  expect(last?.late).toBeGreaterThanOrEqual(20);
  expect(samples.filter(({ ms, late }) => ms < late)).toEqual([]);
});
