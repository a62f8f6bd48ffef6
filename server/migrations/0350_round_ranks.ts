import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where each work of a closed round stands, kept once when it closes, so that a page of results reads its own works
    -- only. Those withdrawn have their places as well.
    alter table round_works
      add column place int,
      add column rank int,
      add column tied int;
    update round_works w set place = r.place, rank = r.rank, tied = r.tied
    from (
      select each.round_id, each.entry_id,
        row_number() over (partition by each.round_id
          order by each.mean desc nulls last, each.tie desc nulls last, each.entry_id) as place,
        rank() over (partition by each.round_id order by each.mean desc nulls last, each.tie desc nulls last) as rank,
        count(*) over (partition by each.round_id, each.mean, each.tie) as tied
      from round_works each join contest_rounds closed on closed.id = each.round_id and closed.state = 'closed') r
    where w.round_id = r.round_id and w.entry_id = r.entry_id;
    -- What breaks a tie is not read any more.
    drop index round_works_by_rank;
    create index round_works_by_place on round_works (round_id, place);
  `.execute(db);
}
