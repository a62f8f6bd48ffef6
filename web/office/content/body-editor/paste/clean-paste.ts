import type { Run } from '#contract/domain/blocks.ts';
import { collect, type Pasted } from './collect.ts';

/**
 * What somebody pasted, as headings, lines, quotes, lists and tables with bold, italic and allowed links, and nothing
 * else. What comes out of this editor stays as it is: its schema takes only what it knows.
 */
export function cleanPaste(html: string): string {
  const inert = disarmed(html);
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return inert;
  const clean = document.implementation.createHTMLDocument('').body;
  for (const block of collect(body)) clean.append(write(block));
  return clean.innerHTML;
}

/** Styles and handlers under names that mean nothing: our policy would refuse and report them even while we read. */
function disarmed(html: string): string {
  const unstyled = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '');
  return unstyled.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/([\s"'/])(style|on\w+)(\s*=)/gi, '$1data-$2$3'),
  );
}

function element(tag: string, children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

function write(block: Pasted): HTMLElement {
  if (block.type === 'list') {
    const items = block.items.map((runs) => element('li', writeRuns(runs)));
    return element(block.ordered ? 'ol' : 'ul', items);
  }
  if (block.type === 'table') return writeTable(block.rows);
  return element(block.type, writeRuns(block.runs));
}

/** The first row is the head. */
function writeTable(rows: Run[][][]): HTMLElement {
  const written = rows.map((cells, place) => {
    const tag = place === 0 ? 'th' : 'td';
    const row = element(
      'tr',
      cells.map((runs) => element(tag, writeRuns(runs))),
    );
    row.toggleAttribute('data-head', place === 0);
    return row;
  });
  return element('table', [element('tbody', written)]);
}

function writeRuns(runs: Run[]): (Node | string)[] {
  return runs.map(({ text, bold, italic, link }) => {
    const slanted = italic ? element('em', [text]) : text;
    const words = bold ? element('strong', [slanted]) : slanted;
    if (link === undefined) return words;
    const anchor = element('a', [words]);
    anchor.setAttribute('href', link);
    return anchor;
  });
}
