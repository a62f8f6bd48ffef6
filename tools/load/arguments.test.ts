import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readWish } from './arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    [['--url', url, '--rate', '0'], /^--rate must be a number above 0 and up to 1000, not “0”\.$/],
    [['--url', url, '--rate', '1001'], /^--rate must be/],
    [['--url', url, '--minutes', '1e3'], /^--minutes must be a number above 0 and up to 120, not “1e3”\.$/],
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
