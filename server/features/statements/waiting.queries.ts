import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

/** Statements whose lines are disputed. */
export function openDisputes(db: Database): Promise<Waiting> {
  return readWaiting(
    db,
    'raised_at',
    sql`statement_disputes d join statements t on t.id = d.statement_id where t.state = 'rejected'`,
  );
}

/** Confirmed statements that are to be paid and in no batch, or whose payment a second person has to confirm. */
export function statementsToRemit(db: Database): Promise<Waiting> {
  return readWaiting(
    db,
    'confirmed_at',
    sql`statements t where t.state = 'generated' and t.payable_fen > 0
      and not exists (select from payout_facts p where p.statement_id = t.id and p.live and p.noted_by is null)`,
  );
}
