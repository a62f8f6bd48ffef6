import i18next from 'i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { changeLanguage, preferredLanguage, startLanguage } from './language.ts';

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => localStorage.clear());

describe('the language', () => {
  test.each([
    [['en-US', 'zh-CN'], 'en'],
    [['zh-TW'], 'zh'],
    [['fr-FR', 'en-GB'], 'en'],
    [['fr-FR'], 'zh'],
  ])('of a first visit with a browser that speaks %j is %s', (languages, expected) => {
    browserSpeaks(...languages);
    expect(preferredLanguage()).toBe(expected);
  });

  test.each([
    ['EN', 'en'],
    ['ZH', 'zh'],
  ])('[R17] saved as %s is taken before the browser’s', (saved, expected) => {
    browserSpeaks(expected === 'en' ? 'zh-CN' : 'en-US');
    localStorage.setItem('locale', saved);
    expect(preferredLanguage()).toBe(expected);
  });

  test('[R17] [R83] [R95] changes at once, is saved, and the title stays the site’s', async () => {
    localStorage.setItem('locale', 'ZH');
    await startLanguage();
    expect(document.title).toBe(zh.site.title);
    expect(document.documentElement.lang).toBe('zh-CN');
    await changeLanguage('en');
    expect(localStorage.getItem('locale')).toBe('EN');
    expect(document.title).toBe(en.site.title);
    expect(document.documentElement.lang).toBe('en');
    expect(i18next.t(($) => $.nav.video)).toBe('Video');
  });

  test('follows a change in another tab', async () => {
    localStorage.setItem('locale', 'EN');
    await startLanguage();
    localStorage.setItem('locale', 'ZH');
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: 'ZH' }));
    await vi.waitFor(() => expect(document.title).toBe(zh.site.title));
  });

  test('no text is left empty in either language', () => {
    const texts = (part: object): string[] =>
      Object.values(part).flatMap((value: string | object) => (typeof value === 'string' ? [value] : texts(value)));
    expect([...texts(zh), ...texts(en)].filter((text) => text.trim() === '')).toEqual([]);
  });

  test('both languages fill in the same values', () => {
    const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).toSorted();
    const differing = (a: object, b: object, path = ''): string[] =>
      Object.entries(a).flatMap(([key, value]: [string, string | object]) => {
        const other = Reflect.get(b, key) as string | object;
        if (typeof value === 'object') return differing(value, other as object, `${path}.${key}`);
        return values(value).join() === values(other as string).join() ? [] : [`${path}.${key}`];
      });
    expect(differing(zh, en)).toEqual([]);
  });
});
