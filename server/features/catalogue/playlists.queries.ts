import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whether visitors may see playlist `p` now. */
export const isShown = sql<boolean>`(p.published and coalesce(p.shown_from <= clock_now(), true)
  and coalesce(clock_now() < p.shown_until, true))`;

/** What is on sale of playlist `p`: how many pieces, how long they are, and the cover of the chosen or first one. */
export const onSale = sql`
  select count(*) as count, coalesce(sum(m.duration_ms), 0)::bigint as duration_ms,
    (array_agg(f.key order by m.id = p.cover_id desc nulls last, pm.position, m.id)
      filter (where f.key is not null))[1] as cover
  from playlist_materials pm
  join materials m on m.id = pm.material_id and m.state = 'online'
  left join material_files f on f.material_id = m.id and f.rendition = 'cover'
  where pm.playlist_id = p.id`;

export interface PlaylistRow {
  id: number;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  count: number;
  durationMs: number;
  cover: string | null;
}

const shownPlaylists = sql`
  select p.id, p.title_zh, p.title_en, p.description_zh, p.description_en, pieces.count, pieces.duration_ms, pieces.cover
  from playlists p cross join lateral (${onSale}) pieces
  where ${isShown} and pieces.count > 0`;

export async function listPlaylists(db: Database, count: number): Promise<PlaylistRow[]> {
  const { rows } = await sql<PlaylistRow>`${shownPlaylists} order by p.position, p.id limit ${count}`.execute(db);
  return rows;
}

export async function findPlaylist(db: Database, id: number): Promise<PlaylistRow | undefined> {
  const { rows } = await sql<PlaylistRow>`${shownPlaylists} and p.id = ${id}`.execute(db);
  return rows[0];
}

/** Pieces on sale of a playlist, in its editors' order. */
export async function piecesOfPlaylist(db: Database, playlistId: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from playlist_materials pm
    join materials m on m.id = pm.material_id and m.state = 'online'
    where pm.playlist_id = ${playlistId}
    order by pm.position, m.id limit ${count}`.execute(db);
  return rows.map((row) => row.id);
}

interface NewPlaylist {
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
}

/** Adds the first playlists; false when there are some, or editors have removed them. */
export async function addFirstPlaylists(db: Database, playlists: readonly NewPlaylist[]): Promise<boolean> {
  const { rows } = await sql`
    select from playlists union all select from audit_facts where action = 'playlist.removed' limit 1`.execute(db);
  if (rows.length > 0) return false;
  const values = playlists.map((playlist, index) => ({ ...playlist, position: index + 1 }));
  await db.insertInto('playlists').values(values).execute();
  return true;
}

/** Puts a piece into a playlist at its place. */
export async function addToPlaylist(db: Database, slug: string, materialId: number, position: number): Promise<void> {
  await sql`
    insert into playlist_materials (playlist_id, material_id, position)
    select id, ${materialId}, ${position} from playlists where slug = ${slug} on conflict do nothing`.execute(db);
}
