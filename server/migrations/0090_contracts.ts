import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What photographers may upload, and whether their contract has ended. The newest row counts; without one the
    -- account says what they may upload.
    create table contract_terms (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      videos boolean not null,
      photos boolean not null,
      ended boolean not null,
      reason text not null,
      set_by bigint not null references users,
      at timestamptz not null default clock_now(),
      check (not ended or not (videos or photos))
    );
    create index contract_terms_of on contract_terms (user_id, id desc);
    create index contract_terms_set_by on contract_terms (set_by);

    create function refuse_contract_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what a contract said is never changed';
    end $$;
    create trigger contract_terms_stay before update or delete on contract_terms
      for each row execute function refuse_contract_change();
  `.execute(db);
}
