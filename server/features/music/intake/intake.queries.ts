import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { SoundKind } from '#contract/domain/music.ts';
import { containing, type Database } from '../../../platform/database/database.ts';

const MOST_SHOPS = 20;

interface ShopRow {
  id: number;
  nameZh: string;
  nameEn: string;
  owner: string;
  sounds: number;
}

/** Shops whose owner's account is open, those with most sounds first. */
export async function findShops(db: Database, keyword: string): Promise<ShopRow[]> {
  const pattern = containing(keyword);
  const { rows } = await sql<ShopRow>`
    select s.id, s.name_zh, s.name_en, u.nickname as owner,
      (select count(*) from material_facts m
        where m.shop_id = s.id and m.kind in ('music', 'effect') and m.version_of is null) as sounds
    from shop_facts s join user_facts u on u.id = s.owner_id
    where u.disabled_at is null and (${keyword} = '' or s.name_zh ilike ${pattern} or s.name_en ilike ${pattern}
      or u.nickname ilike ${pattern})
    order by sounds desc, s.id limit ${MOST_SHOPS}`.execute(db);
  return rows;
}

export interface IntakeRow {
  id: number;
  code: string;
  kind: SoundKind;
  state: MaterialState;
  versionOf: number | null;
  fileName: string;
  titleZh: string;
  titleEn: string;
  categoryId: number | null;
  tags: number;
  writers: number;
  /** The pipeline refused its file. */
  fileRefused: boolean;
}

/** Locks these sounds and the versions of those that are pieces, in order of their numbers. */
export async function lockIntake(db: Database, ids: readonly number[]): Promise<IntakeRow[]> {
  await sql`
    select from material_facts where (id = any(${[...ids]}::bigint[]) or version_of = any(${[...ids]}::bigint[]))
      and kind in ('music', 'effect') order by id for update`.execute(db);
  const { rows } = await sql<IntakeRow>`
    select m.id, m.code, m.kind, m.state, m.version_of, m.file_name, m.title_zh, m.title_en, m.category_id,
      (select count(*) from material_tag_facts t where t.material_id = m.id) as tags,
      (select count(*) from sound_writer_facts w where w.material_id = m.id) as writers,
      exists (select from media_run_facts r where r.material_id = m.id and r.state = 'rejected') as file_refused
    from material_facts m
    where (m.id = any(${[...ids]}::bigint[]) or m.version_of = any(${[...ids]}::bigint[]))
      and m.kind in ('music', 'effect')
    order by m.id`.execute(db);
  return rows;
}
