import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A verified name counts until another one of the same account is verified.
    alter table real_names drop constraint real_names_state_check;
    alter table real_names
      add constraint real_names_state_check check (state in ('verifying', 'verified', 'rejected', 'replaced')),
      add column replaced_at timestamptz,
      add check ((state = 'replaced') = (replaced_at is not null));

    drop index real_names_one_of_account;
    create unique index real_names_one_verifying on real_names (user_id) where state = 'verifying';
    create unique index real_names_one_verified on real_names (user_id) where state = 'verified';

    -- Whoever renews a paper keeps its number; that it is nobody else's is looked up when it is sent.
    drop index real_names_one_account;
    create unique index real_names_number_verifying on real_names (fingerprint) where state = 'verifying';
    create unique index real_names_number_verified on real_names (fingerprint) where state = 'verified';
    create index real_names_number on real_names (fingerprint) where state <> 'rejected';

    drop index real_names_to_clear;
    create index real_names_to_clear on real_names (coalesce(replaced_at, decided_at))
      where state in ('rejected', 'replaced') and cleared_at is null
  `.execute(db);
}
