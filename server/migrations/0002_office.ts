import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_now(),
      actor_id bigint references users,
      actor text not null,
      action text not null,
      subject text not null,
      before jsonb,
      after jsonb,
      reason text,
      request_id text
    );
    create index audit_events_subject on audit_events (subject, id desc);

    -- The trail is only ever added to.
    create function refuse_change() returns trigger language plpgsql as
      'begin raise exception ''the audit trail cannot be changed''; end';
    create trigger audit_events_fixed before update or delete or truncate on audit_events
      execute function refuse_change();

    create table messages (
      id bigint generated always as identity primary key,
      channel text not null check (channel in ('mail', 'sms')),
      recipient text not null,
      subject text not null,
      body text,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'kept')),
      created_at timestamptz not null default clock_now()
    );

    create table feedback (
      id bigint generated always as identity primary key,
      user_id bigint references users,
      score int not null check (score between 1 and 5),
      comment text not null,
      contact text not null,
      page text not null,
      created_at timestamptz not null default clock_now()
    );
  `.execute(db);
}
