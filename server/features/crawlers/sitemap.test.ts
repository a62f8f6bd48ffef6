import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'verification-'));
writeFileSync(join(folder, 'google123.txt'), 'proof');
const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1', VERIFICATION_DIR: folder });

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(product.url + path, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&#38;', '&'));
const part = async (name: string) => addresses((await get(`/sitemap/${name}.xml`)).text);

async function makePlaylist(title: string, pieces: number[]): Promise<number> {
  const made = await sql<{ id: number }>`
    insert into playlists (slug, title_zh, title_en, published) values (${title}, ${title}, ${title}, true)
    returning id`.execute(product.db);
  const { id } = made.rows[0]!;
  for (const pieceId of pieces)
    await sql`insert into playlist_materials (playlist_id, material_id) values (${id}, ${pieceId})`.execute(product.db);
  return id;
}

const clip = await makeMaterial(product, { kind: 'video' });
const partner = await makeMaterial(product, { kind: 'video', description: { source: 'pond5' } });
const photo = await makeMaterial(product, { kind: 'photo' });
await makeMaterial(product, { kind: 'photo', online: false });
const piece = await makeMaterial(product, { kind: 'music' });
const version = await makeMaterial(product, { kind: 'music' });
await sql`update materials set version_of = ${piece} where id = ${version}`.execute(product.db);
const playlist = await makePlaylist('Night', [piece]);
await makePlaylist('Empty', []);
await sql`
  insert into shops (owner_id, name_zh, name_en) select id, '店', 'Shop' from users where email like 'photographer@%';
  insert into shops (owner_id, name_zh, name_en) select id, '空', 'Empty' from users where email like 'manager@%';
  update materials set shop_id = (select id from shops where name_en = 'Shop') where id = ${sql.lit(clip)};
  insert into topics (slug, title_zh, title_en, published) values ('a', '甲', 'A', true), ('b', '乙', 'B', true), ('c', '丙', 'C', false);
  insert into topic_materials (topic_id, material_id) select id, ${sql.lit(clip)} from topics where slug <> 'b'`.execute(
  product.db,
);

describe('the sitemap', () => {
  test('is an index of parts, none of them empty', async () => {
    const { text, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const parts = ['pages', 'content', 'topics', 'playlists', 'shops', 'materials-0'].map(
      (name) => `${site}/sitemap/${name}.xml`,
    );
    expect(addresses(text)).toEqual(parts);
  });

  test('has what is on sale, each at its own page, and nothing else', async () => {
    expect(await part('materials-0')).toEqual([
      `${site}/Detail?id=${clip}`,
      `${site}/P5Detail?id=${partner}`,
      `${site}/DetailPic?id=${photo}`,
      `${site}/DetailMusic?id=${piece}`,
    ]);
    expect((await get('/sitemap/materials-0.xml')).text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  test('goes on in another part where ids go on', async () => {
    await sql`
      insert into materials (id, kind, owner_id, state, title_en, file_name, size_bytes) overriding system value
      select 30000, 'photo', owner_id, 'online', 'Far', 'far.jpg', 1 from materials where id = ${photo}`.execute(
      product.db,
    );
    expect(addresses((await get('/sitemap.xml')).text).slice(5)).toEqual([
      `${site}/sitemap/materials-0.xml`,
      `${site}/sitemap/materials-3.xml`,
    ]);
    expect(await part('materials-3')).toEqual([`${site}/DetailPic?id=30000`]);
  });

  test('has topics and shops with something in them, and the pages for everybody', async () => {
    const { rows } = await sql<{ topic: number; shop: number }>`
      select (select id from topics where slug = 'a') as topic, (select id from shops where name_en = 'Shop') as shop`.execute(
      product.db,
    );
    expect(await part('topics')).toEqual([`${site}/Topic?id=${rows[0]?.topic}`]);
    expect(await part('shops')).toEqual([`${site}/Shop?id=${rows[0]?.shop}`]);
    const pages = await part('pages');
    expect(pages).toContain(`${site}/`);
    expect(await part('playlists')).toEqual([`${site}/PlayListDetail?id=${playlist}`]);
    expect(pages).toContain(`${site}/SearchResult?type=pic`);
    expect(pages).toContain(`${site}/Music`);
    expect(pages).toContain(`${site}/Music?musicType=2`);
    for (const name of ['order', 'user', 'privacy']) expect(pages).toContain(`${site}/agreement/${name}`);
    for (const address of pages) expect((await get(address.slice(site.length))).status, address).toBe(200);
  });

  test('is sent again only when it has changed', async () => {
    for (const path of ['/sitemap.xml', '/sitemap/topics.xml', '/robots.txt']) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(await get(path, { 'if-none-match': etag }), path).toMatchObject({ status: 304, text: '' });
      expect((await get(path, { 'if-none-match': '"other"' })).status, path).toBe(200);
    }
  });

  test('has no part of another name', async () => {
    for (const name of [
      'nope',
      'materials-1',
      'materials--1',
      'materials-999999999999999',
      '..%2fpages',
      'materials-x',
    ])
      expect((await get(`/sitemap/${name}.xml`)).status, name).toBe(404);
  });
});

test('robots are told where the sitemap is, and which pages are not theirs', async () => {
  const { text, headers } = await get('/robots.txt');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(text.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /Cart', 'Disallow: /office']));
  expect(text).not.toMatch(/Disallow: \/\n|Disallow: \/(Detail|Topic|Shop)/);
});

test('[R80] [C5] the site-verification files still work beside them', async () => {
  expect(await get('/google123.txt')).toMatchObject({ status: 200, text: 'proof' });
});
