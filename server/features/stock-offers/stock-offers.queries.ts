import { sql } from 'kysely';
import type { EntryPart, EntryState, PEOPLE_SHOWN, TrackKind } from '#contract/domain/entry.ts';
import { GID } from '#contract/domain/roles.ts';
import { type OfferOutcome, STOCK_STATES } from '#contract/domain/stock-offer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Holder } from '../media/media.ts';

const FROM = sql`
  from entry_facts e
  join contest_facts c on c.id = e.contest_id
  join track_facts t on t.id = e.track_id`;

export interface OfferRow {
  entryId: number;
  state: EntryState;
  kind: TrackKind;
  offered: boolean;
  resultsShown: boolean;
  taken: boolean;
  files: { fileId: number; outcome: OfferOutcome; material: Holder | null }[];
}

/** How somebody's entries stand, in the order in which they are asked for. */
export async function listOffers(db: Database, entrantId: number, ids: readonly number[]): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select e.id as entry_id, e.state, t.kind, e.offers_stock as offered, c.state = 'decided' as results_shown,
      exists (select from stock_offers o where o.entry_id = e.id) as taken,
      (select coalesce(json_agg(json_build_object('fileId', f.entry_file_id, 'outcome', f.outcome, 'material',
          case when m.id is not null then json_build_object(
            'id', m.id, 'code', m.code, 'kind', m.kind, 'state', m.state, 'ownerId', m.owner_id) end)
          order by place.place), '[]')
        from stock_offer_files f
        join entry_file_facts place on place.id = f.entry_file_id
        left join material_facts m on m.id = f.material_id
        where f.entry_id = e.id) as files
    ${FROM} where e.id = any(${[...ids]}::bigint[]) and e.entrant_id = ${entrantId}
    order by array_position(${[...ids]}::bigint[], e.id)`.execute(db);
  return rows;
}

/** Locks an entry, so that nobody takes it over while its entrant thinks otherwise. */
export async function lockEntry(db: Database, id: number): Promise<void> {
  await sql`select from entry_facts where id = ${id} for update`.execute(db);
}

/** Offered after the results, by somebody who sells, and not taken over yet. */
const DUE = sql`
  e.offers_stock and e.state = any(${[...STOCK_STATES]}) and c.state = 'decided'
  and exists (select from user_facts u where u.id = e.entrant_id and u.gid = ${sql.lit(GID.photographer)} and u.disabled_at is null)
  and not exists (select from stock_offers o where o.entry_id = e.id)`;

export async function listDue(db: Database, after: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id ${FROM} where ${DUE} and e.id > ${after} order by e.id limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface OfferedEntry {
  id: number;
  entrantId: number;
  kind: TrackKind;
  title: string;
  story: string;
  place: string;
  takenOn: string | null;
  peopleShown: (typeof PEOPLE_SHOWN)[number] | null;
  contestZh: string;
  contestEn: string;
}

const ENTRY = sql`
  e.id, e.entrant_id, t.kind, e.title, e.story, e.place, e.taken_on::text as taken_on, e.people_shown,
  c.title_zh as contest_zh, c.title_en as contest_en`;

export async function lockDue(db: Database, id: number): Promise<OfferedEntry | undefined> {
  const { rows } = await sql<OfferedEntry>`
    select ${ENTRY} ${FROM} where e.id = ${id} and ${DUE} for update of e`.execute(db);
  return rows[0];
}

/** False when somebody has taken it over before. */
export async function insertOffer(db: Database, entryId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into stock_offers (entry_id) values (${entryId}) on conflict do nothing returning entry_id`.execute(db);
  return rows.length === 1;
}

export async function saveGroup(db: Database, entryId: number, groupId: number): Promise<void> {
  await sql`update stock_offers set group_id = ${groupId} where entry_id = ${entryId}`.execute(db);
}

export async function insertFile(
  db: Database,
  file: { entryId: number; fileId: number; outcome: OfferOutcome; materialId: number | null },
): Promise<void> {
  const { entryId, fileId, outcome, materialId } = file;
  await sql`
    insert into stock_offer_files (entry_file_id, entry_id, outcome, material_id)
    values (${fileId}, ${entryId}, ${outcome}, ${materialId})`.execute(db);
}

/** Files that were too small and whose originals have come. */
export async function listGrown(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.entry_file_id as id from stock_offer_files f join original_facts o on o.entry_file_id = f.entry_file_id
    where f.outcome = 'too-small' order by f.entry_file_id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Grown extends OfferedEntry {
  groupId: number | null;
  part: EntryPart;
  original: { name: string; bytes: number; key: string; contentType: string };
}

export async function lockGrown(db: Database, fileId: number): Promise<Grown | undefined> {
  const { rows } = await sql<Grown>`
    select ${ENTRY}, s.group_id, place.part, json_build_object(
        'name', o.name, 'bytes', o.bytes, 'key', o.key, 'contentType', o.content_type) as original
    ${FROM}
    join stock_offers s on s.entry_id = e.id
    join stock_offer_files f on f.entry_id = e.id
    join entry_file_facts place on place.id = f.entry_file_id
    join original_facts o on o.entry_file_id = f.entry_file_id
    where f.entry_file_id = ${fileId} and f.outcome = 'too-small' for update of s, f`.execute(db);
  return rows[0];
}

export async function markTaken(db: Database, fileId: number, materialId: number): Promise<void> {
  await sql`
    update stock_offer_files set outcome = 'taken', material_id = ${materialId}
    where entry_file_id = ${fileId} and outcome = 'too-small'`.execute(db);
}
