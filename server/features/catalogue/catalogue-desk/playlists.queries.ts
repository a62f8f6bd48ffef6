import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isShown, onSale } from '../playlists.queries.ts';
import { instant, lastPlace } from './lists.queries.ts';

export interface PlaylistTexts {
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  published: boolean;
  /** When visitors see it once it is published; null for no limit. */
  shownFrom: string | null;
  shownUntil: string | null;
}

export interface PlaylistFields extends PlaylistTexts {
  /** The piece whose cover it has; null for its first one. */
  coverId: number | null;
}

interface PlaylistRow extends PlaylistFields {
  id: number;
  version: number;
}

const FIELDS = sql`
  p.id, p.version, p.slug, p.title_zh, p.title_en, p.description_zh, p.description_en, p.published, p.cover_id,
  ${instant('p.shown_from')} as shown_from, ${instant('p.shown_until')} as shown_until`;

interface CountedRow extends PlaylistRow {
  cover: string | null;
  materials: number;
  online: number;
  /** Whether visitors see it now. */
  shown: boolean;
}

export async function listPlaylistsToKeep(db: Database): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select ${FIELDS}, pieces.cover, pieces.count as online, ${isShown} and pieces.count > 0 as shown,
      (select count(*) from playlist_materials where playlist_id = p.id) as materials
    from playlists p cross join lateral (${onSale}) pieces
    order by p.position, p.id`.execute(db);
  return rows;
}

/** Locks the playlist, so that its texts have one editor at a time. */
export async function lockPlaylist(db: Database, id: number): Promise<PlaylistRow | undefined> {
  const { rows } = await sql<PlaylistRow>`select ${FIELDS} from playlists p where p.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function insertPlaylist(db: Database, texts: PlaylistTexts): Promise<number> {
  const { id } = await db
    .insertInto('playlists')
    .values({ ...texts, position: lastPlace('playlists') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePlaylist(db: Database, id: number, fields: PlaylistFields): Promise<void> {
  await db
    .updateTable('playlists')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
