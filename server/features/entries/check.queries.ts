import { sql } from 'kysely';
import type { EntryFileProblem, EntryPart } from '#contract/domain/entry.ts';
import type { TrackLimits } from '#contract/domain/track-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/failures.ts';

export interface ToCheck {
  id: number;
  part: EntryPart;
  bytes: number;
  originalKey: string;
  /** Of its track. */
  limits: TrackLimits;
}

/** A file that has arrived and that nobody has judged. */
export async function findToCheck(db: Database, id: number): Promise<ToCheck | undefined> {
  const { rows } = await sql<ToCheck>`
    select f.id, f.part, f.bytes, f.original_key, t.limits
    from contest_entry_files f join contest_entries e on e.id = f.entry_id join track_facts t on t.id = e.track_id
    where f.id = ${id} and f.state = 'checking'`.execute(db);
  return rows[0];
}

/** False when the contest has the file already, even in an entry that is checked at the same moment. */
export async function claimHash(db: Database, id: number, sha256: string): Promise<boolean> {
  try {
    await sql`
      update contest_entry_files set sha256 = decode(${sha256}, 'hex') where id = ${id} and state = 'checking'`.execute(
      db,
    );
    return true;
  } catch (error) {
    if (violatedConstraint(error) !== 'contest_entry_files_contest_id_sha256_key') throw error;
    return false;
  }
}

export interface Checked {
  width: number;
  height: number;
  durationMs: number | null;
  /** 16 hex digits. */
  hash: string;
  layout: number[];
  camera: string;
  /** By the camera's clock, which knows no zone. */
  takenAt: string | null;
  shownKey: string;
  thumbnailKey: string;
}

export async function markGood(db: Database, id: number, found: Checked): Promise<boolean> {
  const { rows } = await sql`
    update contest_entry_files set
      state = 'good', checked_at = clock_now(), width = ${found.width}, height = ${found.height},
      duration_ms = ${found.durationMs}, hash = ${BigInt.asIntN(64, BigInt(`0x${found.hash}`)).toString()}::bigint,
      layout = ${found.layout}::smallint[], camera = ${found.camera}, taken_at = ${found.takenAt}::timestamptz,
      shown_key = ${found.shownKey}, thumbnail_key = ${found.thumbnailKey}
    where id = ${id} and state = 'checking' returning id`.execute(db);
  return rows.length === 1;
}

/** The hash of a file that is refused is free again. */
export async function markRefused(db: Database, id: number, code: EntryFileProblem): Promise<void> {
  await sql`
    update contest_entry_files set state = 'refused', refused_code = ${code}, checked_at = clock_now(), sha256 = null
    where id = ${id} and state = 'checking'`.execute(db);
}

/** Counts a process that died over the file, and says how many have. */
export async function countCrash(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ crashes: number }>`
    update contest_entry_files set crashes = crashes + 1 where id = ${id} returning crashes`.execute(db);
  return rows[0]?.crashes ?? 0;
}
