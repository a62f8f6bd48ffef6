import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A payment by itself is noted by one person, under the bank's number, and waits until another has confirmed it.
    alter table payout_lines
      add column noted_by bigint references users,
      add column noted_reference text not null default '',
      add column confirmed_by bigint references users,
      add check ((noted_by is null) = (noted_reference = '')),
      add check (noted_by is null or batch_id is null),
      add check (noted_by is null or state in ('waiting', 'cancelled') or confirmed_by is not null),
      -- Two people, always.
      add check (confirmed_by <> noted_by);
    create index payout_lines_noted_by on payout_lines (noted_by) where noted_by is not null;
    create index payout_lines_confirmed_by on payout_lines (confirmed_by) where confirmed_by is not null;
    create trigger payout_lines_noted before update of noted_by, noted_reference on payout_lines
      for each row execute function refuse_payout_change();
  `.execute(db);
}
