import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Standing {
  voting: boolean;
  own: boolean;
  voted: boolean;
}

/** Whether members vote for a work now, and what this one did; undefined while nobody may see it. */
export async function readStanding(db: Database, id: number, userId: number): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select voting, entrant_id = ${userId} as own,
      exists (select from contest_votes v where v.entry_id = g.id and v.user_id = ${userId}) as voted
    from gallery_facts g where id = ${id}`.execute(db);
  return rows[0];
}

/** False when the voting has ended meanwhile. A second vote for the same work changes nothing. */
export async function castVote(db: Database, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into contest_votes (entry_id, user_id)
    select id, ${userId} from gallery_facts where id = ${id} and voting and entrant_id <> ${userId}
    on conflict (entry_id, user_id) do update set voted_at = contest_votes.voted_at
    returning entry_id`.execute(db);
  return rows.length === 1;
}

/** False when the voting has ended meanwhile, so that the vote stays. */
export async function takeVoteBack(db: Database, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql<{ voting: boolean }>`
    with work as (select id from gallery_facts where id = ${id} and voting),
    taken as (delete from contest_votes where entry_id in (select id from work) and user_id = ${userId})
    select exists (select from work) as voting`.execute(db);
  return rows[0]!.voting;
}

/** Votes for a work. */
export async function countVotes(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    select count(*) as votes from contest_votes where entry_id = ${id}`.execute(db);
  return rows[0]!.votes;
}

/** The works of a decided contest that most people voted for: one, or those that tie. */
export async function mostVoted(db: Database, contestId: number): Promise<{ id: number; votes: number }[]> {
  const { rows } = await sql<{ id: number; votes: number }>`
    select id, votes from (
      select g.id, count(*) as votes, rank() over (order by count(*) desc) as rank
      from gallery_facts g join contest_votes v on v.entry_id = g.id
      where g.contest_id = ${contestId} and g.decided and g.audience_prize
      group by g.id) counted
    where rank = 1 order by id limit 12`.execute(db);
  return rows;
}
