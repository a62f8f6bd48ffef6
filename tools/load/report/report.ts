import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#server/platform/http/page-head.ts';
import { figuresOf, latenessOf, type Sample, stretchesOf } from '../figures.ts';
import { faultChart, rateChart, timeChart } from './charts.ts';
import { formatClock, formatCount, formatRate, formatShare, formatTime } from './numbers.ts';
import { callTable, facts, list } from './tables.ts';
import { font, tokens } from './tokens.ts';

export interface Told {
  url: string;
  rate: number;
  minutes: number;
  startedAt: Date;
  /** How long it really ran; less than asked for when somebody stopped it. */
  seconds: number;
  /** Who did it, in words. */
  people: string;
  samples: Sample[];
  /** Parts of the day that were not done, with the reasons. */
  leftOut: string[];
  /** What the load has left behind. */
  left: string[];
}

const CSS = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');

/** Beyond this the tool, not the product, may have been too slow. */
const LATE_MS = 50;

/** One page that needs nothing else. */
export function report(told: Told): string {
  const over = { stretches: stretchesOf(told.samples, told.seconds), seconds: told.seconds };
  const title = `Load on ${told.url}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${font()}
${tokens()}
${CSS}</style>
</head>
<body>
<header><p class="logo" translate="no"><svg viewBox="0 0 28 28" aria-hidden="true"><rect x="2" y="4" width="24" height="20" rx="5"/><circle cx="19.5" cy="10.5" r="2.3"/><path d="M3 21.5 10.5 12.5l5 5.8 3-2.9 6.5 6.1V23H3z"/></svg>帧库 <span>Framehall</span></p></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="when"><time datetime="${told.startedAt.toISOString()}">${told.startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>, ${formatClock(told.seconds)} minutes at ${formatRate(told.rate)} calls a second</p>
${headline(told.samples)}
${rateChart(told.samples, over)}
${timeChart(over)}
${faultChart(told.samples, over)}
${callTable(told.samples)}
<div class="pair">
<section class="chart"><h2>Settings</h2>${facts(settingsOf(told))}</section>
<section class="chart"><h2>Left behind</h2>${list(told.left)}</section>
</div>
</main>
</body>
</html>
`;
}

function headline(samples: readonly Sample[]): string {
  const { count, failed, p50, p95, p99 } = figuresOf(samples);
  const figures = [
    ['Calls', formatCount(count), ''],
    ['p50', formatTime(p50), ''],
    ['p95', formatTime(p95), ''],
    ['p99', formatTime(p99), ''],
    ['Errors', formatCount(failed), formatShare(failed, count)],
  ] as const;
  const parts = figures.map(
    ([name, value, more]) =>
      `<div${name === 'Errors' && failed > 0 ? ' class="bad"' : ''}><dt>${name}</dt><dd>${value}${more === '' ? '' : ` <span>${more}</span>`}</dd></div>`,
  );
  return `<dl class="headline">${parts.join('')}</dl>`;
}

function settingsOf({ url, rate, minutes, people, leftOut, samples }: Told): (readonly [string, string])[] {
  const late = latenessOf(samples);
  const judged = late > LATE_MS ? ': the machine of this tool was too busy, so times are partly its own' : '';
  return [
    ['Address', url],
    ['Calls a second', formatRate(rate)],
    ['Minutes', formatRate(minutes)],
    ['People', people],
    ['Left out', leftOut.length > 0 ? leftOut.join('; ') : 'nothing'],
    ['Times count from', 'when a call was due, not when it was sent'],
    ['Sent late, p99', `${formatTime(late)}${judged}`],
  ];
}
