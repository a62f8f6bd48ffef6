import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Seen = 'video' | 'photo';

/** Featured materials, latest first. */
export async function featured(db: Database, kind: Seen, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from materials
    where kind = ${kind} and state = 'online' and featured_at is not null
    order by featured_at desc, id desc limit ${count}`.execute(db);
  return rows.map((row) => row.id);
}

interface Among {
  /** The very newest are skipped because the page shows them elsewhere. */
  skip: number;
  among: number;
  count: number;
}

/** Among recent materials, those with the most bookmarks. */
export async function bestOfNew(db: Database, kind: Seen, { skip, among, count }: Among): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recent as (
      select id, published_at from materials m
      where kind = ${kind} and state = 'online'
        and not exists (select from fold_facts f where f.material_id = m.id)
      order by published_at desc, id desc offset ${skip} limit ${among}
    )
    select id from recent r
    order by (select count(*) from bookmark_facts b where b.material_id = r.id) desc, r.published_at desc, r.id desc
    limit ${count}`.execute(db);
  return rows.map((row) => row.id);
}

interface HeroRow {
  id: number;
  poster: string;
  thumbnail: string;
}

/** A clip wide enough for the top of the home page: the latest featured one, else the newest. */
export async function findHero(db: Database, among: number): Promise<HeroRow | undefined> {
  const { rows } = await sql<HeroRow>`
    with clips as (
      (select id, width, height, true as chosen, featured_at as at from materials
       where kind = 'video' and state = 'online' and featured_at is not null
       order by featured_at desc, id desc limit ${among})
      union all
      (select id, width, height, false, published_at from materials
       where kind = 'video' and state = 'online'
       order by published_at desc, id desc limit ${among})
    )
    select c.id, poster.key as poster, card.key as thumbnail from clips c
    join material_files poster on poster.material_id = c.id and poster.rendition = 'poster'
    join material_files card on card.material_id = c.id and card.rendition = 'thumb-2x'
    where c.width >= 1.6 * c.height
    order by c.chosen desc, c.at desc, c.id desc limit 1`.execute(db);
  return rows[0];
}
