import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { en } from '#contract/text/en.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../system-context.ts';
import { addEntry, plainBlocks, prepareContent } from '../content/content.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });
const ctx = systemContext(product.services, 'test');
await prepareContent(ctx);
const clip = await makeMaterial(product, { kind: 'video' });
const { code } = await product.db
  .selectFrom('materials')
  .select('code')
  .where('id', '=', clip)
  .executeTakeFirstOrThrow();

const written = (title: string, summary: string, text: string) => ({
  title,
  summary,
  seo: '',
  body: plainBlocks(text),
});
await addEntry(ctx, {
  type: 'case',
  slug: 'harbour-line',
  position: 0,
  zh: written('港线 <一>', '一条通勤线', '末班车。'),
  en: written('Harbour & line', 'A commuter line', 'The last train.'),
  facts: { brand: null, year: 2026 },
  cover: code,
});
await addEntry(ctx, {
  type: 'origin',
  slug: 'only-chinese',
  position: 0,
  zh: written('只有中文', '', '山。'),
  en: { title: '', summary: '', seo: '', body: [] },
  facts: {},
});

async function open(path: string, language = 'en') {
  const headers = { accept: 'text/html', 'accept-language': language };
  const reply = await fetch(product.url + path, { headers, redirect: 'manual' });
  const html = await reply.text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: reply.status,
    to: reply.headers.get('location'),
    html,
    root: /<div id="root">(.*)<\/div>\s*<\/body>/s.exec(html)?.[1] ?? '',
    data: data === undefined ? [] : (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'],
  };
}
const meta = (html: string, name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
const hrefs = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'g'))].map(([, href]) => href);
const setState = (slug: string, state: string) =>
  sql`update content_entries set state = ${state} where slug = ${slug}`.execute(product.db);

describe('an article’s page', () => {
  test('says all of it in its first HTML, under the title of the site', async () => {
    const { status, html, root } = await open('/Case/harbour-line');
    expect(status).toBe(200);
    expect(root).toBe(
      '<main class="first" lang="en"><h1>Harbour &#38; line</h1><p>A commuter line</p><p>The last train.</p></main>',
    );
    expect(html).toContain(`<title>${en.site.title}</title>`);
    expect((await open('/case/harbour-line/', 'zh')).root).toContain('<h1>港线 &#60;一&#62;</h1>');
  });

  test('tells machines what it is, when it was written and how one gets there', async () => {
    const { html, data } = await open('/Case/harbour-line');
    expect([meta(html, 'og:title'), meta(html, 'og:type')]).toEqual(['Harbour &#38; line', 'article']);
    expect(meta(html, 'og:image')).toMatch(new RegExp(`/${clip}/poster$`));
    expect(meta(html, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(hrefs(html, 'canonical')).toEqual([`${site}/Case/harbour-line`]);
    expect(hrefs(html, 'alternate')).toContain(`${site}/Case/harbour-line?lang=zh`);
    expect(data).toMatchObject([
      { '@type': 'Article', headline: 'Harbour & line', inLanguage: 'en', url: `${site}/Case/harbour-line` },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${site}/` },
          { position: 2, name: 'Case studies', item: `${site}/CaseList` },
          { position: 3, name: 'Harbour & line', item: `${site}/Case/harbour-line` },
        ],
      },
    ]);
  });

  test('names no other version where a translation is missing', async () => {
    const { html, root } = await open('/Case/only-chinese');
    expect(html).not.toContain('hreflang');
    expect(root).toContain('<main class="first" lang="zh-CN"><h1>只有中文</h1>');
  });

  test('moves from its number to its slug for good, and keeps the language', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from content_entries where slug = 'harbour-line'`.execute(product.db);
    const id = rows[0]!.id;
    const moved = await open(`/Case?id=${id}`);
    expect([moved.status, moved.to]).toEqual([301, '/Case/harbour-line']);
    expect((await open(`/case?id=${id}&lang=en`)).to).toBe('/Case/harbour-line?lang=en');
    await setState('harbour-line', 'draft');
    for (const path of [`/Case?id=${id}`, '/Case/harbour-line', '/Case?id=0', '/Case/no-such', '/Case/No_Such'])
      expect((await open(path)).status, path).toBe(404);
    await setState('harbour-line', 'published');
  });
});

describe('the lists', () => {
  test.each([
    ['/OriginList', 'Originals', 'only-chinese'],
    ['/CaseList', 'Case studies', 'harbour-line'],
    ['/Case', 'Case studies', 'harbour-line'],
    ['/CaseBrandList', 'Brand stories', null],
    ['/ContentList', 'Articles', 'from-upload-to-statement'],
  ])('%s lists what is in it in its first HTML', async (path, title, slug) => {
    const { status, root, html, data } = await open(path);
    expect(status).toBe(200);
    expect(root).toContain(`<h1>${title}</h1>`);
    expect(root).toContain(slug === null ? '<ul></ul>' : `<a href="/Case/${slug}">`);
    expect(hrefs(html, 'canonical')).toEqual([`${site}${path === '/Case' ? '/CaseList' : path}`]);
    expect(data.map((part) => part['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']);
  });

  test('are in the sitemap with what they list, each with the day of its last change', async () => {
    const part = async () => await (await fetch(`${product.url}/sitemap/content.xml`)).text();
    const xml = await part();
    for (const path of ['/OriginList', '/CaseList', '/ContentList', '/Case/harbour-line', '/Case/only-chinese'])
      expect(xml).toContain(`<loc>${site}${path}</loc>`);
    expect(xml).not.toContain('/CaseBrandList');
    expect(xml).toMatch(/\/Case\/harbour-line<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
    await setState('harbour-line', 'withdrawn');
    expect(await part()).not.toContain('harbour-line');
  });
});
