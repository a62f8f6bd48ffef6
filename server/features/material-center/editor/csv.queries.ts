import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inScope, type Scope } from '../scope.queries.ts';
import { OWN_COLUMNS, type OwnRow } from './editor.queries.ts';

export interface Wanted {
  ids?: readonly number[] | undefined;
  kind?: MediaKind | undefined;
  states?: readonly MaterialState[] | undefined;
}

/** The caller's materials, newest first. */
export async function listOwn(db: Database, scope: Scope, wanted: Wanted, most: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${OWN_COLUMNS} from material_facts m where ${wantedOf(scope, wanted)}
    order by m.id desc limit ${most}`.execute(db);
  return rows;
}

export async function countOwn(db: Database, scope: Scope, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from material_facts m where ${wantedOf(scope, wanted)}`.execute(db);
  return rows[0]?.n ?? 0;
}

function wantedOf(scope: Scope, { ids, kind, states }: Wanted) {
  return sql`${inScope(scope)}
    and (${ids ?? null}::bigint[] is null or m.id = any(${ids ?? null}::bigint[]))
    and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
    and (${states ?? null}::text[] is null or m.state = any(${states ?? null}::text[]))`;
}
