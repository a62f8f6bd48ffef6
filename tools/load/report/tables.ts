import { escapeHtml } from '#server/platform/http/page-head.ts';
import { type Figures, figuresOf, groupBy, type Sample } from '../figures.ts';
import { PARTS, type Part } from '../schedule.ts';
import { formatCount, formatShare, formatTime } from './numbers.ts';

const PART_NAMES: Record<Part, string> = {
  search: 'Search',
  pages: 'Pages',
  cart: 'Cart',
  orders: 'Orders',
  payments: 'Payments',
  review: 'Review',
  uploads: 'Uploads',
};

/** The figures of every call, by part of the day. */
export function callTable(samples: readonly Sample[]): string {
  const byPart = groupBy(samples, ({ part }) => part);
  const parts = PARTS.flatMap((part) => {
    const own = byPart.get(part);
    return own ? [partRows(PART_NAMES[part], own, samples.length)] : [];
  });
  return `<section class="chart"><h2>By kind of call</h2>
<div class="scroll" tabindex="0" role="region" aria-label="By kind of call"><table>
<thead><tr><th scope="col">Call</th>${['Calls', 'Share', 'p50', 'p95', 'p99', 'Longest', 'Errors']
    .map((name) => `<th scope="col">${name}</th>`)
    .join('')}</tr></thead>
${parts.join('\n')}
<tfoot>${row('All', figuresOf(samples), samples.length)}</tfoot>
</table></div></section>`;
}

function partRows(name: string, samples: readonly Sample[], all: number): string {
  const calls = [...groupBy(samples, (sample) => sample.name)].toSorted((a, b) => b[1].length - a[1].length);
  const rows = calls.map(([call, own]) => row(call, figuresOf(own), all));
  return `<tbody>${row(name, figuresOf(samples), all, true)}${rows.join('')}</tbody>`;
}

function row(name: string, { count, failed, p50, p95, p99, longest }: Figures, all: number, isPart = false): string {
  const times = [p50, p95, p99, longest].map((ms) => `<td>${formatTime(ms)}</td>`).join('');
  const errors = failed === 0 ? '0' : `<strong>${formatCount(failed)}</strong>`;
  return `<tr${isPart ? ' class="part"' : ''}><th scope="row">${escapeHtml(name)}</th><td>${formatCount(count)}</td><td>${formatShare(count, all)}</td>${times}<td${failed > 0 ? ' class="bad"' : ''}>${errors}</td></tr>`;
}

/** Names with their values. */
export function facts(entries: readonly (readonly [name: string, value: string])[]): string {
  const rows = entries.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl class="facts">${rows.join('')}</dl>`;
}

export function list(lines: readonly string[]): string {
  return `<ul class="lines">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}
