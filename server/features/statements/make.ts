import type { Context } from '../../context.ts';
import { recordChanges } from '../audit/audit.ts';
import { insertStatements } from './build.queries.ts';
import { holdCategories } from './tax.queries.ts';
import { taxStatements } from './tax.ts';

/** Makes the statements of some photographers for a quarter, in the caller's transaction. */
export async function makeStatements(tx: Context, quarter: string, photographers: readonly number[]): Promise<void> {
  await holdCategories(tx.db);
  const ids = await insertStatements(tx.db, quarter, photographers);
  if (ids.length === 0) return;
  await taxStatements(tx.db, ids);
  await recordChanges(
    tx,
    ids.map((id) => ({
      action: 'statement.built',
      subject: `statement:${id}`,
      after: { state: 'to-confirm', quarter, version: 1 },
    })),
  );
  await tx.jobs.enqueue(tx.db, 'statements.tell', { ids });
}
