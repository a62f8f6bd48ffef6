import type { Drawn } from '#contract/domain/draw-blocks.ts';
import { escapeHtml } from './page-head.ts';

/** Elements that have no content and no end. */
const EMPTY = new Set(['img']);

/** Writes drawn elements as HTML; every text and every attribute is escaped. */
export function drawnHtml(drawn: readonly (Drawn | string)[]): string {
  return drawn.map((one) => (typeof one === 'string' ? escapeHtml(one) : elementHtml(one))).join('');
}

function elementHtml({ tag, attributes, children }: Drawn): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${given.join('')}>`;
  return EMPTY.has(tag) ? start : `${start}${drawnHtml(children)}</${tag}>`;
}
