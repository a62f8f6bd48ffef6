import { sql } from 'kysely';
import type { ReferenceRules } from '#contract/domain/references.ts';
import type { Database } from '../../platform/database/database.ts';
import { RULES } from './companies.queries.ts';

export async function findRules(db: Database, customerId: number): Promise<ReferenceRules | undefined> {
  const { rows } = await sql<{ rules: ReferenceRules }>`
    select ${RULES} as rules from customers c where c.id = ${customerId}`.execute(db);
  return rows[0]?.rules;
}

export async function saveRules(db: Database, customerId: number, rules: ReferenceRules): Promise<void> {
  await db
    .updateTable('customers')
    .set({ poNumberRule: rules.poNumber, costCentreRule: rules.costCentre })
    .where('id', '=', customerId)
    .execute();
}
