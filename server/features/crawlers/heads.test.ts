import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { proxyTo } from '#tests/support/proxy.ts';
import { isoDuration } from './head-parts.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });

async function open(path: string, language = 'en', from = product) {
  const reply = await fetch(from.url + path, { headers: { accept: 'text/html', 'accept-language': language } });
  return { status: reply.status, html: await reply.text() };
}

const plain = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** The value of the one tag that has all of these attributes. */
function valueOf(html: string, tag: string, attribute: string): string | undefined {
  const found = html.match(new RegExp(`<(?:meta|link) [^>]*${tag}[^>]*>`))?.[0] ?? '';
  const value = new RegExp(`${attribute}="([^"]*)"`).exec(found)?.[1];
  return value === undefined ? undefined : plain(value);
}

function told(html: string) {
  const property = (name: string) => valueOf(html, `property="${name}"`, 'content');
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    title: property('og:title'),
    description: property('og:description'),
    meta: valueOf(html, 'name="description"', 'content'),
    type: property('og:type'),
    url: property('og:url'),
    image: property('og:image'),
    card: valueOf(html, 'name="twitter:card"', 'content'),
    canonical: valueOf(html, 'rel="canonical"', 'href'),
    versions: ['zh-CN', 'en', 'x-default'].map((lang) => valueOf(html, `hreflang="${lang}"`, 'href')),
    data: data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>),
  };
}

const { rows: shops } = await sql<{ id: number }>`
  insert into shops (owner_id, name_zh, name_en, bio_zh, bio_en)
  select id, '远山', 'Far Ridge', '拍山的人', 'We film mountains' from users where email = 'photographer@framehall.test'
  returning id`.execute(product.db);
const shop = shops[0]!.id;
const words = {
  descriptionZh: '晨雾里的山脊',
  descriptionEn: 'Ridges in the morning mist',
  keywordsEn: ['mist', 'ridge'],
};
const clip = await makeMaterial(product, {
  kind: 'video',
  description: { titleZh: '晨雾', titleEn: 'Mist', ...words },
});
const photo = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Peak', keywordsEn: ['snow'] } });
const partner = await makeMaterial(product, { kind: 'video', description: { source: 'pond5' } });
await sql`update materials set shop_id = ${shop} where id = ${clip}`.execute(product.db);
const { rows: topics } = await sql<{ id: number }>`
  insert into topics (slug, title_zh, title_en, description_zh, description_en)
  values ('above', '云上', 'Above the clouds', '云上的日子', 'Days above the clouds') returning id`.execute(product.db);
const topic = topics[0]!.id;
await product.db.insertInto('topicMaterials').values({ topicId: topic, materialId: photo }).execute();

describe('the page of a clip', () => {
  test('[R28] tells machines what it shows, where its licence is, and in which versions it exists', async () => {
    const { status, html } = await open(`/Detail?id=${clip}`);
    expect(status).toBe(200);
    const { data, ...head } = told(html);
    const own = `${site}/Detail?id=${clip}`;
    expect(head).toMatchObject({
      title: 'Mist',
      description: 'Ridges in the morning mist',
      meta: 'Ridges in the morning mist',
      type: 'video.other',
      url: own,
      card: 'summary_large_image',
      canonical: own,
      versions: [`${own}&lang=zh`, `${own}&lang=en`, own],
    });
    expect(head.image).toMatch(new RegExp(`/${clip}/poster$`));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'Mist',
      creator: { name: 'Far Ridge', url: `${site}/Shop?id=${shop}` },
      creditText: 'Far Ridge / Framehall',
      copyrightNotice: '© Far Ridge. Licensed through Framehall. All rights reserved.',
      license: `${site}/Questions`,
      acquireLicensePage: own,
      duration: 'PT21S',
      keywords: 'mist, ridge',
    });
    expect(data?.['uploadDate']).toMatch(/^\d{4}-.*Z$/);
    expect(data?.['thumbnailUrl']).toBe(head.image);
  });

  test('[R83] keeps the site’s title', async () => {
    expect((await open(`/Detail?id=${clip}`)).html).toContain(`<title>${en.site.title}</title>`);
  });

  test('comes in the language of the reader, unless the address names one', async () => {
    expect(told((await open(`/Detail?id=${clip}`, 'zh-CN')).html)).toMatchObject({
      title: '晨雾',
      meta: '晨雾里的山脊',
    });
    const { html } = await open(`/Detail?id=${clip}&lang=zh`, 'en');
    expect(html).toContain('lang="zh-CN"');
    expect(html).toContain(`<title>${zh.site.title}</title>`);
    expect(told(html)).toMatchObject({ title: '晨雾', canonical: `${site}/Detail?id=${clip}&lang=zh` });
    expect(told((await open(`/Detail?id=${clip}&lang=fr`)).html).canonical).toBe(`${site}/Detail?id=${clip}`);
  });

  test('[R29] [R32] names its own address, however it was reached', async () => {
    for (const path of [`/detail?id=${clip}`, `/P5Detail?id=${clip}`, `/DETAIL/?id=${clip}&from=mail`])
      expect(told((await open(path)).html).canonical, path).toBe(`${site}/Detail?id=${clip}`);
    expect(told((await open(`/pdetail?id=${partner}`)).html).canonical).toBe(`${site}/P5Detail?id=${partner}`);
  });

  test('cannot be made to say anything else by its words', async () => {
    const titleEn = `</script><script>alert(1)</script>"'&%TITLE%$&`;
    const evil = await makeMaterial(product, { kind: 'video', description: { titleEn, descriptionEn: titleEn } });
    const { html } = await open(`/Detail?id=${evil}`);
    expect(html).not.toContain('<script>alert');
    // Its structured data, the page's code, and the replies that come along.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(told(html)).toMatchObject({ title: titleEn, meta: titleEn, data: { name: titleEn } });
  });

  test('has a status that tells when there is nothing, and the same page', async () => {
    const hidden = await makeMaterial(product, { kind: 'video', online: false });
    for (const id of [999_999, hidden, 'x', '-1', '1e3', '9'.repeat(30), '']) {
      const { status, html } = await open(`/Detail?id=${id}`);
      expect(status, String(id)).toBe(404);
      expect(told(html).data).toBeUndefined();
      expect(html).toContain(`<title>${en.site.title}</title>`);
    }
    expect((await open('/Detail')).status).toBe(200);
  });
});

test('[R31] the page of a photo tells its size and, without a description, its keywords', async () => {
  const { data, ...head } = told((await open(`/DetailPic?id=${photo}&mdp=6`)).html);
  expect(head).toMatchObject({
    type: 'website',
    description: 'Peak · snow',
    canonical: `${site}/DetailPic?id=${photo}`,
  });
  expect(data).toMatchObject({ '@type': 'ImageObject', width: 1920, height: 1080, contentUrl: head.image });
  expect(data).toMatchObject({
    creator: { name: 'Framehall', url: `${site}/` },
    creditText: 'Framehall',
    copyrightNotice: '© Framehall. Licensed through Framehall. All rights reserved.',
    license: `${site}/Questions`,
    acquireLicensePage: `${site}/DetailPic?id=${photo}`,
  });
});

test('the page of a piece tells who wrote it, how long it is and what is heard of it', async () => {
  const description = { titleEn: 'Late Bus Home', composer: 'Jiang Yao', keywordsEn: ['lo-fi'] };
  const piece = await makeMaterial(product, { kind: 'music', description });
  await sql`update materials set duration_ms = 50000 where id = ${piece}`.execute(product.db);
  const { data, ...head } = told((await open(`/DetailMusic?id=${piece}`)).html);
  expect(head).toMatchObject({
    type: 'music.song',
    title: 'Late Bus Home',
    description: 'Late Bus Home · lo-fi',
    canonical: `${site}/DetailMusic?id=${piece}`,
  });
  expect(data).toMatchObject({
    '@type': 'MusicRecording',
    duration: 'PT50S',
    byArtist: { '@type': 'MusicGroup', name: 'Jiang Yao' },
    license: `${site}/Questions`,
    acquireLicensePage: `${site}/DetailMusic?id=${piece}`,
  });
  expect((await open('/DetailMusic?id=999999')).status).toBe(404);
});

test('a playlist is told with its number of pieces', async () => {
  const piece = await makeMaterial(product, { kind: 'music' });
  const made = await sql<{ id: number }>`
    insert into playlists (slug, title_zh, title_en, description_en, published)
    values ('night', '夜', 'Night drive', 'For empty roads', true) returning id`.execute(product.db);
  const { id } = made.rows[0]!;
  expect((await open(`/PlayListDetail?id=${id}`)).status).toBe(404);
  await sql`insert into playlist_materials (playlist_id, material_id) values (${id}, ${piece})`.execute(product.db);
  const { data, ...head } = told((await open(`/PlayListDetail?id=${id}`)).html);
  expect(head).toMatchObject({
    type: 'music.playlist',
    title: 'Night drive',
    description: 'For empty roads',
    canonical: `${site}/PlayListDetail?id=${id}`,
  });
  expect(data).toMatchObject({ '@type': 'MusicPlaylist', name: 'Night drive', numTracks: 1 });
});

test('[R59] a topic is told as a collection', async () => {
  const { data, ...head } = told((await open(`/Topic?id=${topic}`)).html);
  expect(head).toMatchObject({ title: 'Above the clouds', canonical: `${site}/Topic?id=${topic}` });
  expect(head.image).toMatch(new RegExp(`/${photo}/poster$`));
  expect(data).toMatchObject({ '@type': 'CollectionPage', mainEntity: { numberOfItems: 1 } });
  expect((await open('/Topic?id=999999')).status).toBe(404);
});

test('[R30] [R67] a shop is told as an organisation, at one address of its two', async () => {
  for (const path of [`/Shop?id=${shop}`, `/P5Shop?id=${shop}`]) {
    const { data, ...head } = told((await open(path)).html);
    expect(head).toMatchObject({
      title: 'Far Ridge',
      description: 'We film mountains',
      canonical: `${site}/Shop?id=${shop}`,
    });
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Far Ridge' });
  }
  expect((await open('/Shop?id=999999')).status).toBe(404);
});

test('[R21] the home page sends its first picture ahead; other pages for everybody speak for the site', async () => {
  const { html } = await open('/');
  expect(valueOf(html, 'rel="preload"', 'href')).toMatch(/\/thumb-2x$/);
  expect(told(html)).toMatchObject({ title: en.site.title, canonical: `${site}/`, data: { '@type': 'WebSite' } });
  const search = told((await open('/searchresult?type=pic&keyword=%3Cb%3E&after=x&sort=newest')).html);
  expect(search.canonical).toBe(`${site}/SearchResult?type=pic&keyword=%3Cb%3E`);
  expect(told((await open('/Cart')).html)).toMatchObject({ canonical: undefined, title: undefined });
});

test('a page comes without a database too, and soon while the database keeps everybody waiting', async () => {
  const alone = await startProduct({}, proxyTo);
  for (const lose of ['freeze', 'cut'] as const) {
    alone.proxy?.[lose]();
    for (const path of ['/', `/Detail?id=${clip}`]) {
      const { status, html } = await open(path, 'en', alone);
      expect(status).toBe(200);
      expect(told(html).data).toBeUndefined();
    }
  }
  alone.proxy?.restore();
});

test('a length of time is written as ISO 8601 does', () => {
  expect([400, 21_400, 60_000, 3_725_000, 7_200_000].map(isoDuration)).toEqual([
    'PT1S',
    'PT21S',
    'PT1M',
    'PT1H2M5S',
    'PT2H',
  ]);
});
