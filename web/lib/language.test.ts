import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { changeLanguage, preferredLanguage, startLanguage } from './language.ts';
import type { TextArea } from './text-areas.ts';
import { t } from './translation.ts';

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

  test.each(['zh', 'en'] as const)('of an address that names %s is taken before all, and not saved', async (named) => {
    localStorage.setItem('locale', named === 'en' ? 'ZH' : 'EN');
    history.replaceState(null, '', `/Detail?id=1&lang=${named}`);
    await startLanguage();
    expect(document.title).toBe({ zh, en }[named].site.title);
    expect(localStorage.getItem('locale')).toBe(named === 'en' ? 'ZH' : 'EN');
    history.replaceState(null, '', '/Detail?id=1&lang=fr');
    expect(preferredLanguage()).toBe(named === 'en' ? 'zh' : 'en');
    history.replaceState(null, '', '/');
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
    expect(t(($) => $.nav.video)).toBe('Video');
  });

  test('follows a change in another tab', async () => {
    localStorage.setItem('locale', 'EN');
    await startLanguage();
    localStorage.setItem('locale', 'ZH');
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: 'ZH' }));
    await waitFor(() => expect(document.title).toBe(zh.site.title));
  });
});

describe('an area’s words', () => {
  let language: typeof import('./language.ts');
  let areas: typeof import('./text-areas.ts').textAreas;
  let translation: typeof import('./translation.ts');

  // The module remembers wanted texts as long as the page lives, so each test gets a fresh one.
  beforeEach(async () => {
    vi.resetModules();
    language = await import('./language.ts');
    areas = (await import('./text-areas.ts')).textAreas;
    translation = await import('./translation.ts');
  });

  test('come with the page that needs them, in the language that the page begins with', async () => {
    localStorage.setItem('locale', 'EN');
    await Promise.all([language.startLanguage(), language.needTexts('home')]);
    expect(translation.t(($) => $.home.title)).toBe(en.home.title);
    expect(translation.t(($) => $)).not.toHaveProperty('office');
  });

  test('[R17] are there as soon as the language changes', async () => {
    localStorage.setItem('locale', 'ZH');
    await language.startLanguage();
    await language.needTexts('office');
    const shown: string[] = [];
    const read = () => shown.push(translation.t(($) => $.office.nav));
    const end = translation.onTranslation(read);
    await language.changeLanguage('en');
    end();
    expect(shown).toEqual([en.office.nav]);
  });

  test('are there when the language changes while they load', async () => {
    localStorage.setItem('locale', 'ZH');
    await language.startLanguage();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof areas.account.zh>>>();
    vi.spyOn(areas.account, 'zh').mockReturnValueOnce(promise);
    const needed = language.needTexts('account');
    await language.changeLanguage('en');
    resolve(await import('#contract/text/zh/account.ts'));
    await needed;
    expect(translation.t(($) => $.login.submit)).toBe(en.login.submit);
  });

  test('are there when they load while the language changes', async () => {
    localStorage.setItem('locale', 'ZH');
    await language.startLanguage();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof areas.shell.en>>>();
    vi.spyOn(areas.shell, 'en').mockReturnValueOnce(promise);
    const changed = language.changeLanguage('en');
    await language.needTexts('account');
    resolve(await import('#contract/text/en/shell.ts'));
    await changed;
    expect(translation.t(($) => $.login.submit)).toBe(en.login.submit);
  });

  test('count one thing and several in English, in one form in Chinese', async () => {
    localStorage.setItem('locale', 'EN');
    await language.startLanguage();
    await language.needTexts('browse');
    const works = (count: number) => translation.t(($) => $.browse.count, { count, number: String(count) });
    expect([0, 1, 2].map(works)).toEqual(['0 works', '1 work', '2 works']);
    await language.changeLanguage('zh');
    expect([0, 1, 2].map(works)).toEqual(['0 件作品', '1 件作品', '2 件作品']);
  });

  test('take values, also in a whole group, and put nothing else into them', async () => {
    localStorage.setItem('locale', 'EN');
    await language.startLanguage();
    await language.needTexts('home');
    const { t } = translation;
    expect(t(($) => $.home.footage, { title: '{{title}} & <b>' })).toBe('Video: {{title}} & <b>');
    expect(t(($) => $.home.contests, { date: '3 Dec' }).open).toBe('Open until 3 Dec');
    expect(t(($) => $.home.contests).open).toBe(en.home.contests.open);
  });

  test('[R281] that cannot be loaded keep nothing else from being shown', async () => {
    localStorage.setItem('locale', 'ZH');
    await language.startLanguage();
    vi.spyOn(areas.office, 'zh').mockRejectedValue(new TypeError('Failed to fetch'));
    vi.spyOn(areas.office, 'en').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(language.needTexts('office')).rejects.toThrow('Failed to fetch');
    await language.needTexts('home');
    await language.changeLanguage('en');
    expect(translation.t(($) => $.home.title)).toBe(en.home.title);
  });

  test('are all that pages can show, and the server’s own are not among them', async () => {
    localStorage.setItem('locale', 'EN');
    await language.startLanguage();
    await Promise.all((Object.keys(areas) as TextArea[]).map(language.needTexts));
    const {
      problems: _problems,
      messages: _messages,
      ledger: _ledger,
      companyTable: _table,
      judgingTable: _judging,
      papers: _papers,
      // The page without network says its own words.
      offline: _offline,
      ...rest
    } = en;
    const { embedded: _embedded, claim: _claim, cueSheet: _cueSheet, contracts: _contracts, ...shown } = rest;
    expect(Object.keys(translation.t(($) => $)).toSorted()).toEqual(Object.keys(shown).toSorted());
  });
});
