import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Counts a round anew, after works were given out or taken back; call it while the round is locked. */
export async function recount(db: Database, roundId: number): Promise<void> {
  await sql`
    update round_judges seat set works = n.works, scored = n.scored, handed_in = n.handed_in
    from (
      select s.judge_id, count(a.id) filter (where a.recused_at is null) as works, count(a.saved_at) as scored,
        count(a.handed_in_at) as handed_in
      from round_judges s left join assignments a on a.round_id = s.round_id and a.judge_id = s.judge_id
      where s.round_id = ${roundId} group by s.judge_id) n
    where seat.round_id = ${roundId} and seat.judge_id = n.judge_id`.execute(db);
  await sql`
    update round_works w set judges = n.judges
    from (
      select w.entry_id, count(a.id) as judges
      from round_works w
      left join assignments a on a.round_id = w.round_id and a.entry_id = w.entry_id and a.recused_at is null
      where w.round_id = ${roundId} group by w.entry_id) n
    where w.round_id = ${roundId} and w.entry_id = n.entry_id and w.judges <> n.judges`.execute(db);
}

/** Keeps what each work of a round got and where it stands; call it when the round closes. */
export async function saveResults(db: Database, roundId: number): Promise<void> {
  await sql`
    update round_works w set votes = r.votes, raw = r.raw, standardised = r.standardised, mean = r.mean, place = r.place,
      rank = r.rank, tied = r.tied
    from round_results(${roundId}) r
    where w.round_id = ${roundId} and w.entry_id = r.entry_id`.execute(db);
}

/** Rounds that a node of an earlier release closed while releases changed; it kept no ranks. */
export async function listUnranked(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from contest_rounds r
    where state = 'closed' and exists (select from round_works where round_id = r.id and place is null)`.execute(db);
  return rows.map(({ id }) => id);
}
