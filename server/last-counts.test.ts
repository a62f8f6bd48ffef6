import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { addEntry, prepareContent } from '#server/features/content/content.ts';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
await prepareContent(ctx);
const edition = (title: string) => ({ title, summary: '', seo: '', body: [] });
await addEntry(ctx, {
  type: 'banner',
  slug: 'last',
  position: 0,
  zh: edition('横幅'),
  en: edition('Banner'),
  facts: { place: 'top', language: 'both', link: '/Vip' },
});
const redirect = { from: '/spring-sale', to: '/About', status: 301, note: '' };
await product.call('/office/redirects/add', redirect, { token: await signIn(product, 'editor') });

/** Hears which tables are written to, because the database is gone as soon as the product has ended. */
async function listen(tables: string[]): Promise<Set<string>> {
  await sql`
    create function tell() returns trigger language plpgsql as $$
    begin perform pg_notify('written', tg_table_name); return null; end $$`.execute(product.db);
  for (const table of tables)
    await sql`create trigger tell after insert or update on ${sql.table(table)} execute function tell()`.execute(
      product.db,
    );
  const client = new pg.Client(product.databaseUrl);
  const heard = new Set<string>();
  client.on('notification', ({ payload = '' }) => heard.add(payload)).on('error', () => {});
  await client.connect();
  await client.query('listen written');
  return heard;
}

test('what a process has counted only in its memory is written when it ends', async () => {
  const { rows } = await sql<{ id: number }>`select id from content_entries where slug = 'last'`.execute(product.db);
  const heard = await listen(['searched_words', 'redirects', 'content_banner_days']);
  const statuses = await Promise.all([
    fetch(`${product.url}/search?keyword=lighthouse&type=video`),
    fetch(`${product.url}/spring-sale`, { headers: { accept: 'text/html' }, redirect: 'manual' }),
    product.call('/content/banners/count', { shown: [rows[0]?.id] }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 301, 200]);
  await product.close();
  await expect.poll(() => [...heard].toSorted()).toEqual(['content_banner_days', 'redirects', 'searched_words']);
});
