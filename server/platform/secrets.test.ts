import { describe, expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=';
const secrets = createSecrets('a key of this installation');

test('what is sealed opens to the same text, and looks different each time', () => {
  const sealed = secrets.seal('帧库 4711');
  expect(secrets.open(sealed)).toBe('帧库 4711');
  expect(secrets.seal('帧库 4711')).not.toBe(sealed);
});

function everyChange(text: string): string[] {
  const changes = text
    .split('')
    .flatMap((_, at) => SIGNS.split('').map((sign) => text.slice(0, at) + sign + text.slice(at + 1)));
  return changes.filter((changed) => changed !== text);
}

test.each(['', '1', '12', '123'])('a sealed text changed in any place opens nothing (%o)', (text) => {
  for (const changed of everyChange(secrets.seal(text))) expect(() => secrets.open(changed)).toThrow(Error);
});

test('what another key sealed opens nothing, and neither does what is cut short or longer', () => {
  const sealed = secrets.seal('text');
  expect(() => createSecrets('another key').open(sealed)).toThrow(Error);
  for (const wrong of ['', 'x', sealed.slice(0, -1), sealed.slice(0, 30), `${sealed}A`, `${sealed}=`, `${sealed}.A`])
    expect(() => secrets.open(wrong)).toThrow(Error);
});

describe('a key that was replaced', () => {
  const before = createSecrets('the key of last year');
  const after = createSecrets('the key of this year', ['one in between', 'the key of last year']);

  test('still opens what it sealed, and seals nothing more', () => {
    const sealed = before.seal('4711');
    expect(after.open(sealed)).toBe('4711');
    expect(() => before.open(after.seal('4711'))).toThrow('not sealed here');
    expect(() => createSecrets('the key of this year').open(sealed)).toThrow('not sealed here');
  });

  test('is replaced in what it sealed, once', () => {
    const anew = after.reseal(before.seal('4711')) ?? '';
    expect(createSecrets('the key of this year').open(anew)).toBe('4711');
    expect(after.reseal(anew)).toBeUndefined();
  });

  test('still opens what was sealed before keys had ids', () => {
    const [, sealed = ''] = before.seal('4711').split('.');
    expect(before.open(sealed)).toBe('4711');
    expect(after.open(sealed)).toBe('4711');
    expect(() => createSecrets('another key').open(sealed)).toThrow(Error);
  });

  test('finds what it hashed', () => {
    expect(after.fingerprints('x')).toContainEqual(before.fingerprint('x'));
    expect(after.fingerprints('x')[0]).toEqual(after.fingerprint('x'));
    expect(after.fingerprint('x')).not.toEqual(before.fingerprint('x'));
  });
});

test('an id does not tell the key', () => {
  const [id = ''] = secrets.seal('').split('.');
  expect(id).toMatch(/^[\w-]{8}$/);
  expect(createSecrets('a key of this installation').seal('').startsWith(`${id}.`)).toBe(true);
});
