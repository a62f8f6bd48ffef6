import { type RawBuilder, sql } from 'kysely';
import {
  type EntryForm,
  type EntryState,
  GRACE_MINUTES,
  type RejectCode,
  type TrackKind,
} from '#contract/domain/entry.ts';
import type { TrackLimits } from '#contract/domain/track-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** A track as an entrant sees it, with its contest. */
export interface TrackRow {
  contestId: number;
  slug: string;
  contestZh: string;
  contestEn: string;
  opensAt: Date;
  closesAt: Date;
  open: boolean;
  trackId: number;
  trackZh: string;
  trackEn: string;
  briefZh: string;
  briefEn: string;
  kind: TrackKind;
  showsCar: boolean;
  limits: TrackLimits;
}

type Words = Omit<EntryForm, 'author' | 'phone' | 'email'>;

export interface EntryRow extends TrackRow, Words {
  id: number;
  entrantId: number;
  version: number;
  state: EntryState;
  sealedContact: string | null;
  /** Of the latest rejection, even when it was submitted again since. */
  rejectCode: RejectCode | null;
  rejectWords: string;
  submittedAt: Date | null;
  changedAt: Date;
  files: number;
  thumbnailKey: string | null;
  /** Null without a prize, like all about it. */
  awardNumber: string | null;
  prizeZh: string | null;
  prizeEn: string | null;
  wordsZh: string | null;
  wordsEn: string | null;
  /** The contest takes it now: before the deadline, or while what was being sent then may still arrive. */
  taken: boolean;
  takenUntil: Date;
  /** Everybody may know now what the jury decided. */
  resultsShown: boolean;
}

const TRACK = sql`
  c.id as contest_id, c.slug, c.title_zh as contest_zh, c.title_en as contest_en, c.opens_at, c.closes_at,
  c.state = 'open' as open, t.id as track_id, t.name_zh as track_zh, t.name_en as track_en, t.brief_zh, t.brief_en,
  t.kind, t.shows_car, t.limits`;

const GRACE = sql`interval '${sql.lit(GRACE_MINUTES)} minutes'`;
const UNTIL = sql`
  c.closes_at + case when exists (
    select from contest_entry_files f where f.entry_id = e.id and f.created_at < c.closes_at
      and (f.checked_at is null or f.checked_at >= c.closes_at)) then ${GRACE} else interval '0' end`;

const COLUMNS = sql`
  e.id, e.entrant_id, e.version, e.state, e.title, e.story, e.place, e.taken_on::text as taken_on, e.gear, e.own_work,
  e.editing, e.ai_used, e.people_shown, e.declares_car, e.offers_stock, e.sealed_contact, e.reject_code, e.reject_words,
  e.submitted_at, e.changed_at,
  (select count(*) from contest_entry_files f where f.entry_id = e.id) as files,
  (select f.thumbnail_key from contest_entry_files f where f.entry_id = e.id and f.thumbnail_key is not null
    order by f.part = 'cover' desc, f.place limit 1) as thumbnail_key,
  c.published and c.opens_at <= clock_now() and clock_now() < ${UNTIL} as taken, ${UNTIL} as taken_until,
  c.state = 'decided' as results_shown, a.number as award_number, p.name_zh as prize_zh, p.name_en as prize_en, a.words_zh,
  a.words_en, ${TRACK}`;

const FROM = sql`
  from contest_entries e
  join contest_facts c on c.id = e.contest_id
  join track_facts t on t.id = e.track_id
  left join award_facts a on a.entry_id = e.id
  left join prize_facts p on p.id = a.prize_id`;

/** An entry that was not withdrawn. */
async function readEntry(db: Database, condition: RawBuilder<unknown>): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} ${FROM} where ${condition} and e.state <> 'withdrawn'`.execute(db);
  return rows[0];
}

export async function findOwn(db: Database, id: number, entrantId: number): Promise<EntryRow | undefined> {
  return await readEntry(db, sql`e.id = ${id} and e.entrant_id = ${entrantId}`);
}

/** Locks it until the transaction ends, so that its files are counted while nobody adds one. */
export async function lockOwn(db: Database, id: number, entrantId: number): Promise<EntryRow | undefined> {
  await sql`select from contest_entries where id = ${id} for update`.execute(db);
  return await findOwn(db, id, entrantId);
}

export async function listOwn(
  db: Database,
  entrantId: number,
  { contestId, ...page }: Page & { contestId: number | null },
) {
  const from = sql`${FROM}
    where e.entrant_id = ${entrantId} and e.state <> 'withdrawn'
      and (${contestId}::bigint is null or e.contest_id = ${contestId})`;
  return await readPage<EntryRow>(db, { columns: COLUMNS, from, order: sql`e.id desc` }, page);
}

/** The tracks of a published contest in their order, and how many entries somebody has in each. */
export async function listTracks(db: Database, slug: string, entrantId: number) {
  const { rows } = await sql<TrackRow & { own: number; rulesZh: string; rulesEn: string }>`
    select ${TRACK}, c.rules_zh, c.rules_en, (
      select count(*) from contest_entries e
      where e.track_id = t.id and e.entrant_id = ${entrantId} and e.slot is not null) as own
    from contest_facts c join track_facts t on t.contest_id = c.id
    where c.slug = ${slug} and c.published order by t.place`.execute(db);
  return rows;
}

export async function findTrack(db: Database, trackId: number): Promise<TrackRow | undefined> {
  const { rows } = await sql<TrackRow>`
    select ${TRACK} from track_facts t join contest_facts c on c.id = t.contest_id
    where t.id = ${trackId} and c.published`.execute(db);
  return rows[0];
}

/** Makes the entries that one person begins wait for each other, so that each finds a free slot if there is one. */
export async function lockEntrant(db: Database, entrantId: number): Promise<void> {
  await sql`select from user_facts where id = ${entrantId} for no key update`.execute(db);
}

/** Begins a draft in the first free slot; undefined when there is none. */
export async function insertEntry(
  db: Database,
  entry: { trackId: number; contestId: number; entrantId: number; gear: string; sealedContact: string; most: number },
): Promise<number | undefined> {
  const { trackId, contestId, entrantId, gear, sealedContact, most } = entry;
  const { rows } = await sql<{ id: number }>`
    insert into contest_entries (contest_id, track_id, entrant_id, slot, gear, sealed_contact)
    select ${contestId}, ${trackId}, ${entrantId}, s.slot, ${gear}, ${sealedContact}
    from generate_series(1, ${most}::int) as s(slot)
    where not exists (
      select from contest_entries e
      where e.track_id = ${trackId} and e.entrant_id = ${entrantId} and e.slot = s.slot)
    order by s.slot limit 1 returning id`.execute(db);
  return rows[0]?.id;
}

/** What an entrant wrote last time, and the addresses of the account. */
export async function readHabits(db: Database, entrantId: number) {
  const { rows } = await sql<{
    email: string | null;
    mobile: string | null;
    gear: string | null;
    sealedContact: string | null;
  }>`
    select u.email, u.mobile, last.gear, last.sealed_contact from user_facts u
    left join lateral (
      select e.gear, e.sealed_contact from contest_entries e
      where e.entrant_id = u.id and e.sealed_contact is not null order by e.id desc limit 1) last on true
    where u.id = ${entrantId}`.execute(db);
  return rows[0];
}

/** False when somebody has saved it meanwhile, or it may no longer be changed. */
export async function updateForm(
  db: Database,
  { id, version }: { id: number; version: number },
  form: Words & { sealedContact: string },
): Promise<boolean> {
  const { takenOn, ...same } = form;
  const { numUpdatedRows } = await db
    .updateTable('contestEntries')
    .set({
      ...same,
      takenOn: sql`${takenOn}::date`,
      version: sql`version + 1`,
      changedAt: sql`clock_now()`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', ['draft', 'rejected'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isFuture(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql<{ future: boolean }>`
    select ${day}::date > day_in_china(clock_now()) as future`.execute(db);
  return rows[0]?.future ?? false;
}

export async function resealContacts(db: Database, secrets: Secrets): Promise<number> {
  return await resealColumn(db, secrets, { table: 'contest_entries', column: 'sealed_contact' });
}
