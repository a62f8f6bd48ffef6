// Runs everything that must hold before a change is good: checks, tests and journeys. Ends with one line of counts.
// --no-browser leaves the browser out; --strict fails when a journey passed only on its second try.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildPages, buildServer } from '#server/platform/supervisor/bundle.ts';
import { findOrInstallBrowser } from './browser.ts';
import { type Counts, type Outcome, readPlaywright, readVitest } from './reports.ts';

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Repeated at the end, because a hundred journeys run after the first report. */
const failures: string[] = [];
const flaky: string[] = [];
const files: Outcome['files'] = [];
/** As many as one may want to shorten next. */
const SLOWEST = 15;
const results = mkdtempSync(join(tmpdir(), 'framehall-results-'));

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

async function run(command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/** Runs a command and keeps the end of its complaints. */
async function runAndListen(command: string, args: string[]): Promise<{ good: boolean; complaints: string }> {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (said: string) => {
    process.stderr.write(said);
    complaints = (complaints + said).slice(-3000);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { good: code === 0, complaints: `${complaints.trim()}\nended by ${signal ?? code}` };
}

async function check(name: string, command: string, ...args: string[]): Promise<void> {
  const began = performance.now();
  const good = await run(command, args);
  add({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });
  if (!good) failures.push(name);
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

/** One checker, because more would each work out the types that files share. */
async function types(room: string, folder: string): Promise<void> {
  await check(`types of the ${room}`, 'tsc', '-p', folder, '--checkers', '1');
}

/** Adds the result of a runner; one that fails without a failed test (a crash, a broken set-up) counts as one failure. */
function addRun(
  name: string,
  { good, complaints }: { good: boolean; complaints: string },
  told: Outcome | undefined,
): void {
  const { counts, ...said } = told ?? {
    counts: { passed: 0, failed: 0, skipped: 0 },
    failures: [],
    flaky: [],
    files: [],
  };
  add({ ...counts, failed: good ? counts.failed : Math.max(1, counts.failed) });
  failures.push(...(good || said.failures.length > 0 ? said.failures : [`${name}\n${complaints}`]));
  flaky.push(...said.flaky);
  files.push(...said.files);
}

/** Builds the pages and the server, which tests start as `npm start` does. */
async function bundle(): Promise<void> {
  try {
    await buildPages('.', () => console.log('Building the pages…'));
    await buildServer('.');
  } catch (error) {
    console.error((error as Error).message);
    failures.push('building the pages or the server');
    add({ passed: 0, failed: 1, skipped: 0 });
  }
}

async function unitAndHttp(): Promise<void> {
  const file = join(results, 'vitest.json');
  const ended = await runAndListen('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  addRun('unit and HTTP tests', ended, readVitest(file));
}

/** Runs beside the other tests, because both wait as often as they compute; its output follows at the end. */
async function journeys(): Promise<void> {
  const file = join(results, 'playwright.json');
  const env = { ...process.env, CHROMIUM: findOrInstallBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const child = spawn('playwright', ['test', '--reporter=line,json'], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [said, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  console.log(said + complaints);
  addRun('journeys', { good: code === 0, complaints: complaints.slice(-3000) }, readPlaywright(file));
}

// Media files are opened at a low priority; beside tests at a higher one they would hardly get on.
setPriority(constants.priority.PRIORITY_LOW);
await Promise.all([
  check('format', 'oxfmt', '--check', '.'),
  check('lint', 'oxlint', '--type-aware', '.'),
  check('problems that nobody looks at', 'node', 'tools/unread-problems.ts'),
  types('server', '.'),
  types('contract', 'contract'),
  types('uploader', 'uploader'),
  types('studio', 'studio'),
  types('browser', 'web'),
  types('journeys', 'tests/journeys'),
  types('benchmark', 'bench'),
  check('unused code', 'knip'),
  bundle(),
]);
// Not beside the checks: those keep every core busy, and tests that wait for something would wait in vain.
await Promise.all([unitAndHttp(), ...(process.argv.includes('--no-browser') ? [] : [journeys()])]);
rmSync(results, { recursive: true, force: true });
console.log('\nSlowest files, in seconds:');
for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`${seconds.toFixed(0).padStart(5)}  ${name}`);
for (const journey of flaky) console.log(`\nFLAKY (failed, then passed) ${journey}`);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
const rest = [
  ...(total.skipped > 0 ? [`${total.skipped} skipped`] : []),
  ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
];
console.log(`\n${[`${total.passed} passed`, `${total.failed} failed`, ...rest].join(', ')}`);
const isGood = total.failed === 0 && !(process.argv.includes('--strict') && flaky.length > 0);
process.exitCode = isGood ? 0 : 1;
