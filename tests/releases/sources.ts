import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 });

/** Spares installing; a folder with the same lockfile finds them as it wants them. */
export function shareModules(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Sources of an earlier commit, in a folder of their own. */
export function checkOut(commit: string, folder: string): void {
  git('worktree', 'add', '--detach', folder, commit);
  shareModules(folder);
}

export function removeCheckout(folder: string): void {
  git('worktree', 'remove', '--force', folder);
}

/** The sources as they are here. */
export function copySources(folder: string): void {
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')) {
    if (file === '' || !existsSync(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file), { preserveTimestamps: true });
  }
  shareModules(folder);
}

const MIGRATION = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table next_things (id bigint generated always as identity primary key);
    alter table orders add next_note text not null default '';
    alter table materials add next_note text
  \`.execute(db);
}
`;

const ENGINE = 'server/features/search/postgres';
const FIND = { sql: `${ENGINE}/functions/find.sql`, code: `${ENGINE}/find.queries.ts` };

/** Makes these sources those of a next release: other tables, functions, index and pages. */
export function makeNext(folder: string): void {
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} no longer says ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  writeFileSync(join(folder, 'server/migrations/9000_next.ts'), MIGRATION);
  // What most calls of the load stand on.
  change(FIND.sql, 'k int, after bigint, most int)', 'k int, after bigint, most int, next int)');
  change(FIND.code, '$11, $12, $13)', '$11, $12, $13, 0)');
  change(FIND.code, '${TOP}, 0) hit', '${TOP}, 0, 0) hit');
  change('server/features/search/index-version.ts', 'INDEX_VERSION = ', 'INDEX_VERSION = 100 + ');
  writeFileSync(
    join(folder, 'web/main.tsx'),
    `${readFileSync(join(folder, 'web/main.tsx'), 'utf8')}\ndocument.documentElement.dataset['release'] = 'next';\n`,
  );
}
