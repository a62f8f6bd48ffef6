// Changes the rules one by one and runs their tests each time: a change that no test notices survives. `npm run mutate`
// covers all parts, `npm run mutate -- domain orders` only some. docs/testing.md says what is expected.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { startTemplate } from '#tests/support/database.setup.ts';
import { NO_RULES, PART_NAMES, partNamed } from './mutate/parts.ts';

const LEAST_KILLED_PERCENT = 90;

/** Files with the rules of a part, limited to MUTATE_FILES if set, or only some of their lines for MUTATE_ONE_IN. */
function rulesOf(name: string): string[] {
  const only = process.env['MUTATE_FILES'] ?? '**';
  const all = globSync(`${partNamed(name).folder}/**/*.ts`, { exclude: NO_RULES });
  const files = all.filter((file) => matchesGlob(file, only));
  const oneIn = Number(process.env['MUTATE_ONE_IN'] ?? 1);
  return oneIn === 1 ? files : files.flatMap((file) => sampleOf(file, oneIn));
}

/** One in so many lines of a file, as Stryker names them: the same ones each time, as long as their text stays. */
function sampleOf(file: string, oneIn: number): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const chosen = (line: string) => createHash('sha256').update(line).digest().readUInt32BE() % oneIn === 0;
  return lines.flatMap((line, index) => (chosen(line) ? [`${file}:${index + 1}-${index + 1}`] : []));
}

/**
 * Folders that a part does not need. Rules without a database need no server; a server serves the icon of the pages.
 */
function notNeeded(name: string): string[] {
  return partNamed(name).needsDatabase ? ['web/*', '!web/public'] : ['web', 'server', 'studio', 'tests', 'uploader'];
}

async function mutate(name: string): Promise<boolean> {
  process.env['MUTATE_PART'] = name;
  const { folder, needsDatabase } = partNamed(name);
  const results = await new Stryker({
    mutate: rulesOf(name),
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts', dir: folder, related: !needsDatabase },
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutate/survivors.ts'],
    coverageAnalysis: 'perTest',
    // Ignores changes to code that runs only before the first test of a file, because each would need a new thread.
    ignoreStatic: needsDatabase,
    concurrency: Number(process.env['MUTATE_AT_ONCE'] ?? 2),
    // Long limits, because a slow test on a busy machine proves nothing: a change counts as hanging after two minutes,
    // one test after one.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 20,
    ignorePatterns: [
      '.data',
      '.mutate*',
      'dist',
      'docs',
      'bench',
      'tests/journeys',
      'test-results',
      ...notNeeded(name),
    ],
    // A file that does not exist: Stryker would rewrite a real one through an API that TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    tempDirName: `.mutate-${process.pid}`,
    reporters: ['clear-text', 'json', 'progress-append-only', 'survivors'],
    jsonReporter: { fileName: `node_modules/.cache/mutate-${name}-${process.pid}.json` },
    clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
    thresholds: { high: 95, low: LEAST_KILLED_PERCENT, break: null },
  }).runMutationTest();
  const count = (...states: string[]) => results.filter(({ status }) => states.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const percent = (100 * noticed) / all;
  console.log(`${name}: ${noticed} of ${all} changes noticed (${percent.toFixed(1)} %)`);
  const untried = count('Ignored', 'RuntimeError', 'CompileError');
  if (untried > 0) console.log(`${name}: ${untried} not tried or without a result; they count for nothing`);
  return percent >= LEAST_KILLED_PERCENT;
}

/**
 * Uses one PostgreSQL for the whole run: Stryker replaces a process that hangs, and a database started by it would
 * stay.
 */
async function mutateAll(names: string[]): Promise<boolean> {
  const database = names.some((name) => partNamed(name).needsDatabase) ? await startTemplate() : undefined;
  if (database) process.env['MUTATE_DATABASE_URL'] = database.url;
  // Stryker ends this process at once when interrupted.
  process.once('exit', () => void database?.stop());
  try {
    let good = true;
    for (const name of names) good = (await mutate(name)) && good;
    return good;
  } finally {
    await database?.stop();
  }
}

const named = process.argv.slice(2);
process.exitCode = (await mutateAll(named.length > 0 ? named : PART_NAMES)) ? 0 : 1;
