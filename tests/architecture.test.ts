import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { pages } from '#contract/domain/pages.ts';
import { handlers } from '#server/handlers.ts';
import { JOB_NAMES } from '#server/platform/jobs/job-table.ts';
import { workers } from '#server/workers.ts';

const files = globSync(['{client,contract,server,studio,uploader,web}/**/*.{ts,tsx}']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

interface Import {
  from: string;
  /** A path in this project, or a package's name. */
  to: string;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/(?:^(?:import|[^'"\n]*[\s}]from)\s+|\bimport\(\s*)['"]([^'"]+)['"]/gm);
  return [...found].map(([, to = '']) => ({ from: file, to: resolve(file, to) }));
}

function resolve(file: string, to: string): string {
  if (to.startsWith('.')) return normalize(join(dirname(file), to));
  return to.startsWith('#') ? to.slice(1) : to;
}

const imports = files.flatMap(importsOf);
const isOurs = (path: string) => /^(client|contract|server|studio|uploader|web|tests|tools)\//.test(path);

/** Files of ours that each part may import. The first rule that matches a file applies. */
const RULES: [RegExp, (to: string, from: string) => boolean][] = [
  [/^contract\/(domain|text)\//, (to) => /^contract\/(domain|text)\//.test(to)],
  [/^contract\//, (to) => to.startsWith('contract/')],
  [/^client\//, (to) => /^(client|contract)\//.test(to)],
  [/^uploader\//, (to) => /^(contract|uploader)\//.test(to)],
  [/^studio\//, (to) => /^(contract|studio)\//.test(to)],
  [/^server\/platform\//, (to) => to.startsWith('contract/') || to.startsWith('server/platform/')],
  [/^server\/features\/demo\//, (to, from) => to === 'studio/studio.ts' || mayFeatureImport(to, from)],
  [/^server\/features\//, mayFeatureImport],
  [/^server\//, (to) => to.startsWith('contract/') || to.startsWith('server/')],
  [/^web\/lib\//, (to) => /^(contract|uploader|web\/lib)\//.test(to)],
  [/^web\/ui\//, (to) => /^(contract|web\/lib|web\/ui)\//.test(to)],
  [/^web\/(shell\/|pages\.tsx|main\.tsx)/, (to) => to.startsWith('contract/') || to.startsWith('web/')],
  [
    /^web\/(contests|contribute|office)\//,
    (to, from) => /^(contract|uploader|web\/lib|web\/ui)\/|^web\/paths\.ts$/.test(to) || areaOf(to) === areaOf(from),
  ],
  [/^web\/paths\.ts/, (to) => to.startsWith('contract/')],
  [/^web\//, (to, from) => /^(contract|web\/lib|web\/ui)\/|^web\/paths\.ts$/.test(to) || areaOf(to) === areaOf(from)],
];

function areaOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Of another feature, only its face may be imported, such as `orders/orders.ts`. */
function mayFeatureImport(to: string, from: string): boolean {
  if (/^(contract|server\/platform)\//.test(to) || /^server\/(context|handler)\.ts$/.test(to)) return true;
  const [, feature, file] = /^server\/features\/([^/]+)\/(.+)$/.exec(to) ?? [];
  return from.startsWith(`server/features/${feature}/`) || file === `${feature}.ts`;
}

describe('who may import whom', () => {
  test('holds for every file', () => {
    const breaches = imports.filter(({ from, to }) => {
      const rule = RULES.find(([files]) => files.test(from));
      return isOurs(to) && !rule?.[1](to, from);
    });
    expect(breaches).toEqual([]);
  });

  test('the contract runs anywhere: no Node, no DOM, no library but zod/mini', () => {
    const foreign = imports.filter(({ from, to }) => from.startsWith('contract/') && !isOurs(to) && to !== 'zod/mini');
    expect(foreign).toEqual([]);
  });

  test('the client runs anywhere too, but for its MCP server', () => {
    const foreign = imports.filter(({ from, to }) => from.startsWith('client/') && !isOurs(to));
    expect(foreign.filter(({ from }) => !from.startsWith('client/mcp/'))).toEqual([]);
    const inside = imports.filter(({ from, to }) => !from.startsWith('client/mcp/') && to.startsWith('client/mcp/'));
    expect(inside).toEqual([]);
  });

  test('the upload engine runs in a page and in Node: nothing of either, no library but one to sign and one to hash', () => {
    const engine = imports.filter(({ from }) => /^uploader\/(?!tool\/|testing\/)/.test(from));
    expect(engine.filter(({ to }) => !isOurs(to) && !['aws4fetch', '@noble/hashes/sha2'].includes(to))).toEqual([]);
  });

  test('the browser gets the small validator only', () => {
    expect(
      imports.filter(({ from, to }) => from.startsWith('web/') && (to === 'zod' || to.startsWith('node:'))),
    ).toEqual([]);
  });

  test('only the config reads the environment', () => {
    const readers = files.filter((file) => /process\.env/.test(readFileSync(file, 'utf8')));
    expect(readers.toSorted()).toEqual([
      'client/mcp/main.ts',
      'server/config.ts',
      'server/main.ts',
      'uploader/tool/main.ts',
    ]);
  });

  test('SQL stands in queries, in migrations and in the platform', () => {
    const elsewhere = files.filter(
      (file) =>
        file.startsWith('server/features/') &&
        !file.endsWith('.queries.ts') &&
        /from 'kysely'/.test(readFileSync(file, 'utf8')),
    );
    expect(elsewhere).toEqual([]);
  });
});

describe('everything has its place', () => {
  test('every call has exactly one handler', () => {
    const names = (table: object) =>
      Object.entries(table).flatMap(([part, own]) => Object.keys(own as object).map((name) => `${part}.${name}`));
    expect(names(handlers).toSorted()).toEqual(names(contract).toSorted());
  });

  test('no two calls share a path, and none stands where a page is', () => {
    const calls = Object.values(contract).flatMap((part) => Object.values(part));
    const addresses = calls.map((call) => `${call.method} ${call.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const pagePaths = Object.values(pages).flatMap((page) => [...page.paths] as string[]);
    expect(calls.filter((call) => call.method === 'GET' && pagePaths.includes(call.path))).toEqual([]);
  });

  test('every job has exactly one worker', () => {
    expect(Object.keys(workers).toSorted()).toEqual(JOB_NAMES.toSorted());
  });
});
