import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../system-context.ts';
import { addEntry, plainBlocks } from '../content/content.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });
const ctx = systemContext(product.services, 'test');

const NOTHING = { title: '', summary: '', seo: '', body: [] };
const written = (title: string, summary: string) => ({ title, summary, seo: '', body: plainBlocks('末班车。') });
await addEntry(ctx, {
  type: 'case',
  slug: 'harbour-line',
  position: 0,
  zh: written('港线 <一>', '一条通勤线'),
  en: written('Harbour & line', 'A commuter line'),
  facts: { brand: null, year: 2026 },
});
await addEntry(ctx, {
  type: 'origin',
  slug: 'only-chinese',
  position: 0,
  zh: written('只有中文', ''),
  en: NOTHING,
  facts: {},
});
await addEntry(ctx, {
  type: 'question',
  slug: 'no-story',
  position: 0,
  zh: written('问题', ''),
  en: written('Question', ''),
  facts: { group: 'vip', keywords: [] },
});

const read = async (path: string, headers = {}) => await fetch(product.url + path, { headers });
const titles = (xml: string) => [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);

describe('the feed', () => {
  test('has what can be read in its language, the newest first', async () => {
    const xml = await (await read('/feed/en.xml')).text();
    expect(titles(xml)).toEqual(['Harbour &#38; line']);
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
    expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${site}/feed/en.xml"/>`);
    expect(xml).toContain(`<link rel="alternate" type="text/html" href="${site}/Case/harbour-line?lang=en"/>`);
    expect(xml).toMatch(/<id>tag:www\.framehall\.example,2026:content\/\d+<\/id>/);
    expect(xml).toContain('<summary>A commuter line</summary>');
    expect(titles(await (await read('/feed/zh.xml')).text())).toEqual(['只有中文', '港线 &#60;一&#62;']);
  });

  test('is sent again only when it has changed, and there is none in another language', async () => {
    const { headers } = await read('/feed/zh.xml');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect((await read('/feed/zh.xml', { 'if-none-match': headers.get('etag') })).status).toBe(304);
    expect((await read('/feed/fr.xml')).status).toBe(404);
  });

  test('is named by the pages that it is about', async () => {
    for (const path of ['/CaseList', '/Case/harbour-line']) {
      const html = await (await read(path, { accept: 'text/html', 'accept-language': 'en' })).text();
      expect(html, path).toContain(`type="application/atom+xml" title="Framehall" href="${site}/feed/en.xml"`);
    }
  });
});

describe('an agreement’s page', () => {
  const open = async (path: string) => {
    const reply = await read(path, { accept: 'text/html', 'accept-language': 'en' });
    return { status: reply.status, html: await reply.text() };
  };

  test('says all of it in its first HTML, under the address of the version in effect', async () => {
    for (const path of ['/agreement/privacy', '/agreement/privacy?version=1', '/Agreement/Privacy?version=x']) {
      const { status, html } = await open(path);
      expect(status, path).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${site}/agreement/privacy" />`);
      expect(html).toMatch(/<main class="first" lang="en"><h1>[^<]*Privacy Policy[^<]*<\/h1><section><h2>/);
    }
  });

  test('of an unknown name or version is missing', async () => {
    for (const path of ['/agreement/photographer', '/agreement/user?version=99'])
      expect((await open(path)).status, path).toBe(404);
  });
});
