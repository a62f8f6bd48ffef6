import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Every work of a closed round that was not withdrawn, with its means and its rank. */
const ranked = (roundId: number) => sql`ranked_works(${roundId}) ranked`;

export interface ResultRow {
  entryId: number;
  title: string;
  rank: number;
  tied: number;
  votes: number;
  raw: number | null;
  standardised: number | null;
  advanced: boolean | null;
}

/** A page of results, found by the places that were kept: withdrawn works can only have moved its own up. */
export async function listResults(
  db: Database,
  roundId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ infos: ResultRow[]; total: number }> {
  const { rows } = await sql<ResultRow & { total: number }>`
    select entry_id, title, rank, tied, votes, raw, standardised, advanced,
      (select max(place) from round_works where round_id = ${roundId}) - withdrawn as total
    from ${ranked(roundId)}
    where kept_place > ${offset} and kept_place <= ${offset + limit} + withdrawn
      and place > ${offset} and place <= ${offset + limit}
    order by place`.execute(db);
  return { infos: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

interface Cut {
  by: 'number' | 'threshold';
  value: number;
}

/** Works that would go on: with a rank up to a number, or with a mean that is high enough. */
const goesOn = ({ by, value }: Cut) =>
  by === 'number'
    ? sql`ranked.rank <= ${value}::float8 and ranked.votes > 0`
    : sql`coalesce(ranked.mean >= ${value}::float8, false)`;

interface CutFigures {
  advancing: number;
  works: number;
  tied: number;
}

export async function countCut(db: Database, roundId: number, cut: Cut): Promise<CutFigures> {
  const { rows } = await sql<CutFigures>`
    select count(*) filter (where chosen) as advancing, count(*) as works,
      coalesce((array_agg(tied order by rank desc) filter (where chosen and tied > 1 and rank = last))[1], 0)::int as tied
    from (select rank, tied, chosen, max(rank) filter (where chosen) over () as last
      from (select rank, tied, ${goesOn(cut)} as chosen from ${ranked(roundId)}) cut) cut`.execute(db);
  return rows[0] ?? { advancing: 0, works: 0, tied: 0 };
}

/** Says of each work whether it goes on, and returns which do and which do not. */
export async function saveCut(db: Database, roundId: number, cut: Cut): Promise<{ on: number[]; out: number[] }> {
  const { rows } = await sql<{ entryId: number; advanced: boolean }>`
    update round_works w set advanced = ${goesOn(cut)}
    from ${ranked(roundId)} where w.round_id = ${roundId} and w.entry_id = ranked.entry_id
    returning w.entry_id, w.advanced`.execute(db);
  const those = (goes: boolean) => rows.filter(({ advanced }) => advanced === goes).map(({ entryId }) => entryId);
  return { on: those(true), out: those(false) };
}

/** Whether a later round of the track has begun. */
export async function laterHasBegun(db: Database, { trackId, number }: { trackId: number; number: number }) {
  const { rows } = await sql`
    select from contest_rounds where track_id = ${trackId} and number > ${number} and state <> 'planned'`.execute(db);
  return rows.length > 0;
}
