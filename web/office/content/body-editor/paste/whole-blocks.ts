import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** Blocks of words alone; a piece of one is still one. */
const PLAIN = new Set(['paragraph', 'heading', 'list', 'item', 'note', 'text']);

/**
 * What was copied out of the middle of blocks with parts: a block that is whole nonetheless stays one, pieces of others
 * become lines.
 */
export function wholeBlocks(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  const last = content.childCount - 1;
  let [start, end] = [openStart, openEnd];
  const nodes = content.content.flatMap((node, place) => {
    const isOpen = (place === 0 && openStart > 0) || (place === last && openEnd > 0);
    if (!isOpen || PLAIN.has(node.type.name)) return node;
    const whole = isWhole(node);
    if (place === 0) start = whole ? 0 : 1;
    if (place === last) end = whole ? 0 : 1;
    return whole ? node : linesOf(node);
  });
  return new Slice(Fragment.from(nodes), start, end);
}

function isWhole(node: Node): boolean {
  try {
    node.check();
    return node.type.isInGroup('block');
  } catch {
    return false;
  }
}

function linesOf(node: Node): Node[] {
  const { paragraph } = node.type.schema.nodes;
  const lines: Node[] = [];
  node.descendants((inside) => {
    if (inside.isTextblock) lines.push(paragraph!.create(null, inside.content));
    return !inside.isTextblock;
  });
  return node.isTextblock ? [paragraph!.create(null, node.content)] : lines;
}
