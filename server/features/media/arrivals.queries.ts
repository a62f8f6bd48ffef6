import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { FindingCode, Rejection } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

interface ArrivalRow {
  id: number;
  code: string;
  state: MaterialState;
  percent: number;
  rejection: Rejection | null;
  sameAs: string | null;
  findings: FindingCode[];
}

/** How far files are on their way through the pipeline. */
export async function readArrivals(db: Database, ids: readonly number[]): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select m.id, m.code, m.state, coalesce(r.percent, 100) as percent, r.rejection,
      (select other.code from material_facts other where other.id = r.same_as) as same_as,
      array(select code from material_findings f where f.material_id = m.id order by code) as findings
    from material_facts m left join media_runs r on r.material_id = m.id
    where m.id = any(${[...ids]}::bigint[]) and m.kind in ('music', 'effect')
    order by m.id`.execute(db);
  return rows;
}
