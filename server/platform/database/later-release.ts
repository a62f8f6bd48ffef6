import { type Kysely, sql } from 'kysely';
import type { Release } from '../release.ts';
import { StartProblem } from '../start-problem.ts';
import type { DB } from './rows.ts';

/** The end of the name of a migration that takes something away: no release that knows this number still uses it. */
export const AFTER = /_after_(\d{4})$/;

/** Migrations that the database has had. */
export async function appliedMigrations(db: Kysely<DB>): Promise<string[]> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * The last migration of a later release, which this one works beside. Refuses to do so when one of them took away what
 * this release still uses, or when this one has migrations of its own.
 */
export function laterMigration(applied: readonly string[], known: readonly string[]): string | undefined {
  const later = applied.filter((name) => !known.includes(name));
  const contraction = later.find((name) => {
    const after = AFTER.exec(name)?.[1];
    return after !== undefined && !known.some((own) => own.startsWith(`${after}_`));
  });
  if (contraction !== undefined)
    throw new StartProblem(
      `A later release has taken away what this one still uses (${contraction}): start that release, or restore the backup from before it. See docs/operations.md.`,
    );
  const lacking = known.find((name) => !applied.includes(name));
  if (later.length > 0 && lacking !== undefined)
    throw new StartProblem(
      `The database is of another release, which has ${later.at(-1)} and not ${lacking}: start one that knows both. See docs/operations.md.`,
    );
  return later.at(-1);
}

/** The last release that has brought the database up to date and was built after this one. */
export async function laterRelease(db: Kysely<DB>, release: Release | undefined): Promise<string | undefined> {
  if (!release) return undefined;
  const later = await db
    .selectFrom('builtReleases')
    .select('version')
    .where('builtAt', '>', new Date(release.builtAt))
    .orderBy('builtAt', 'desc')
    .executeTakeFirst();
  return later?.version;
}

export async function noteRelease(db: Kysely<DB>, release: Release | undefined): Promise<void> {
  if (!release) return;
  await db
    .insertInto('builtReleases')
    .values(release)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasMigrated(db: Kysely<DB>, { version }: Release): Promise<boolean> {
  const found = await db
    .selectFrom('builtReleases')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  return found !== undefined;
}
