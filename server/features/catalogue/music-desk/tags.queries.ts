import { sql } from 'kysely';
import type { DeskTag } from '#contract/calls/music-desk.ts';
import type { TagType } from '#contract/domain/music.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lastPlace } from '../catalogue-desk/lists.queries.ts';

interface Names {
  zh: string;
  en: string;
}

export async function listTagsToKeep(db: Database): Promise<DeskTag[]> {
  const { rows } = await sql<DeskTag>`
    select t.id, t.version, t.type, t.name_zh as zh, t.name_en as en, t.retired_at is not null as retired,
      (select count(*) from material_tags own join materials m on m.id = own.material_id
        where own.tag_id = t.id and m.version_of is null) as pieces
    from music_tags t order by t.position, t.id`.execute(db);
  return rows;
}

interface LockedTag extends Names {
  version: number;
  type: TagType;
  retired: boolean;
}

/** Locks a tag, so that it has one editor at a time. */
export async function lockTag(db: Database, id: number): Promise<LockedTag | undefined> {
  const { rows } = await sql<LockedTag>`
    select version, type, name_zh as zh, name_en as en, retired_at is not null as retired
    from music_tags where id = ${id} for update`.execute(db);
  return rows[0];
}

export async function insertTag(db: Database, { type, zh, en }: Names & { type: TagType }): Promise<number> {
  const { id } = await db
    .insertInto('musicTags')
    .values({ type, nameZh: zh, nameEn: en, position: lastPlace('musicTags') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameTag(db: Database, id: number, { zh, en }: Names): Promise<void> {
  await db
    .updateTable('musicTags')
    .set({ nameZh: zh, nameEn: en, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** A tag that is brought back comes last. */
export async function saveRetired(db: Database, id: number, retired: boolean): Promise<void> {
  await db
    .updateTable('musicTags')
    .set({
      retiredAt: retired ? sql`clock_now()` : null,
      ...(!retired && { position: lastPlace('musicTags') }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Materials on sale that have a tag. */
export async function listTagged(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from material_tags own join materials m on m.id = own.material_id
    where own.tag_id = ${id} and m.state = 'online' order by m.id`.execute(db);
  return rows.map((row) => row.id);
}
