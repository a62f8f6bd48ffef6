import { type Kysely, sql } from 'kysely';
import type { DB } from './rows.ts';

/** How to make a function or view that is there now again. */
export interface Definition {
  name: string;
  /** How many arguments a function takes; null for a view. */
  takes: number | null;
  text: string;
}

/** In the order in which they were made, because views stand on others. */
export async function definitionsOf(
  db: Kysely<DB>,
  { functions, views }: { functions: string[]; views: string[] },
): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select proname as name, pronargs as takes, pg_get_functiondef(oid) as text, oid
    from pg_proc where oid::regprocedure::text = any(${functions}) and pronamespace = 'public'::regnamespace
    union all
    select relname, null, 'create view ' || oid::regclass || ' as ' || rtrim(pg_get_viewdef(oid), ';'), oid
    from pg_class where oid::regclass::text = any(${views}) and relkind = 'v'
    order by oid`.execute(db);
  return rows;
}

/**
 * Makes those again that nothing new replaces, for nodes of the release before. A function that takes as many arguments
 * as a new one of its name would stand in its way; one that no longer fits the tables is of use to nobody.
 */
export async function leave(db: Kysely<DB>, definitions: readonly Definition[]): Promise<void> {
  const { rows: calls } = await sql<{ name: string; fewest: number; most: number }>`
    select proname as name, pronargs - pronargdefaults as fewest, pronargs as most
    from pg_proc where pronamespace = 'public'::regnamespace`.execute(db);
  const isReplaced = ({ name, takes }: Definition) =>
    calls.some((call) => call.name === name && takes !== null && call.fewest <= takes && takes <= call.most);
  for (const definition of definitions)
    if (!isReplaced(definition))
      await sql`do ${sql.lit(`begin ${definition.text}; exception when others then null; end`)}`.execute(db);
}
