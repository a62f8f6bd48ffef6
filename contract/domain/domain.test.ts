import { describe, expect, test } from 'vitest';
import { parseAccount } from './account.ts';
import { inLanguage, languageNamed, languageOf } from './language.ts';
import { isMiniProgram, pageAt, pages, viewportFor } from './pages.ts';
import { ownPath } from './return-path.ts';
import { hasDownloadList, hasMaterialCenter } from './roles.ts';

describe('an account', () => {
  test.each([
    ['Me@Example.COM ', 'email', 'me@example.com'],
    ['ｍｅ＠example.com', 'email', 'me@example.com'],
    ['13800138000', 'mobile', '+8613800138000'],
    ['+86 138-0013-8000', 'mobile', '+8613800138000'],
    ['8613800138000', 'mobile', '+8613800138000'],
    ['+44 7700 900123', 'mobile', '+447700900123'],
    ['(+44) 7700 900123', 'mobile', '+447700900123'],
  ])('%s is the %s %s', (typed, kind, value) => expect(parseAccount(typed)).toEqual({ kind, value }));

  test.each([
    '',
    ' ',
    'me',
    'me@',
    '@example.com',
    'a b@example.com',
    'me@example',
    '12345',
    '23800138000',
    '+0123456789',
    '+4412345',
    '138001380001',
    '0013800138000',
    '+861380013800a',
    '13800138000x',
    'x13800138000',
    'x+447700900123',
    '+447700900123x',
    '+4477009001234567',
    'a@b.com\nbcc:x@y.com',
    `${'x'.repeat(65)}@example.com`,
  ])('%j is none', (typed) => expect(parseAccount(typed)).toBeNull());
});

describe('the way back after logging in', () => {
  test.each([
    '/',
    '/a//b',
    '/a/%2fb',
    '/a/login',
    '/logins',
    '/Cart?targetType=1',
    '/Detail?id=3#top',
    '/UserCenter?tab=devices',
  ])('%s is kept', (path) => expect(ownPath(path)).toBe(path));

  test.each([
    undefined,
    null,
    '',
    'Cart',
    '//evil',
    '/\\evil',
    '\\\\evil',
    'javascript:alert(1)',
    'https://evil.example',
    '/%09//evil',
    '%09//evil',
    '/\t/evil',
    '/\n/evil',
    '/%2f%2fevil',
    '/%5cevil',
    '/Login',
    '/login?from=/Login',
  ])('%j leads home', (path) => expect(ownPath(path)).toBe('/'));

  test('whatever is kept stays on this site', () => {
    for (const path of ['/a', '/a//b', '/a?x=//evil', '/@evil.example', '/.//evil', '/a/..//evil'])
      expect(new URL(ownPath(path), 'https://framehall.test').origin).toBe('https://framehall.test');
  });
});

describe('[R99] the download list', () => {
  const standing = { customerId: 1, customerStatus: 1, customerType: 1, projectId: 1, projectStatus: 1 };

  test('is for an active company customer with an active project', () => expect(hasDownloadList(standing)).toBe(true));

  test.each([
    ['customerId', null],
    ['customerStatus', 0],
    ['customerType', 2],
    ['projectId', null],
    ['projectStatus', 0],
  ])('not when %s is %s', (name, value) => expect(hasDownloadList({ ...standing, [name]: value })).toBe(false));
});

test('[R97] [R231] the Material Center is for gid 2 and 35', () => {
  expect([1, 2, 35, 0].map(hasMaterialCenter)).toEqual([false, true, true, false]);
});

test('[R86] a mini-program browser is known by its name', () => {
  expect(isMiniProgram('Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx123')).toBe(true);
  expect(isMiniProgram('Mozilla/5.0 MicroMessenger/8.0')).toBe(false);
});

test('[R85] only iPhones get the fixed width, and only on desktop pages', () => {
  expect(viewportFor(pages.score, 'iPhone')).toBe('width=1300');
  expect(viewportFor(pages.home, 'iPhone')).toContain('device-width');
  expect(viewportFor(pages.score, 'Android')).toContain('device-width');
});

test('a page is found by any of its names, in any case', () => {
  expect(pageAt('/pdetail')).toBe('p5Detail');
  expect(pageAt('/JOIN/')).toBe('join');
  expect(pageAt('/casebrandlist')).toBe('contentList');
  expect(pageAt('/nope')).toBeUndefined();
  expect(pageAt('/fcb1year/m2/')).toBe('fcb1year');
  expect(pageAt('/fcb1year/m2/x')).toBeUndefined();
  expect(pageAt('/verify/FHL-0123-ABCD-XYZ9')).toBe('verify');
  expect(pageAt('/verify/FHL-0123/more')).toBeUndefined();
  expect(pageAt('/elsewhere/FHL-0123')).toBeUndefined();
  expect(pageAt('/Case/Harbour-Line/')).toBe('case');
  expect(pageAt('/ver')).toBeUndefined();
});

test('a page is black, laid out for phones and with a side bar, unless it says otherwise', () => {
  expect(pages.about).toEqual({ paths: ['/About'], look: 'black', viewport: 'device', sideBar: true });
  expect(pages.bill).toEqual({ paths: ['/Bill'], look: 'white', viewport: 'device', sideBar: true });
  expect(pages.test).toEqual({ paths: ['/test'], look: 'black', viewport: 'desktop', sideBar: true });
  expect(pages.login).toEqual({ paths: ['/Login'], look: 'black', viewport: 'device', sideBar: false });
});

test('a text is shown in the language of its reader, in the other where there is none', () => {
  expect([inLanguage('zh', '日落', 'Sunset'), inLanguage('en', '日落', 'Sunset')]).toEqual(['日落', 'Sunset']);
  expect([inLanguage('zh', '', 'Sunset'), inLanguage('en', '日落', '')]).toEqual(['Sunset', '日落']);
});

test('the language of a request is Chinese unless English comes first', () => {
  expect(['en-GB,zh', 'zh-CN,en', undefined, 'fr', '*'].map(languageOf)).toEqual(['en', 'zh', 'zh', 'zh', 'zh']);
  expect(['  EN', 'english', 'x en', ''].map(languageOf)).toEqual(['en', 'zh', 'zh', 'zh']);
  expect(['zh', 'en', 'fr', '', null].map(languageNamed)).toEqual(['zh', 'en', undefined, undefined, undefined]);
});
