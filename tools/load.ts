// Puts the load of a mixed day on a product at any address, and writes a report with charts.
// `npm run load -- --url http://localhost:4000 --rate 120 --minutes 15 --out load.html`
import { writeFileSync } from 'node:fs';
import { StartProblem } from '#server/platform/start-problem.ts';
import { randomOf } from '#studio/random.ts';
import { readWish, type Wish } from './load/arguments.ts';
import type { Day } from './load/day.ts';
import { Fault } from './load/fault.ts';
import { faultsOf, figuresOf, type Sample } from './load/figures.ts';
import { linesOf, newLeft } from './load/left.ts';
import { plan } from './load/parts/parts.ts';
import { logIn } from './load/people.ts';
import { formatCount, formatTime } from './load/report/numbers.ts';
import { report } from './load/report/report.ts';
import { runLoad } from './load/run.ts';
import { lookAround } from './load/stock.ts';
import { tidy } from './load/tidy.ts';

const MINUTE = 60_000;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

/** Runs the day and tidies up; returns how many calls failed. */
async function run(wish: Wish): Promise<number> {
  const { url, rate, minutes, accounts, out } = wish;
  const people = await logIn(url, accounts);
  const day: Day = {
    url,
    people,
    stock: await lookAround(url, people.buyer),
    left: newLeft(),
    random: randomOf('load'),
  };
  const { parts, leftOut } = plan(day, accounts === null);
  for (const reason of leftOut) console.log(`Left out, ${reason}.`);
  const samples: Sample[] = [];
  const startedAt = new Date();
  let told = 0;
  const telling = setInterval(() => {
    tell(samples.slice(told));
    told = samples.length;
  }, MINUTE);
  await runLoad({ rate, minutes, parts, day, onSample: (sample) => samples.push(sample) }, stop.signal);
  clearInterval(telling);
  const last = samples.reduce((latest, { due }) => Math.max(latest, due), 0);
  const seconds = stop.signal.aborted ? Math.max(1, Math.ceil(last / 1000)) : minutes * 60;
  console.log('Tidying up…');
  const left = linesOf(day.left, await tidy(day));
  const who =
    accounts === null
      ? 'the demo’s accounts'
      : Object.values(accounts)
          .map(({ account }) => account)
          .join(', ');
  writeFileSync(out, report({ url, rate, minutes, startedAt, seconds, people: who, samples, leftOut, left }));
  tell(samples);
  for (const [kind, failed] of faultsOf(samples)) console.log(`  ${formatCount(failed.length)} × ${kind}`);
  console.log(`Left behind: ${left.join('; ')}.\nThe report is in ${out}.`);
  return figuresOf(samples).failed;
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
