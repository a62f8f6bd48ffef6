import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { en } from '#contract/text/en.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { proxyTo } from '#tests/support/proxy.ts';
import { systemContext } from '../../system-context.ts';
import { prepareContent } from '../content/content.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({
  PUBLIC_URL: site,
  CONTACT_HOTLINE: '400-000-0000',
  DEMO: '1',
  CONTACT_EMAIL: 'hello@framehall.example',
});
await prepareContent(systemContext(product.services, 'test'));
await makeMaterial(product, { kind: 'video' });

async function open(path: string, language = 'en', from = product) {
  const reply = await fetch(from.url + path, { headers: { accept: 'text/html', 'accept-language': language } });
  const html = await reply.text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: reply.status,
    html,
    root: /<div id="root">(.*)<\/div>\s*<\/body>/s.exec(html)?.[1] ?? '',
    data: data === undefined ? undefined : (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'],
  };
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ');

/** A revision that says something else, as an editor would make it. */
async function revise(slug: string, titleEn: string, answerEn: string) {
  const body = JSON.stringify(answerEn === '' ? [] : [{ type: 'text', runs: [{ text: answerEn }] }]);
  await sql`
    with made as (
      insert into content_revisions (entry_id, title_zh, title_en, summary_zh, summary_en, seo_zh, seo_en, body_zh,
        body_en, facts, spelt)
      select r.entry_id, r.title_zh, ${titleEn}, r.summary_zh, '', r.seo_zh, '', r.body_zh, ${body}::jsonb, r.facts, ''
      from content_revisions r join content_entries e on e.published_revision = r.id where e.slug = ${slug}
      returning id, entry_id)
    update content_entries e set published_revision = made.id from made where e.id = made.entry_id`.execute(product.db);
}

describe('the page of questions', () => {
  test('says all of it in its first HTML, in the language of the reader', async () => {
    const { status, html, root } = await open('/Questions');
    expect(status).toBe(200);
    expect(root).toMatch(/^<main class="first" lang="en"><h1>Help &#38; FAQ<\/h1>/);
    expect(root).toContain('<h3 id="refund-window">Can I get my money back?</h3>');
    expect(plain(root)).toContain('within 7 days of payment');
    expect(root).toContain('<a href="/verify">verification page</a>');
    expect(html).toContain(`<title>${en.site.title}</title>`);
    expect(plain((await open('/Questions', 'zh-CN')).root)).toContain('付款后 7 天内可以在订单页面申请退款');
  });

  test('tells search engines which question has which answer', async () => {
    const { data, html } = await open('/questions?q=refund');
    expect(data?.map((part) => part['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
    const questions = data?.[0]?.['mainEntity'] as object[];
    expect(questions.length).toBeGreaterThan(30);
    expect(questions).toContainEqual({
      '@type': 'Question',
      name: 'How will I be refunded?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: '<p>To the account you paid from: Alipay, WeChat Pay or your bank account.</p>',
      },
    });
    expect(data?.[1]?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Framehall', item: `${site}/` },
      { '@type': 'ListItem', position: 2, name: 'Help & FAQ', item: `${site}/Questions` },
    ]);
    expect(html).toContain(`<link rel="canonical" href="${site}/Questions" />`);
  });

  test('cannot be made to say anything else by its words', async () => {
    const evil = `</script></main><script>alert(1)</script>"'&%TITLE%$&`;
    await revise('vip-refund', evil, evil);
    const { html, root } = await open('/Questions');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(root.match(/<\/main>/g)).toHaveLength(1);
    expect(plain(root)).toContain(evil);
  });
});

describe('the page about us', () => {
  test('[R22] says who we are, with figures and ways to reach us, in its first HTML', async () => {
    const { root, data, html } = await open('/About');
    expect(root).toContain('<h1>About Framehall</h1>');
    expect(root).toContain('<dt>Works on sale</dt><dd>1</dd>');
    expect(plain(root)).toContain('400-000-0000');
    expect(data?.[0]).toMatchObject({
      '@type': 'Organization',
      name: 'Framehall',
      url: `${site}/`,
      contactPoint: { telephone: '400-000-0000', email: 'hello@framehall.example' },
    });
    expect(data?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(html.match(/hreflang=/g)).toHaveLength(3);
  });

  test('names no other version where a translation is missing, and shows what there is', async () => {
    await revise('about', '', '');
    const { html, root } = await open('/About');
    expect(root).toContain('<main class="first" lang="zh-CN"><h1>关于帧库</h1>');
    expect(html).not.toContain('hreflang=');
  });

  test('is an empty page once it is withdrawn', async () => {
    await sql`update content_entries set state = 'withdrawn' where slug = 'about'`.execute(product.db);
    expect(await open('/About')).toMatchObject({ status: 200, root: '', data: undefined });
    const sitemap = await (await fetch(`${product.url}/sitemap/pages.xml`)).text();
    expect(sitemap).not.toContain('/About');
    expect(sitemap).toMatch(/\/Questions<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });
});

test('they come without a database too, plain', async () => {
  const alone = await startProduct({}, proxyTo);
  alone.proxy?.cut();
  for (const path of ['/About', '/Questions'])
    expect(await open(path, 'en', alone), path).toMatchObject({ status: 200, root: '', data: undefined });
  alone.proxy?.restore();
});
