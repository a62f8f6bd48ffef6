import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { type Kind, NEW_NODES } from './kinds.ts';

/** The blocks at the top level that the selection touches; none between two blocks. */
export function blocksAround({ selection, doc }: EditorState) {
  const { $from, $to } = selection;
  if (selection instanceof NodeSelection && $from.depth === 0) return { from: $from.pos, to: $to.pos };
  if ($from.depth === 0 || $to.depth === 0) {
    return selection.empty ? undefined : { from: 0, to: doc.content.size };
  }
  return { from: $from.before(1), to: $to.after(1) };
}

/** The only block that the selection touches. */
export function blockAround(state: EditorState): { pos: number; node: Node } | undefined {
  const around = blocksAround(state);
  const node = around && state.doc.nodeAt(around.from);
  return node && around.from + node.nodeSize === around.to ? { pos: around.from, node } : undefined;
}

/** Puts a new block in place of the line that the selection is in if that is free, else after its block. */
export function insertBlock(kind: Kind, isFree: (line: Node) => boolean): Command {
  return (state, dispatch) => {
    const node = state.schema.nodeFromJSON(NEW_NODES[kind]);
    const { from, to } = blocksAround(state) ?? { from: state.selection.from, to: state.selection.from };
    const here = state.doc.nodeAt(from);
    const replaces = here !== null && from + here.nodeSize === to && here.type.name === 'paragraph' && isFree(here);
    const place = replaces ? from : to;
    const tr = state.tr.replaceWith(place, to, node);
    const inside = node.isAtom ? NodeSelection.create(tr.doc, place) : Selection.near(tr.doc.resolve(place + 1));
    dispatch?.(tr.setSelection(inside).scrollIntoView());
    return true;
  };
}

/** Moves the selected blocks past their neighbour. The neighbour is what moves, so the selection stays. */
export function moveBlocks(by: -1 | 1): Command {
  return (state, dispatch) => {
    const around = blocksAround(state);
    if (!around) return false;
    const { doc, tr } = state;
    const beside = by < 0 ? doc.resolve(around.from).nodeBefore : doc.resolve(around.to).nodeAfter;
    // The free line at the end stays there.
    const isEnd = by > 0 && beside === doc.lastChild && beside?.type.name === 'paragraph' && beside.childCount === 0;
    if (!beside || isEnd) return false;
    if (!dispatch) return true;
    const from = by < 0 ? around.from - beside.nodeSize : around.to;
    tr.delete(from, from + beside.nodeSize);
    dispatch(tr.insert(by < 0 ? tr.mapping.map(around.to) : around.from, beside).scrollIntoView());
    return true;
  };
}

export const removeBlocks: Command = (state, dispatch) => {
  const around = blocksAround(state);
  if (!around || !dispatch) return around !== undefined;
  const tr = state.tr.deleteRange(around.from, around.to);
  dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(around.from, tr.doc.content.size)))));
  return true;
};

/** Begins a new block with the sign that opens the list of kinds, on the line if it is free, else after the block. */
export const beginBlock: Command = (state, dispatch) => {
  if (!dispatch) return true;
  const { from, to } = blocksAround(state) ?? { from: state.selection.from, to: state.selection.from };
  const here = state.doc.nodeAt(from);
  const isFree = here?.type.name === 'paragraph' && here.childCount === 0 && from + here.nodeSize === to;
  const line = state.schema.nodes['paragraph']!.create(null, state.schema.text('/'));
  const place = isFree ? from : to;
  const tr = state.tr.replaceWith(place, to, line);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, place + 2)).scrollIntoView());
  return true;
};

/** Moves the block at a place to before the one at another. */
export function moveTo(from: number, to: number): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(from);
    if (!node || (to >= from && to <= from + node.nodeSize)) return false;
    const tr = state.tr.delete(from, from + node.nodeSize);
    dispatch?.(tr.insert(tr.mapping.map(to), node));
    return true;
  };
}
