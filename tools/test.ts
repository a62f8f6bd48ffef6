// Everything that must hold before a change is good: checks, then tests, then a browser. Ends in one line of counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundle } from '#server/platform/supervisor/bundle.ts';
import { findOrInstallBrowser } from './browser.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  status: string;
  fullName: string;
  failureMessages: string[];
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end, since a hundred journeys run after they were first said. */
const failures: string[] = [];
const results = mkdtempSync(join(tmpdir(), 'framehall-results-'));

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

async function check(name: string, command: string, ...args: string[]): Promise<void> {
  const began = performance.now();
  const good = await run(command, args);
  add({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });
  if (!good) failures.push(name);
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

/** A runner that fails without a failed test (a crash, a broken file) counts as one failure. */
function addRun(good: boolean, counts: Counts | undefined): void {
  const told = counts ?? { passed: 0, failed: 0, skipped: 0 };
  add({ ...told, failed: good ? told.failed : Math.max(1, told.failed) });
}

function readResult<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function failuresIn({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`];
    return failed.map((one) => `${name}: ${one.fullName}\n${one.failureMessages.join('\n')}`);
  });
}

/** The tests start the product, which serves what this builds. */
async function bundle(): Promise<void> {
  try {
    await buildBundle('.', () => console.log('Building the pages…'));
  } catch (error) {
    console.error((error as Error).message);
    failures.push('building the pages');
    add({ passed: 0, failed: 1, skipped: 0 });
  }
}

async function unitAndHttp(): Promise<void> {
  const file = join(results, 'vitest.json');
  const good = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const told = readResult<VitestReport>(file);
  if (told) failures.push(...failuresIn(told));
  addRun(good, told && { passed: told.numPassedTests, failed: told.numFailedTests, skipped: told.numPendingTests });
}

async function browser(): Promise<void> {
  const file = join(results, 'playwright.json');
  const env = { CHROMIUM: findOrInstallBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const good = await run('playwright', ['test', '--reporter=line,json'], env);
  const told = readResult<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    file,
  )?.stats;
  addRun(good, told && { passed: told.expected, failed: told.unexpected + told.flaky, skipped: told.skipped });
}

await Promise.all([
  check('format', 'oxfmt', '--check', '.'),
  check('lint', 'oxlint', '--type-aware', '.'),
  check('types of the server', 'tsc', '-p', '.'),
  check('types of the contract', 'tsc', '-p', 'contract'),
  check('types of the uploader', 'tsc', '-p', 'uploader'),
  check('types of the studio', 'tsc', '-p', 'studio'),
  check('types of the browser', 'tsc', '-p', 'web'),
  check('types of the journeys', 'tsc', '-p', 'tests/journeys'),
  check('types of the benchmark', 'tsc', '-p', 'bench'),
  check('unused code', 'knip'),
  bundle().then(unitAndHttp),
]);
if (!process.argv.includes('--no-browser')) await browser();
rmSync(results, { recursive: true, force: true });
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
