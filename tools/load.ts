// Puts the load of a mixed day on a product at any address, and writes a report with charts.
// `npm run load -- --url http://localhost:4000 --rate 120 --minutes 15 --out load.html`
import { accessSync, constants, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '#server/platform/start-problem.ts';
import { randomOf } from '#studio/random.ts';
import { type Accounts, readWish, type Wish } from './load/arguments.ts';
import type { Day } from './load/day.ts';
import { Fault } from './load/fault.ts';
import { faultsOf, figuresOf, type Sample } from './load/figures.ts';
import { linesOf, newLeft } from './load/left.ts';
import { plan } from './load/parts/parts.ts';
import { logIn } from './load/people.ts';
import { formatCount, formatTime } from './load/report/numbers.ts';
import { report } from './load/report/report.ts';
import { type Load, runLoad } from './load/run.ts';
import { lookAround } from './load/stock.ts';
import { tidy } from './load/tidy.ts';

const MINUTE = 60_000;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

/** Runs the day, tidies up and reports; returns how many calls failed. */
async function run(wish: Wish): Promise<number> {
  const { url, accounts, out } = wish;
  checkPlace(out);
  const people = await logIn(url, accounts);
  const stock = await lookAround(url, people.buyer);
  const day: Day = { url, people, stock, left: newLeft(), random: randomOf('load') };
  const { parts, leftOut } = plan(day, accounts === null);
  for (const reason of leftOut) console.log(`Left out, ${reason}.`);
  const startedAt = new Date();
  const samples = await sendAll(wish, { parts, day });
  console.log('Tidying up…');
  const left = linesOf(day.left, await tidy(day));
  const seconds = secondsOf(wish, samples);
  writeFileSync(out, report({ ...wish, startedAt, seconds, people: namesOf(accounts), samples, leftOut, left }));
  tell(samples);
  for (const [kind, failed] of faultsOf(samples)) console.log(`  ${formatCount(failed.length)} × ${kind}`);
  console.log(`Left behind: ${left.join('; ')}.\nThe report is in ${out}.`);
  return figuresOf(samples).failed;
}

/** Fails now rather than after the load. */
function checkPlace(out: string): void {
  try {
    accessSync(dirname(out), constants.W_OK);
  } catch {
    throw new StartProblem(`The report cannot be written to ${out}.`);
  }
}

/** Sends the calls, and tells how the last minute was. */
async function sendAll({ rate, minutes }: Wish, of: Pick<Load, 'parts' | 'day'>): Promise<Sample[]> {
  const samples: Sample[] = [];
  let told = 0;
  const telling = setInterval(() => {
    tell(samples.slice(told));
    told = samples.length;
  }, MINUTE);
  await runLoad({ rate, minutes, ...of, onSample: (sample) => samples.push(sample) }, stop.signal);
  clearInterval(telling);
  return samples;
}

function secondsOf({ minutes }: Wish, samples: readonly Sample[]): number {
  if (!stop.signal.aborted) return minutes * 60;
  const last = samples.reduce((latest, { due }) => Math.max(latest, due), 0);
  return Math.max(1, Math.ceil(last / 1000));
}

function namesOf(accounts: Accounts | null): string {
  if (accounts === null) return 'the demo’s accounts';
  return Object.values(accounts)
    .map(({ account }) => account)
    .join(', ');
}

function tell(samples: readonly Sample[]): void {
  const { count, failed, p50, p95, p99 } = figuresOf(samples);
  const [median, slow, slowest] = [p50, p95, p99].map(formatTime);
  console.log(`${formatCount(count)} calls: p50 ${median}, p95 ${slow}, p99 ${slowest}; ${formatCount(failed)} failed`);
}

try {
  if ((await run(readWish(process.argv.slice(2)))) > 0) process.exitCode = 1;
} catch (error) {
  if (error instanceof StartProblem) console.error(error.message);
  else console.error(error instanceof Fault ? `The product does not answer as it should: ${error.kind}.` : error);
  process.exitCode = 2;
}
