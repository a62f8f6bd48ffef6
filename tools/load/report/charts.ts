import { escapeHtml } from '#server/platform/http/page-head.ts';
import { faultsOf, figuresOf, type Sample, type Stretch, stretchesOf, whenAnswered } from '../figures.ts';
import { formatClock, formatCount, formatRate, formatShare, formatTime } from './numbers.ts';
import { plot } from './plot.ts';

interface Over {
  stretches: Stretch[];
  seconds: number;
}

const during = ({ from, to }: Stretch) => `${formatClock(from)} to ${formatClock(to)}`;
const wrong = (samples: readonly Sample[]) => samples.filter(({ fault }) => fault !== null).length;

/** Answers a second, right and failed, and how many were due; after a stop of the product, answers come in a heap. */
export function rateChart(samples: readonly Sample[], { stretches, seconds }: Over): string {
  const aSecond = (count: number, { from, to }: Stretch) => count / (to - from);
  const columns = stretchesOf(samples, seconds, whenAnswered).map((stretch) => {
    const all = stretch.samples.length;
    const failed = wrong(stretch.samples);
    return {
      title: `${during(stretch)}: ${formatRate(aSecond(all, stretch))} answers a second, ${formatCount(failed)} failed in all`,
      bars: [
        { tone: 'accent', value: aSecond(all - failed, stretch) },
        { tone: 'bad', value: aSecond(failed, stretch) },
      ],
    };
  });
  return plot({
    title: 'Answers a second',
    label: `Answers a second, and how many were due, in ${stretches.length} stretches of time; the table below has the sums`,
    columns,
    lines: [{ tone: 'text', values: stretches.map((stretch) => aSecond(stretch.samples.length, stretch)) }],
    format: formatRate,
    to: formatClock(seconds),
    legend: [
      { tone: 'accent', name: 'Right' },
      { tone: 'bad', name: 'Failed' },
      { tone: 'text', name: 'Due' },
    ],
  });
}

const LINES = [
  { tone: 'text', name: 'p99', of: 'p99' },
  { tone: 'accent', name: 'p95', of: 'p95' },
  { tone: 'quiet', name: 'p50', of: 'p50' },
] as const;

/** Percentiles of how long calls took, over time. */
export function timeChart({ stretches, seconds }: Over): string {
  const figures = stretches.map(({ samples }) => figuresOf(samples));
  return plot({
    title: 'Time to the whole answer',
    label: `p50, p95 and p99 of the time to an answer, in ${stretches.length} stretches of time; the table below has them for each call`,
    columns: stretches.map((stretch, place) => {
      const { p50, p95, p99 } = figures[place]!;
      return {
        title: `${during(stretch)}: p50 ${formatTime(p50)}, p95 ${formatTime(p95)}, p99 ${formatTime(p99)}`,
        bars: [],
      };
    }),
    lines: LINES.map(({ tone, of }) => ({ tone, values: figures.map((one) => (one.count > 0 ? one[of] : null)) })),
    format: formatTime,
    to: formatClock(seconds),
    legend: LINES.map(({ tone, name }) => ({ tone, name })),
  });
}

/** For each kind of failure, when it happened and to which calls. */
export function faultChart(samples: readonly Sample[], { stretches }: Over): string {
  const kinds = faultsOf(samples);
  if (kinds.length === 0)
    return `<section class="chart"><h2>Errors by kind</h2><p class="none">Every call was answered, and answered right.</p></section>`;
  const rows = kinds.map(([kind, failed]) => {
    const calls = [...new Set(failed.map(({ name }) => name))].join(', ');
    return `<li><p class="kind"><strong>${escapeHtml(kind)}</strong> <span>${escapeHtml(calls)}</span></p>
<p class="times">${formatCount(failed.length)} <span>${formatShare(failed.length, samples.length)}</span></p>
${strip(kind, stretches)}</li>`;
  });
  return `<section class="chart"><h2>Errors by kind</h2><ol class="faults">${rows.join('\n')}</ol></section>`;
}

/** A row of bars over time, as high as the kind was frequent. */
function strip(kind: string, stretches: readonly Stretch[]): string {
  const counts = stretches.map(({ samples }) => samples.filter(({ fault }) => fault === kind).length);
  const most = Math.max(...counts);
  const bars = counts.map((count, place) => {
    const height = count === 0 ? 0 : Math.max(4, (count / most) * 24);
    const title = `${during(stretches[place]!)}: ${formatCount(count)}`;
    return `<g><title>${title}</title><rect class="column" x="${place}" width="1" height="24"/><rect class="bar" data-tone="bad" x="${place}" y="${24 - height}" width="0.8" height="${height}"/></g>`;
  });
  return `<svg class="strip" viewBox="0 0 ${counts.length} 24" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg>`;
}
