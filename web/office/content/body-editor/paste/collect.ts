import type { Run } from '#contract/domain/blocks.ts';
import { isHidden, isListSign, type Look, lookIn, tidied, wordItem } from './looks.ts';
import { gridOf } from './grid.ts';

/** What is kept of a paste. */
export type Pasted =
  | { type: 'p' | 'h2' | 'h3' | 'blockquote'; runs: Run[] }
  | { type: 'list'; ordered: boolean; items: Run[][] }
  | { type: 'table'; rows: Run[][][] };

/** What the words of an element become. */
type Place = { type: 'p' | 'h2' | 'h3' | 'blockquote' } | { type: 'item'; ordered: boolean; list: object };

const DROPPED = new Set(
  'script style meta link title noscript template svg math img picture video audio iframe object embed button input select textarea canvas'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'p div section article header footer main aside figure figcaption address pre center h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote table thead tbody tfoot tr td th caption hr'.split(
    ' ',
  ),
);

/** All paragraphs of Word's lists that follow each other are one list. */
const WORD_LIST = {};

/** Reads what was pasted into plain blocks, whatever it was nested in. */
export function collect(root: Element): Pasted[] {
  const blocks: Pasted[] = [];
  let line: Run[] = [];
  let openList: object | undefined;

  const end = (place: Place) => {
    const runs = tidied(line);
    line = [];
    if (runs.length === 0) return;
    const last = blocks.at(-1);
    if (place.type !== 'item') blocks.push({ type: place.type, runs });
    else if (last?.type === 'list' && openList === place.list && last.ordered === place.ordered) last.items.push(runs);
    else blocks.push({ type: 'list', ordered: place.ordered, items: [runs] });
    openList = place.type === 'item' ? place.list : undefined;
  };

  const read = (node: Node, place: Place, look: Look): void => {
    if (node.nodeType === Node.TEXT_NODE) line.push({ text: node.textContent ?? '', ...look });
    if (!(node instanceof Element) || isSkipped(node)) return;
    if (node.localName === 'br') return end(place);
    const rows = node.localName === 'table' ? gridOf(node, runsIn) : undefined;
    if (!BLOCKS.has(node.localName)) return each(node, place, lookIn(node, look));
    end(place);
    if (rows) blocks.push({ type: 'table', rows });
    else {
      const inside = placeIn(node, place);
      each(node, inside, lookIn(node, look));
      end(inside);
    }
    return undefined;
  };

  const each = (element: Element, place: Place, look: Look) =>
    element.childNodes.forEach((child) => read(child, place, look));

  each(root, { type: 'p' }, {});
  end({ type: 'p' });
  return blocks;
}

const isSkipped = (element: Element) => DROPPED.has(element.localName) || isHidden(element) || isListSign(element);

function placeIn(element: Element, place: Place): Place {
  const tag = element.localName;
  const item = wordItem(element);
  if (item) return { type: 'item', list: WORD_LIST, ordered: item.ordered };
  if (/^h[12]$/.test(tag) || element.classList.contains('MsoTitle')) return { type: 'h2' };
  if (/^h[3-6]$/.test(tag)) return { type: 'h3' };
  if (tag === 'blockquote') return { type: 'blockquote' };
  if (tag !== 'ul' && tag !== 'ol') return place;
  // A list within a list goes on with it: ours do not nest.
  return place.type === 'item' ? place : { type: 'item', list: element, ordered: tag === 'ol' };
}

/** The words of a cell on one line. */
function runsIn(cell: Element): Run[] {
  const runs: Run[] = [];
  const read = (node: Node, look: Look): void => {
    if (node.nodeType === Node.TEXT_NODE) runs.push({ text: node.textContent ?? '', ...look });
    if (!(node instanceof Element) || isSkipped(node)) return;
    const parts = BLOCKS.has(node.localName) || node.localName === 'br';
    if (parts) runs.push({ text: ' ' });
    node.childNodes.forEach((child) => read(child, lookIn(node, look)));
    if (parts) runs.push({ text: ' ' });
  };
  cell.childNodes.forEach((child) => read(child, {}));
  return tidied(runs);
}
