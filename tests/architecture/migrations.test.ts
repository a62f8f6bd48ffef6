import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AFTER } from '#server/platform/database/later-release.ts';

/** Migrations up to here are older than releases that run side by side. */
const LAST_FREE = 290;

/** What a node of the release before could not work with, in a table that it knows. */
const TAKEN_AWAY = [
  /^drop (table|type|function|schema)\b/,
  /^alter table .*\bdrop (column )?(?!constraint\b|default\b|not\b|expression\b|identity\b)/,
  /^alter table .*\brename\b/,
  /^alter table .*\bset not null\b/,
  /^alter table .*\btype\b/,
];
const NOT_NULL =
  /^add (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b)\w+ .*\bnot null\b/;
const HAS_VALUE = /\bdefault\b|\bgenerated\b|\bserial\b/;
const BUILDER = /\b(dropTable|dropColumn|renameTo|renameColumn|alterColumn|dropType|dropSchema)\(/;

/** Statements of a migration that take something away from nodes of the release before. */
function contractionsIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|--).*$|\/\*[\s\S]*?\*\//gm, '').toLowerCase();
  const own = new Set([...code.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name));
  const statements = code
    .split(/[;`]/)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => !own.has(/^alter table (?:if exists )?(?:only )?(\w+)/.exec(statement)?.[1]));
  const found = statements.filter(
    (statement) => TAKEN_AWAY.some((form) => form.test(statement)) || addsWithoutValue(statement),
  );
  return [...found, ...(source.match(BUILDER) ?? []).slice(0, 1)];
}

function addsWithoutValue(statement: string): boolean {
  const [, changes] = /^alter table (?:if exists )?(?:only )?\w+ (.*)$/.exec(statement) ?? [];
  // Commas within brackets do not separate changes.
  const parts = changes?.replaceAll(/\([^()]*\)/g, '()').split(',') ?? [];
  return parts.map((part) => part.trim()).some((part) => NOT_NULL.test(part) && !HAS_VALUE.test(part));
}

const migrations = globSync('server/migrations/*.ts').map((file) => ({
  name: basename(file, '.ts'),
  source: readFileSync(file, 'utf8'),
}));
const numberOf = (name: string) => Number(name.slice(0, 4));

test('a migration takes something away only a release after it was last used, and its name says which', () => {
  const wrong = migrations
    .filter(({ name }) => numberOf(name) > LAST_FREE && !AFTER.test(name))
    .flatMap(({ name, source }) => contractionsIn(source).map((what) => `${name}: ${what}`));
  expect(wrong).toEqual([]);
});

test('what such a name says is an earlier migration', () => {
  const known = migrations.map(({ name }) => numberOf(name));
  const wrong = migrations.filter(({ name }) => {
    const after = AFTER.exec(name)?.[1];
    return after !== undefined && !(known.includes(Number(after)) && Number(after) < numberOf(name));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe('the check finds', () => {
  test.each([
    'alter table orders drop column note',
    'alter table orders drop note',
    'alter table orders add x int, drop column note',
    'drop table orders',
    'drop function quote_due',
    'alter table orders rename to sales',
    'alter table orders rename column note to remark',
    'alter table orders alter column note set not null',
    'alter table orders alter column note type int using 0',
    'alter table orders add note text not null',
    'alter table orders add column note text not null, add more int default 0',
    'alter table orders add part numeric(10, 2) not null check (part > 0)',
  ])('%s', (statement) => {
    expect(contractionsIn(`await sql\`\n  ${statement};\n\`.execute(db);`)).toEqual([statement]);
  });

  test('the same said in kysely', () => {
    expect(contractionsIn("await db.schema.alterTable('orders').dropColumn('note').execute();")).toEqual([
      'dropColumn(',
    ]);
  });
});

test.each([
  'alter table orders add note text',
  "alter table orders add note text not null default '', add check (note <> 'x')",
  'alter table orders drop constraint orders_check, add constraint orders_check check (note is not null)',
  'alter table orders alter column note drop not null',
  'alter table orders alter column note drop default',
  'create table notes (id int not null); alter table notes add more int not null',
  'drop index orders_words; create index orders_words on orders (note)',
  '-- alter table orders drop column note',
])('the check lets pass: %s', (statement) => {
  expect(contractionsIn(`await sql\`\n  ${statement};\n\`.execute(db);`)).toEqual([]);
});
