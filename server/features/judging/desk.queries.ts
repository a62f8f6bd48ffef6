import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface TrackRow {
  contestId: number;
  titleZh: string;
  titleEn: string;
  trackId: number;
  nameZh: string;
  nameEn: string;
  ready: number;
}

/** The tracks of all contests, those that ended last first, with how many works of each may be judged. */
export async function listTracks(db: Database): Promise<TrackRow[]> {
  const { rows } = await sql<TrackRow>`
    select c.id as contest_id, c.title_zh, c.title_en, t.id as track_id, t.name_zh, t.name_en,
      (select count(*) from entry_facts e where e.track_id = t.id and e.state in ('judging', 'shortlisted')) as ready
    from contest_facts c join track_facts t on t.contest_id = c.id
    order by c.closes_at desc, c.id, t.place`.execute(db);
  return rows;
}
