import { sql } from 'kysely';
import type { Energy, Key, TagType } from '#contract/domain/music.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SoundSuggestions } from '../../platform/media/steps.ts';

/** What staff confirm of a sound; null where nobody has. */
export interface SoundFacts {
  bpm: number | null;
  musicalKey: Key | null;
  vocals: boolean | null;
}

export async function saveSound(db: Database, materialId: number, facts: SoundFacts): Promise<void> {
  await db
    .insertInto('sounds')
    .values({ materialId, ...facts })
    .onConflict((conflict) => conflict.column('materialId').doUpdateSet({ ...facts }))
    .execute();
}

/** What a machine heard: suggestions for people, and numbers for searches. */
interface HeardFacts {
  bpm: number | null;
  key: Key | null;
  energy: Energy | null;
  numbers: number[] | null;
}

export async function saveHeard(db: Database, materialId: number, { key, ...heard }: HeardFacts): Promise<void> {
  const values = { ...heard, musicalKey: key };
  await db
    .insertInto('heardSounds')
    .values({ materialId, ...values })
    .onConflict((conflict) => conflict.column('materialId').doUpdateSet(values))
    .execute();
}

/** Keeps what other software wrote into the file of a sound, for editors to take over. */
export async function saveSoundSuggestions(db: Database, materialId: number, found: SoundSuggestions): Promise<void> {
  const { title = '', composer = '', artist = '', album = '', genre = '', copyright = '', isrc = '' } = found;
  const { bpm = null, musicalKey = null } = found;
  const values = { title, composer, artist, album, genre, copyright, isrc, bpm, musicalKey };
  await db
    .insertInto('soundSuggestions')
    .values({ materialId, ...values })
    .onConflict((conflict) => conflict.column('materialId').doUpdateSet(values))
    .execute();
}

interface TagRow {
  id: number;
  type: TagType;
  nameZh: string;
  nameEn: string;
}

/** All tags, in the order in which they are offered. */
export async function listTags(db: Database): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select id, type, name_zh, name_en from music_tags where retired_at is null
    order by array_position(array['genre', 'mood', 'instrument', 'theme'], type), position, id`.execute(db);
  return rows;
}

/** Gives a sound the tags that its keywords name; effects have neither genre nor instruments. */
export async function tagByKeywords(db: Database, materialId: number): Promise<void> {
  await sql`
    insert into material_tags (material_id, tag_id)
    select m.id, t.id from materials m join music_tags t on t.name_zh = any(m.keywords_zh)
      or lower(t.name_en) in (select lower(word) from unnest(m.keywords_en) word)
    where m.id = ${materialId} and t.retired_at is null and (m.kind = 'music' or m.kind = 'effect' and t.type in ('mood', 'theme'))
    on conflict do nothing`.execute(db);
}
