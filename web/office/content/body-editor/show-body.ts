import type { Fragment, Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { Body } from '#contract/domain/blocks.ts';
import { toDoc } from './doc.ts';

/**
 * Shows another body. The block with the cursor stays where the other body has it too, so that whoever is typing goes
 * on; taking back a change of one's own leaves what others wrote.
 */
export function showBody({ schema, doc, selection, tr }: EditorState, body: Body): Transaction {
  const next = schema.nodeFromJSON(toDoc(body)).content;
  const here = selection.$from.index(0);
  const typedIn = doc.maybeChild(here);
  const there = typedIn ? placeOf(next, typedIn, here) : -1;
  if (there < 0) tr.replaceWith(0, doc.content.size, next);
  else {
    // The end first, so that positions before it still hold.
    tr.replaceWith(positionOf(doc.content, here + 1), doc.content.size, next.cut(positionOf(next, there + 1)));
    tr.replaceWith(0, positionOf(doc.content, here), next.cut(0, positionOf(next, there)));
  }
  return tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
}

/** Where the same block is, the nearest to a place; -1 if nowhere. */
function placeOf(blocks: Fragment, wanted: Node, near: number): number {
  const places = blocks.content.flatMap((block, place) => (block.eq(wanted) ? [place] : []));
  return places.toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near))[0] ?? -1;
}

function positionOf(blocks: Fragment, place: number): number {
  return blocks.content.slice(0, place).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}
