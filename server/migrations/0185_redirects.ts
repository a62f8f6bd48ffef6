import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where addresses without a page lead, made by hand. At most 20,000, so that all can be checked for loops at once.
    create table redirects (
      id bigint generated always as identity primary key,
      -- As it is looked up: decoded, in small letters, without a closing slash.
      path text not null unique,
      target text,
      status smallint not null check (status in (301, 302, 410)),
      note text not null default '',
      hits bigint not null default 0,
      last_hit_at timestamptz,
      version integer not null default 1,
      made_by bigint references users,
      made_at timestamptz not null default clock_now(),
      check ((status = 410) = (target is null))
    );
    create index redirects_newest on redirects (made_at desc, id desc);
    create index redirects_hits on redirects (hits desc, id desc);
  `.execute(db);
}
