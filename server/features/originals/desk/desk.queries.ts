import { sql } from 'kysely';
import type { TrackKind } from '#contract/domain/entry.ts';
import type { Database } from '../../../platform/database/database.ts';
import { originalsOf, type OriginalRow } from '../originals.queries.ts';

export interface WorkRow {
  entryId: number;
  title: string;
  trackZh: string;
  trackEn: string;
  kind: TrackKind;
  thumbnailKey: string | null;
  dueAt: Date | null;
  askedAt: Date | null;
  askedBy: string | null;
  overdue: boolean;
  files: OriginalRow[];
}

/** Awarded works, once everybody may know that they won. */
const AWARDED = sql`
  from entry_facts e
  join contest_facts c on c.id = e.contest_id and c.state = 'decided'
  join track_facts t on t.id = e.track_id`;

export async function listWorks(db: Database, contestId: number): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select e.id as entry_id, e.title, t.name_zh as track_zh, t.name_en as track_en, t.kind,
      (select f.thumbnail_key from entry_file_facts f where f.entry_id = e.id and f.thumbnail_key is not null
        order by f.part = 'cover' desc, f.place limit 1) as thumbnail_key,
      r.due_at, r.asked_at, u.nickname as asked_by, coalesce(r.due_at < clock_now(), false) as overdue,
      ${originalsOf(sql`r.due_at`)} as files
    ${AWARDED}
    left join original_requests r on r.entry_id = e.id
    left join user_facts u on u.id = r.asked_by
    where e.contest_id = ${contestId} and e.state = 'awarded' order by t.place, e.id`.execute(db);
  return rows;
}

export interface Asked {
  entryId: number;
  entrantId: number;
  title: string;
  contestZh: string;
  contestEn: string;
  dueAt: Date;
  before: Date | null;
}

/** Asks for the originals of awarded works until the end of a day; those that did not win are left out. */
export async function saveRequests(
  db: Database,
  {
    contestId,
    entryIds,
    dueOn,
    askedBy,
  }: { contestId: number; entryIds: readonly number[]; dueOn: string; askedBy: number },
): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    with works as (
      select e.id, e.entrant_id, e.title, c.title_zh, c.title_en, r.due_at as before,
        day_begins_in_china(${dueOn}::date + 1) - interval '1 second' as due_at
      ${AWARDED} left join original_requests r on r.entry_id = e.id
      where e.contest_id = ${contestId} and e.state = 'awarded' and e.id = any(${[...entryIds]}::bigint[])
    ), saved as (
      insert into original_requests (entry_id, due_at, asked_by)
      select id, due_at, ${askedBy} from works
      on conflict (entry_id) do update
      set due_at = excluded.due_at, asked_by = excluded.asked_by, asked_at = clock_now()
      returning entry_id, due_at
    )
    select w.id as entry_id, w.entrant_id, w.title, w.title_zh as contest_zh, w.title_en as contest_en, w.before, s.due_at
    from works w join saved s on s.entry_id = w.id order by w.id`.execute(db);
  return rows;
}

/** Whether a day in China is over. */
export async function isOver(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`select ${day}::date < day_in_china(clock_now()) as over`.execute(db);
  return rows[0]?.over ?? true;
}

export async function findOriginal(db: Database, fileId: number) {
  const { rows } = await sql<{ key: string; name: string; entryId: number }>`
    select o.key, o.name, f.entry_id from entry_originals o join entry_file_facts f on f.id = o.entry_file_id
    join original_requests r on r.entry_id = f.entry_id
    where o.entry_file_id = ${fileId}`.execute(db);
  return rows[0];
}
