import { expect, test } from 'vitest';
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
  for (const wrong of ['', 'x', sealed.slice(0, -1), sealed.slice(0, 30), `${sealed}A`, `${sealed}=`])
    expect(() => secrets.open(wrong)).toThrow(Error);
});
