import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- 1: running, 2: ended.
    alter table projects
      add check (status in (1, 2)),
      -- What certificates say beside the project's name.
      add column brand text not null default '',
      add column end_client text not null default '',
      add column words text not null default '';

    -- Who works on which project. A row counts only for the membership in the company during which it was made.
    create table project_members (
      project_id bigint not null references projects,
      user_id bigint not null references users on delete cascade,
      since timestamptz not null default clock_now(),
      primary key (project_id, user_id)
    );
    create index project_members_user on project_members (user_id);

    -- So many licences of one kind for one use, for a branch of the company.
    create table project_skus (
      id bigint generated always as identity primary key,
      project_id bigint not null references projects,
      kind text not null check (kind in ('video', 'photo')),
      branch text not null check (branch <> ''),
      scene text not null,
      channel text not null,
      period text not null check (period <> 'buyout'),
      area text not null,
      unit_fen bigint not null check (unit_fen > 0),
      quota int not null check (quota > 0),
      used int not null default 0 check (used >= 0 and used <= quota),
      -- The last day on which something may be taken.
      ends_on date not null,
      created_by bigint references users on delete set null,
      created_at timestamptz not null default clock_now(),
      -- When administrators were told that little is left, and that it ends soon.
      low_told_at timestamptz,
      end_told_at timestamptz
    );
    create unique index project_skus_one on project_skus (project_id, kind, branch, scene, channel, period, area);
    create index project_skus_ending on project_skus (ends_on) where end_told_at is null;
    create index project_skus_created_by on project_skus (created_by) where created_by is not null;
  `.execute(db);
}
