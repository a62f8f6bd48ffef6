import { type RawBuilder, sql } from 'kysely';
import type { REDIRECT_ORDERS } from '#contract/calls/redirects.ts';
import type { RedirectStatus } from '#contract/domain/redirects.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';

/** A redirect as it is stored. */
export interface Redirect {
  path: string;
  target: string | null;
  status: RedirectStatus;
  note: string;
}

export interface KeptRedirect extends Redirect {
  id: number;
  version: number;
}

const KEPT = sql`id, version, path, target, status, note`;

export async function findRedirect(db: Database, path: string): Promise<KeptRedirect | undefined> {
  const { rows } = await sql<KeptRedirect>`select ${KEPT} from redirects where path = ${path}`.execute(db);
  return rows[0];
}

export async function redirectById(db: Database, id: number): Promise<KeptRedirect | undefined> {
  const { rows } = await sql<KeptRedirect>`select ${KEPT} from redirects where id = ${id}`.execute(db);
  return rows[0];
}

export async function allRedirects(db: Database): Promise<KeptRedirect[]> {
  const { rows } = await sql<KeptRedirect>`select ${KEPT} from redirects`.execute(db);
  return rows;
}

/** Lets one editor at a time change redirects, so that no two of them close a loop. Visitors never wait. */
export async function lockRedirects(db: Database): Promise<void> {
  await sql`lock table redirects in share row exclusive mode`.execute(db);
}

/** Their ids, in the order of the redirects. */
export async function insertRedirects(db: Database, added: readonly Redirect[], madeBy: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; path: string }>`
    insert into redirects (path, target, status, note, made_by)
    select *, ${madeBy}::bigint from unnest(
      ${added.map(({ path }) => path)}::text[], ${added.map(({ target }) => target)}::text[],
      ${added.map(({ status }) => status)}::smallint[], ${added.map(({ note }) => note)}::text[])
    returning id, path`.execute(db);
  const ids = new Map(rows.map(({ id, path }) => [path, id]));
  return added.map(({ path }) => ids.get(path)!);
}

export async function updateRedirects(db: Database, changed: readonly (Redirect & { id: number })[]): Promise<void> {
  await sql`
    update redirects
    set path = said.path, target = said.target, status = said.status, note = said.note, version = version + 1
    from unnest(
      ${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ path }) => path)}::text[],
      ${changed.map(({ target }) => target)}::text[], ${changed.map(({ status }) => status)}::smallint[],
      ${changed.map(({ note }) => note)}::text[]) as said (id, path, target, status, note)
    where redirects.id = said.id`.execute(db);
}

export async function deleteRedirect(db: Database, id: number): Promise<void> {
  await sql`delete from redirects where id = ${id}`.execute(db);
}

/** Adds what a process counted. In the order of ids, so that two processes never wait for each other. */
export async function addHits(db: Database, counts: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    with counted as (
      select * from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::int[]) as counted (id, hits)
    ), locked as (
      select id from redirects where id in (select id from counted) order by id for update
    )
    update redirects set hits = redirects.hits + counted.hits, last_hit_at = clock_now()
    from counted join locked using (id) where redirects.id = counted.id`.execute(db);
}

export interface RedirectFilter {
  status?: RedirectStatus | undefined;
  keyword: string;
  order: (typeof REDIRECT_ORDERS)[number];
}

interface ListedRow extends KeptRedirect {
  hits: number;
  lastHitAt: Date | null;
  madeBy: string | null;
  madeAt: Date;
}

const ORDERS: Record<RedirectFilter['order'], RawBuilder<unknown>> = {
  newest: sql`r.made_at desc, r.id desc`,
  hits: sql`r.hits desc, r.id desc`,
  path: sql`r.path`,
};

export async function listRedirects(db: Database, filter: RedirectFilter & Page) {
  const { status = null, order } = filter;
  const words = containing(filter.keyword.toLowerCase());
  return await readPage<ListedRow>(
    db,
    {
      columns: sql`r.id, r.version, r.path, r.target, r.status, r.note, r.hits, r.last_hit_at, r.made_at,
        u.nickname as made_by`,
      from: sql`
        from redirects r left join user_facts u on u.id = r.made_by
        where (${status}::smallint is null or r.status = ${status})
          and (r.path like ${words} or lower(r.target) like ${words} or lower(r.note) like ${words})`,
      order: ORDERS[order],
    },
    filter,
  );
}
