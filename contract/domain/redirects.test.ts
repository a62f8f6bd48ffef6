import { describe, expect, test } from 'vitest';
import { isOwnPath, redirectKey, redirectTarget } from './redirects.ts';

describe('a path as it is looked up', () => {
  test.each([
    ['/Old', '/old'],
    ['/old/', '/old'],
    ['/old//', '/old'],
    ['/', '/'],
    ['/%E6%97%A7%E9%A1%B5', '/旧页'],
    ['/旧页', '/旧页'],
    ['/100%25', '/100%25'],
    ['/100%', '/100%'],
    ['/a%20b', '/a b'],
    ['/index.php', '/index.php'],
  ])('%s', (path, key) => {
    expect(redirectKey(path)).toBe(key);
    expect(redirectKey(key)).toBe(key);
  });

  test.each([
    '',
    'old',
    'https://framehall.cn/old',
    '//evil',
    '/\\evil',
    '/a?b=1',
    '/a#b',
    '/a/../b',
    '/..',
    '/./a',
    '/a%00b',
    '/a%0d%0ab',
    `/${'a'.repeat(300)}`,
  ])('%s is none', (path) => {
    expect(redirectKey(path)).toBeUndefined();
  });
});

test.each([
  ['/About', true],
  ['/Case/new?from=old#top', true],
  ['/', true],
  ['//evil.example', false],
  ['/%2fevil.example', false],
  ['/%5Cevil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example', false],
  ['https://framehall.cn/About', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['data:text/html,x', false],
  ['About', false],
  ['', false],
  ['/../About', false],
])('%s is a path of this site: %s', (address, own) => {
  expect(isOwnPath(address)).toBe(own);
});

test.each([
  ['/About', '', '/About'],
  ['/About', '?lang=en', '/About?lang=en'],
  ['/About#us', '?lang=en', '/About?lang=en#us'],
  ['/Case?id=3', '?lang=en', '/Case?id=3'],
  ['/搜索?q=海', '', '/%E6%90%9C%E7%B4%A2?q=%E6%B5%B7'],
  ['/a%20b', '', '/a%20b'],
])('%s with “%s” leads to %s', (to, search, target) => {
  expect(redirectTarget(to, search)).toBe(target);
});
