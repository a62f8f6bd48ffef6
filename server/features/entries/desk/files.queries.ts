import { sql } from 'kysely';
import type { EntryPart, EntryState } from '#contract/domain/entry.ts';
import type { Database } from '../../../platform/database/database.ts';

interface DeskFileRow {
  id: number;
  part: EntryPart;
  width: number;
  height: number;
  durationMs: number | null;
  camera: string;
  takenAt: string | null;
  shownKey: string;
  thumbnailKey: string;
}

/** Files of an entry in their order, with what they say of themselves. */
export async function listForDesk(db: Database, entryId: number): Promise<DeskFileRow[]> {
  const { rows } = await sql<DeskFileRow>`
    select id, part, width, height, duration_ms, camera, to_char(taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken_at,
      shown_key, thumbnail_key
    from contest_entry_files where entry_id = ${entryId} and state = 'good' order by part desc, place`.execute(db);
  return rows;
}

export interface AlikeRow {
  fileId: number;
  entryId: number;
  title: string;
  state: EntryState;
  trackZh: string;
  trackEn: string;
  same: boolean;
  thumbnailKey: string;
}

/** As for reviewers of materials: merely suspicious ones too. */
const NEAR = { bits: 6, layout: 32, count: 6 };

/** Other entries of the contest that were submitted and look almost like a file of this one, the nearest first. */
export async function listAlike(db: Database, entryId: number): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    with near as (
      select mine.id as file_id, other.id as other_id, bit_count((mine.hash # other.hash)::bit(64)) as bits
      from contest_entry_files mine
      join contest_entry_files other on other.contest_id = mine.contest_id and other.state = 'good'
        and other.entry_id <> mine.entry_id
      where mine.entry_id = ${entryId} and mine.state = 'good' and mine.hash <> 0
        and bit_count((mine.hash # other.hash)::bit(64)) <= ${sql.lit(NEAR.bits)}
        and not exists (
          select from unnest(mine.layout, other.layout) number (mine, other)
          where abs(number.mine - number.other) > ${sql.lit(NEAR.layout)})
    ), ranked as (
      select near.file_id, near.other_id, row_number() over (partition by near.file_id order by near.bits, near.other_id)
        as place
      from near join contest_entry_files f on f.id = near.other_id
      join contest_entries e on e.id = f.entry_id and e.state not in ('draft', 'withdrawn')
    )
    select ranked.file_id, e.id as entry_id, e.title, e.state, t.name_zh as track_zh, t.name_en as track_en,
      e.entrant_id = me.entrant_id as same, f.thumbnail_key
    from ranked join contest_entry_files f on f.id = ranked.other_id
    join contest_entries e on e.id = f.entry_id join track_facts t on t.id = e.track_id
    join contest_entries me on me.id = ${entryId}
    where ranked.place <= ${sql.lit(NEAR.count)}
    order by ranked.file_id, ranked.place`.execute(db);
  return rows;
}
