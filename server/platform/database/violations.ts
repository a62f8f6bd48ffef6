import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** What breaks a rule, and how. */
export interface Found {
  what: string;
  how: string;
}

interface Violation extends Found {
  invariant: string;
}

/** Rules by name; each query returns what breaks its rule. */
export type Invariants = Record<string, RawBuilder<Found>>;

/** The most violations reported for each rule. */
const MOST = 20;

async function violationsIn(db: Database, invariants: Invariants): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [invariant, query] of Object.entries(invariants)) {
    const { rows } = await sql<Found>`select what, how from (${query}) broken limit ${MOST}`.execute(db);
    violations.push(...rows.map((row) => ({ invariant, ...row })));
  }
  return violations;
}

/** Finds what breaks rules, as sentences. Reads one snapshot and changes nothing. */
export async function findBroken(db: Database, invariants: Invariants): Promise<string[]> {
  const found = db.isTransaction
    ? await violationsIn(db, invariants)
    : await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => violationsIn(tx, invariants));
  return found.map(({ invariant, what, how }) => `${invariant}: ${what} ${how}`);
}
