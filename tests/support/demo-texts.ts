import { sql } from 'kysely';
import { updateSearch } from '#server/features/search/search.jobs.ts';
import { DEMO_ITEMS, findItem, isSound } from '#server/features/demo/items.ts';
import { WORK_SLUGS } from '#server/features/demo/endings.ts';
import { systemContext } from '#server/system-context.ts';
import type { Product } from './product.ts';

/** Publishes and indexes the texts of all demo pieces, without files. Returns their slugs. */
export async function publishDemoTexts(product: Product): Promise<Map<number, string>> {
  const works = WORK_SLUGS.map(findItem).filter((item) => item !== undefined);
  const rows = [...DEMO_ITEMS, ...works].map((item) => ({
    ...item,
    versionOf: isSound(item) ? (item.versionOf ?? null) : null,
  }));
  const { rows: added } = await sql<{ id: number; slug: string }>`
    with told as (
      select * from json_to_recordset(${JSON.stringify(rows)}) as t (slug text, kind text, "titleZh" text,
        "titleEn" text, "keywordsZh" text[], "keywordsEn" text[])
    )
    insert into materials (kind, owner_id, state, file_name, size_bytes, title_zh, title_en, keywords_zh, keywords_en,
      published_at)
    select kind, (select min(id) from users), 'online', slug, 1, "titleZh", "titleEn", "keywordsZh", "keywordsEn",
      clock_now()
    from told returning id, file_name as slug`.execute(product.db);
  for (const { slug, versionOf } of rows)
    if (versionOf !== null)
      await sql`
        update materials set version_of = (select id from materials where file_name = ${versionOf})
        where file_name = ${slug}`.execute(product.db);
  const ids = added.map((row) => row.id);
  await updateSearch(systemContext(product.services, 'test'), { materialIds: ids });
  return new Map(added.map((row) => [row.id, row.slug]));
}
