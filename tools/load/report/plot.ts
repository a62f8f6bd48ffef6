import { escapeHtml } from '#server/platform/http/page-head.ts';
import { ticksUpTo } from '../../../web/ui/chart/ticks.ts';

/** Units of a drawing, which is stretched to the width that it gets. */
const SIZE = { width: 1000, height: 200 };

interface Column {
  /** Shown beside the pointer. */
  title: string;
  /** Bars on top of each other, from the bottom up. */
  bars: { tone: string; value: number }[];
}

interface Line {
  tone: string;
  /** One for each column; null where there is nothing to draw. */
  values: (number | null)[];
}

interface Plot {
  title: string;
  /** The whole chart in a sentence, for whoever does not see it. */
  label: string;
  columns: Column[];
  lines: Line[];
  format(value: number): string;
  /** Below its end. */
  to: string;
  legend: { tone: string; name: string }[];
}

/** A chart over time, in the manner of the office's. */
export function plot({ title, label, columns, lines, format, to, legend }: Plot): string {
  const heights = [...columns.map(({ bars }) => total(bars)), ...lines.flatMap(({ values }) => values)];
  const ticks = ticksUpTo(Math.max(0, ...heights.map(Number)));
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => SIZE.height - (value / top) * SIZE.height;
  return `<figure class="chart"><figcaption><h2>${title}</h2>
<p class="legend" aria-hidden="true">${legend.map(({ tone, name }) => `<span data-tone="${tone}">${name}</span>`).join('')}</p></figcaption>
<div class="plot"><ol class="axis" aria-hidden="true">${ticks
    .toReversed()
    .map((tick) => `<li>${format(tick)}</li>`)
    .join('')}</ol>
<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(label)}">
${ticks
  .slice(1)
  .map((tick) => `<line class="grid" x2="${SIZE.width}" y1="${short(y(tick))}" y2="${short(y(tick))}"/>`)
  .join('')}
${drawColumns(columns, y)}
${lines.map(({ tone, values }) => `<path class="line" data-tone="${tone}" d="${pathOf(values, y)}"/>`).join('\n')}
</svg><p class="ends" aria-hidden="true"><span>0:00</span><span>${to}</span></p></div></figure>`;
}

function drawColumns(columns: readonly Column[], y: (value: number) => number): string {
  const step = SIZE.width / columns.length;
  return columns
    .map(({ title, bars }, place) => {
      let below = 0;
      const drawn = bars.map(({ tone, value }) => {
        const top = y(below + value);
        const height = y(below) - top;
        below += value;
        return `<rect class="bar" data-tone="${tone}" y="${short(top)}" width="${short(step * 0.8)}" height="${short(height)}"/>`;
      });
      return `<g transform="translate(${short(place * step)} 0)"><title>${escapeHtml(title)}</title><rect class="column" width="${short(step)}" height="${SIZE.height}"/>${drawn.join('')}</g>`;
    })
    .join('\n');
}

/** A line through the middle of each column, interrupted where there is no value. */
export function pathOf(values: readonly (number | null)[], y: (value: number) => number): string {
  const step = SIZE.width / values.length;
  return values
    .map((value, place) => {
      if (value === null) return '';
      const begins = place === 0 || values[place - 1] === null;
      return `${begins ? 'M' : 'L'}${short((place + 0.5) * step)} ${short(y(value))}`;
    })
    .join('');
}

const total = (bars: Column['bars']) => bars.reduce((sum, { value }) => sum + value, 0);
const short = (value: number) => String(Math.round(value * 10) / 10);
