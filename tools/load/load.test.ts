import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StoreFailure, UploadFailure } from '../../uploader/failures.ts';
import { readWish } from './arguments.ts';
import type { Day } from './day.ts';
import { createErrands, take } from './errand.ts';
import { Fault, faultOf } from './fault.ts';
import { faultsOf, figuresOf, latenessOf, percentile, type Sample, stretchesOf, widthOf } from './figures.ts';
import { newLeft, sentencesOf } from './left.ts';
import { isHere } from './parts/payments.ts';
import { runLoad } from './run.ts';
import { countOfCalls, createTurns, dueAt, SHARES } from './schedule.ts';
import { addressOf, kindOfRefusal } from './site.ts';
import { wordsOf } from './stock.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const call = (more: Partial<Sample> = {}): Sample => ({
  part: 'search',
  name: 'Search for a word',
  due: 0,
  late: 0,
  ms: 1,
  fault: null,
  ...more,
});

describe('what was asked for', () => {
  const url = 'http://localhost:4000';

  test('is read', () => {
    expect(readWish(['--url', `${url}/`])).toEqual({ url, rate: 120, minutes: 15, out: 'load.html', accounts: null });
    expect(readWish(['--url', url, '--rate', '7.5', '--minutes=2', '--out', 'a.html'])).toEqual({
      url,
      rate: 7.5,
      minutes: 2,
      out: 'a.html',
      accounts: null,
    });
  });

  test('names accounts in a file', () => {
    const file = join(folder, 'accounts.json');
    const accounts = { buyer: { account: 'lin@example.test', password: 'long and secret' } };
    writeFileSync(file, JSON.stringify(accounts));
    expect(readWish(['--url', url, '--accounts', file]).accounts).toEqual(accounts);
  });

  test.each([
    [[], /^npm run load -- --url/],
    [['--url', 'localhost:4000'], /^--url must be an address/],
    [['--url', url, '--rate', '0'], /^--rate must be a number above 0 and up to 2000, not “0”\.$/],
    [['--url', url, '--rate', '2001'], /^--rate must be/],
    [['--url', url, '--minutes', '1e3'], /^--minutes must be a number above 0 and up to 240, not “1e3”\.$/],
    [['--url', url, '--speed', '3'], /^Unknown option '--speed'/],
    [['--url', url, '--accounts', '/nowhere'], /^\/nowhere cannot be read as JSON\.$/],
  ])('%j gets a plain sentence', (args, sentence) => {
    expect(() => readWish(args)).toThrow(sentence);
  });

  test.each(['[]', '{}', '{"admin": {"account": "a", "password": "b"}}', '{"buyer": {"account": "a"}}'])(
    'a file with %s gets one too',
    (text) => {
      const file = join(folder, 'wrong.json');
      writeFileSync(file, text);
      expect(() => readWish(['--url', url, '--accounts', file])).toThrow(/must name accounts like .* reviewer\.$/);
    },
  );
});

describe('the schedule', () => {
  test('is that of a clock', () => {
    expect(countOfCalls(120, 15)).toBe(108_000);
    expect(countOfCalls(0.5, 1)).toBe(30);
    expect([0, 1, 2, 120].map((index) => dueAt(index, 120))).toEqual([0, 8.333333333333334, 16.666666666666668, 1000]);
    expect(dueAt(3, 0.5)).toBe(6000);
  });

  test('gives each part its share, evenly', () => {
    const takeTurn = createTurns({ a: 3, b: 1 });
    expect(Array.from({ length: 8 }, takeTurn)).toEqual(['a', 'a', 'b', 'a', 'a', 'a', 'b', 'a']);
  });

  test('is a mixed day: in 100 calls 60 searches and 20 pages', () => {
    const takeTurn = createTurns(SHARES);
    const turns = Array.from({ length: 100 }, takeTurn);
    const count = (part: string) => turns.filter((turn) => turn === part).length;
    expect(['search', 'pages', 'cart', 'orders', 'payments', 'review', 'uploads'].map(count)).toEqual([
      60, 20, 8, 5, 3, 3, 1,
    ]);
  });

  test('shares what is left out among the others', () => {
    const takeTurn = createTurns({ search: 60, pages: 20 });
    const turns = Array.from({ length: 8 }, takeTurn);
    expect(turns.filter((turn) => turn === 'pages')).toHaveLength(2);
  });
});

describe('figures', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  test.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])('the percentile %d of 1 to 100 is %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  test('of few values are values that occurred', () => {
    expect(percentile([], 0.5)).toBe(0);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([1, 2, 3, 10], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 10], 0.95)).toBe(10);
  });

  test('count failed calls, and the time that was waited for them', () => {
    const samples = [call({ ms: 30_000, fault: 'time-out' }), call({ ms: 4 }), call({ ms: 10 }), call({ ms: 6 })];
    expect(figuresOf(samples)).toEqual({ count: 4, failed: 1, p50: 6, p95: 30_000, p99: 30_000, longest: 30_000 });
    expect(figuresOf([])).toEqual({ count: 0, failed: 0, p50: 0, p95: 0, p99: 0, longest: 0 });
  });

  test('say how late the tool itself was', () => {
    expect(latenessOf([3, 1, 2].map((late) => call({ late })))).toBe(3);
  });

  test.each([
    [60, 1],
    [90, 1],
    [91, 2],
    [900, 10],
    [3600, 60],
    [14_400, 300],
  ])('%d seconds are divided into stretches of %d', (seconds, width) => {
    expect(widthOf(seconds)).toBe(width);
  });

  test('belong to the stretch in which a call was due, however late it was answered', () => {
    const samples = [call({ due: 0 }), call({ due: 1999, ms: 9000 }), call({ due: 2000 }), call({ due: 99_500 })];
    const stretches = stretchesOf(samples, 99);
    expect(stretches).toHaveLength(50);
    expect(stretches.slice(0, 3).map(({ from, to, samples: own }) => [from, to, own.length])).toEqual([
      [0, 2, 2],
      [2, 4, 1],
      [4, 6, 0],
    ]);
    expect(stretches.at(-1)).toMatchObject({ from: 98, to: 99, samples: [{ due: 99_500 }] });
  });

  test('of failures are grouped by kind, the most frequent first', () => {
    const faults = ['503', null, 'time-out', '503'];
    const groups = faultsOf(faults.map((fault) => call({ fault })));
    expect(groups.map(([kind, samples]) => [kind, samples.length])).toEqual([
      ['503', 2],
      ['time-out', 1],
    ]);
  });
});

describe('kinds of failure', () => {
  const wrapped = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

  test.each([
    [wrapped('ECONNREFUSED'), 'connection refused'],
    [wrapped('ECONNRESET'), 'connection reset'],
    [wrapped('UND_ERR_SOCKET'), 'connection reset'],
    [wrapped('UND_ERR_HEADERS_TIMEOUT'), 'time-out'],
    [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'time-out'],
    [new Fault('503', 503), '503'],
    [new UploadFailure('transfer', new StoreFailure(503, 'SlowDown', 'slow down')), 'store 503'],
    [new UploadFailure('transfer', new StoreFailure(0, 'TooSlow', 'no answer')), 'time-out'],
    [
      new UploadFailure('merge', new StoreFailure(0, 'Unreachable', 'no answer', { cause: wrapped('EPIPE') })),
      'connection reset',
    ],
    [new UploadFailure('begin', new Fault('429', 429)), '429'],
    [new Error('a mistake of ours'), 'a mistake of ours'],
  ])('%s', (error, kind) => {
    expect(faultOf(error).kind).toBe(kind);
  });

  test('name the reason of a refusal, but not of overload or a broken product', () => {
    expect(kindOfRefusal(409, { problem: 'price-changed' })).toBe('409 price-changed');
    expect(kindOfRefusal(404, undefined)).toBe('404');
    expect(kindOfRefusal(429, { problem: 'too-many-requests' })).toBe('429');
    expect(kindOfRefusal(503, { problem: 'unavailable' })).toBe('503');
  });
});

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
  await runLoad(
    {
      rate: 1000,
      minutes: 0.0005,
      parts: {
        search: function* () {
          yield* take('Search for a word', async () => {
            const until = performance.now() + (samples.length === 0 ? 50 : 0);
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

test('an address has what its pattern names, and the rest as a query', () => {
  expect(addressOf('/material/:id', { id: 7 })).toBe('/material/7');
  expect(addressOf('/search', { type: 'pic', keyword: '日落 a&b', after: undefined })).toBe(
    '/search?type=pic&keyword=%E6%97%A5%E8%90%BD+a%26b',
  );
  expect(addressOf('/hotword', {})).toBe('/hotword');
});

test('words come out of titles, in both languages, without the small ones', () => {
  expect(wordsOf(['Snow on the Ridge at dawn, 4K'], 'en')).toEqual(['snow', 'ridge', 'dawn']);
  expect(wordsOf(['城市夜景的雨'], 'zh')).toEqual(['城市', '夜景']);
});

test.each([
  ['http://127.0.0.1:4002/pay/1', true],
  ['http://localhost:4000', true],
  ['https://openapi.alipay.com/gateway.do?a=127.0.0.1', false],
  ['weixin://wxpay/bizpayurl?pr=1', false],
])('%s is on this machine: %s', (url, here) => {
  expect(isHere(url)).toBe(here);
});

test('says what it leaves', () => {
  expect(sentencesOf(newLeft())).toEqual(['Nothing']);
  expect(sentencesOf({ ...newLeft(), closed: 12, paid: 3, works: new Set([5]) })).toEqual([
    'Closed orders of “Load test”: 12',
    'Paid orders of “Load test”, with their licences: 3',
    'Uploads that could not be removed: 1',
  ]);
});
