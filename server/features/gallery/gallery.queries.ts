import { sql } from 'kysely';
import type { TrackKind } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

export interface CardRow {
  id: number;
  title: string;
  trackZh: string;
  trackEn: string;
  kind: TrackKind;
  decided: boolean;
  cardKey: string;
  width: number;
  height: number;
  pictures: number;
  durationMs: number | null;
  prizeZh: string | null;
  prizeEn: string | null;
}

/** A work with the picture that stands for it: its first one, or the cover of a film. Prizes are for those decided. */
const CARD = sql`
  g.id, g.title, t.name_zh as track_zh, t.name_en as track_en, t.kind, g.decided, first.card_key, first.width,
  first.height, files.pictures, files.duration_ms, p.name_zh as prize_zh, p.name_en as prize_en`;
const PICTURES = sql`
  join track_facts t on t.id = g.track_id
  left join award_facts a on a.entry_id = g.id and g.decided
  left join prize_facts p on p.id = a.prize_id
  cross join lateral (
    select f.card_key, f.width, f.height from entry_file_facts f
    where f.entry_id = g.id and f.part in ('picture', 'cover') order by f.place limit 1) first
  cross join lateral (
    select count(*) filter (where f.part = 'picture') as pictures, max(f.duration_ms) as duration_ms
    from entry_file_facts f where f.entry_id = g.id) files`;

interface Wanted {
  contestId: number;
  trackId: number | null;
  after: number | null;
  most: number;
}

/** Works of a contest or of one of its tracks, in the order in which they were begun. */
export async function listWorks(db: Database, { contestId, trackId, after, most }: Wanted): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${CARD} from (
      select * from gallery_facts
      where contest_id = ${contestId} and (${trackId}::bigint is null or track_id = ${trackId})
        and (${after}::bigint is null or id > ${after})
      order by id limit ${most}) g ${PICTURES}
    order by g.id`.execute(db);
  return rows;
}

/** These works, in the order of their numbers. */
export async function worksByIds(db: Database, ids: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${CARD} from gallery_facts g ${PICTURES} where g.id = any(${[...ids]}::bigint[]) order by g.id`.execute(db);
  return rows;
}

interface TrackRow {
  id: number;
  nameZh: string;
  nameEn: string;
  works: number;
  voting: boolean;
}

/** The tracks of a contest of which there is something to see. */
export async function countByTrack(db: Database, contestId: number): Promise<TrackRow[]> {
  const { rows } = await sql<TrackRow>`
    select t.id, t.name_zh, t.name_en, count(*) as works, bool_or(g.voting) as voting
    from gallery_facts g join track_facts t on t.id = g.track_id
    where g.contest_id = ${contestId}
    group by t.id, t.name_zh, t.name_en, t.place order by t.place`.execute(db);
  return rows;
}

export interface WorkRow extends CardRow {
  story: string;
  place: string;
  takenOn: string | null;
  voting: boolean;
  audiencePrize: boolean;
  contestId: number;
  slug: string;
  contestZh: string;
  contestEn: string;
  wordsZh: string | null;
  wordsEn: string | null;
  previous: number | null;
  next: number | null;
}

/** A work that visitors see, with its neighbours in its track. */
export async function findWork(db: Database, id: number): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`
    select ${CARD}, g.story, g.place, g.taken_on::text, g.voting, g.audience_prize, g.contest_id, c.slug, c.title_zh as contest_zh,
      c.title_en as contest_en, a.words_zh, a.words_en,
      (select max(o.id) from gallery_facts o where o.track_id = g.track_id and o.id < g.id) as previous,
      (select min(o.id) from gallery_facts o where o.track_id = g.track_id and o.id > g.id) as next
    from gallery_facts g join contest_facts c on c.id = g.contest_id ${PICTURES}
    where g.id = ${id}`.execute(db);
  return rows[0];
}

interface FileRow {
  part: 'video' | 'cover' | 'picture';
  markedKey: string;
  width: number;
  height: number;
}

/** What visitors see of a work, in its order. */
export async function shownFiles(db: Database, entryId: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select part, marked_key, width, height from entry_file_facts
    where entry_id = ${entryId} and marked_key is not null order by part, place`.execute(db);
  return rows;
}

export async function findContestId(db: Database, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from contest_facts where slug = ${slug} and published`.execute(db);
  return rows[0]?.id;
}

/** Every work that visitors see, with the moment from which it can be shown. */
export async function workDates(db: Database, most: number): Promise<{ id: number; changed: Date }[]> {
  const { rows } = await sql<{ id: number; changed: Date }>`
    select id, marked_at as changed from gallery_facts order by id desc limit ${most}`.execute(db);
  return rows;
}
