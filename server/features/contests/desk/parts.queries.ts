import { sql } from 'kysely';
import type { ContestPlan, DeskCriterion, DeskPrize, DeskTrack } from '#contract/calls/contests-desk.ts';
import type { Database } from '../../../platform/database/database.ts';

type Parts = Pick<ContestPlan, 'tracks' | 'criteria' | 'prizes'>;

/** Tracks, criteria and prizes of a contest, each in their order. */
export async function readParts(db: Database, contestId: number): Promise<Parts> {
  const { rows: tracks } = await sql<DeskTrack>`
    select id, name_zh, name_en, brief_zh, brief_en, kind, shows_car, limits from contest_tracks
    where contest_id = ${contestId} order by place`.execute(db);
  const { rows: criteria } = await sql<DeskCriterion>`
    select id, name_zh, name_en, max_score from contest_criteria where contest_id = ${contestId} order by place`.execute(
    db,
  );
  const { rows: prizes } = await sql<DeskPrize>`
    select p.id, p.name_zh, p.name_en, p.reward_zh, p.reward_en, p.count, t.place as track
    from contest_prizes p left join contest_tracks t on t.id = p.track_id
    where p.contest_id = ${contestId} order by p.place`.execute(db);
  return { tracks, criteria, prizes };
}

/** Replaces all of them; what stays keeps its number, by which others know it. */
export async function writeParts(db: Database, contestId: number, { tracks, criteria, prizes }: Parts): Promise<void> {
  const trackIds: number[] = [];
  for (const [index, { id, ...track }] of tracks.entries())
    trackIds.push(await put(db, 'contestTracks', id, { ...track, contestId, place: index + 1 }));
  const prizeIds: number[] = [];
  for (const [index, { id, track, ...prize }] of prizes.entries()) {
    const trackId = track === null ? null : trackIds[track - 1]!;
    prizeIds.push(await put(db, 'contestPrizes', id, { ...prize, trackId, contestId, place: index + 1 }));
  }
  const criterionIds: number[] = [];
  for (const [index, { id, ...criterion }] of criteria.entries())
    criterionIds.push(await put(db, 'contestCriteria', id, { ...criterion, contestId, place: index + 1 }));
  await keepOnly(db, 'contestPrizes', contestId, prizeIds);
  await keepOnly(db, 'contestTracks', contestId, trackIds);
  await keepOnly(db, 'contestCriteria', contestId, criterionIds);
}

type Table = 'contestTracks' | 'contestCriteria' | 'contestPrizes';
type Row = { contestId: number; place: number; nameZh: string; nameEn: string } & Record<string, unknown>;

async function put(db: Database, table: Table, id: number | null, row: Row): Promise<number> {
  const values = row as never;
  if (id === null) {
    const added = await db.insertInto(table).values(values).returning('id').executeTakeFirstOrThrow();
    return added.id;
  }
  await db.updateTable(table).set(values).where('id', '=', id).where('contestId', '=', row.contestId).execute();
  return id;
}

async function keepOnly(db: Database, table: Table, contestId: number, ids: readonly number[]): Promise<void> {
  let gone = db.deleteFrom(table).where('contestId', '=', contestId);
  if (ids.length > 0) gone = gone.where('id', 'not in', ids);
  await gone.execute();
}
