import type { Kysely } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import type { DB } from '#server/platform/database/rows.ts';

export const ROWS_FILE = 'server/platform/database/rows.ts';

/** TypeScript for every table of a migrated database. */
export async function generateRowTypes(db: Kysely<DB>): Promise<string> {
  return await generate({
    db: db.withoutPlugins(),
    dialect: new PostgresDialect(),
    defaultSchemas: ['public'],
    includePattern: 'public.*',
    excludePattern: 'public.kysely_*',
    typeMapping: { int8: 'number' },
    camelCase: true,
  });
}
