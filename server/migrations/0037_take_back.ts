import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A decision takes effect after a few seconds, in which its reviewer may take it back: until then it is settling.
    alter table reviews add column settles_at timestamptz;
    alter table reviews drop constraint reviews_state_check;
    alter table reviews add constraint reviews_state_check
      check (state in ('open', 'settling', 'decided', 'withdrawn'));
    alter table reviews drop constraint reviews_check;
    alter table reviews add constraint reviews_decision_check
      check ((state in ('settling', 'decided')) = (verdict is not null));
    alter table reviews add constraint reviews_settles_check check ((state = 'settling') = (settles_at is not null));

    drop index reviews_open;
    create unique index reviews_open on reviews (material_id)
      where state in ('open', 'settling') and round <> 'second';
    create index reviews_settling on reviews (settles_at) where state = 'settling';
  `.execute(db);
}
