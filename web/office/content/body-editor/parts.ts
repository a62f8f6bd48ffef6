import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { turnInto } from './turn-into.ts';

/** What Enter and Backspace do inside blocks of several parts, such as a question and its answer. */

const isPart = ({ type: { name } }: Node) => name === 'words' || name === 'line';

/** The free line after the block that the selection is in: the next one, or a new one. */
function leave(state: EditorState, tr: Transaction): Transaction {
  const end = state.selection.$from.after(1);
  const next = state.doc.nodeAt(end);
  const isFree = next?.type.name === 'paragraph' && next.childCount === 0;
  if (!isFree) tr.insert(end, state.schema.nodes['paragraph']!.create());
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}

/** Enter leads on to the next part, step or cell below, and from the last one out of the block. */
export const enterPart: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (!isPart($from.parent)) return false;
  const owner = $from.node(-1);
  const isLast = $from.index(-1) === owner.childCount - 1;
  if (owner.type.spec['tableRole']) return enterCell(state, dispatch);
  if (!isLast) dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $from.after() + 1)).scrollIntoView());
  else if (owner.type.name === 'step') return enterStep(state, dispatch);
  else dispatch?.(leave(state, state.tr));
  return true;
};

const enterStep: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const after = $from.after(-1);
  const tr = state.tr.insert(after, state.schema.nodeFromJSON(EMPTY_STEP));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 2)).scrollIntoView());
  return true;
};

const EMPTY_STEP = { type: 'step', content: [{ type: 'line' }, { type: 'words' }] };

const enterCell: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const row = $from.index(1) + 1;
  const table = $from.node(1);
  if (row >= table.childCount) {
    dispatch?.(leave(state, state.tr));
    return true;
  }
  let pos = $from.after(2) + 1;
  for (let column = 0; column < $from.index(2); column += 1) pos += table.child(row).child(column).nodeSize;
  dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(pos))).scrollIntoView());
  return true;
};

/** Enter in a last step without words takes it away and leaves; in an item without words it ends the list. */
export const enterNothing: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.content.size > 0) return false;
  if ($from.parent.type.name === 'item') return outOfList(state, dispatch);
  const step = $from.depth > 1 ? $from.node(-1) : undefined;
  const steps = $from.node(1);
  const isEnd = step?.type.name === 'step' && step.textContent === '' && $from.index(1) === steps.childCount - 1;
  if (!isEnd || steps.childCount < 2) return false;
  const tr = state.tr.delete($from.before(-1), $from.after(-1));
  const after = tr.mapping.map($from.after(1));
  tr.insert(after, state.schema.nodes['paragraph']!.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

/** Makes the item a line of its own, between what was before and after it in the list. */
const outOfList: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const list = $from.node(1);
  const place = $from.index(1);
  const [before, after] = [
    list.content.cut(0, $from.before() - $from.start(1)),
    list.content.cut($from.after() - $from.start(1)),
  ];
  const line = state.schema.nodes['paragraph']!.create(null, $from.parent.content);
  const nodes = [place > 0 ? list.copy(before) : [], line, place < list.childCount - 1 ? list.copy(after) : []].flat();
  const tr = state.tr.replaceWith($from.before(1), $from.after(1), nodes);
  const start = $from.before(1) + (place > 0 ? before.size + 2 : 0) + 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start + $from.parentOffset)).scrollIntoView());
  return true;
};

/** Backspace at the beginning of a block makes it plain, and steps back from part to part. */
export const backAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false;
  const name = $from.parent.type.name;
  if (name === 'heading' || name === 'note') return turnInto('paragraph')(state, dispatch);
  if (name === 'item') return $from.index(1) === 0 && outOfList(state, dispatch);
  return isPart($from.parent) && backFromPart(state, dispatch);
};

const backFromPart: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const whole = $from.node(1);
  if (whole.textContent === '') {
    const tr = state.tr.replaceWith($from.before(1), $from.after(1), state.schema.nodes['paragraph']!.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before(1) + 1)));
    return true;
  }
  const owner = $from.node(-1);
  if (owner.type.name === 'step' && owner.textContent === '') {
    const tr = state.tr.delete($from.before(-1), $from.after(-1));
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.before(-1)), -1)));
    return true;
  }
  const before = Selection.findFrom(state.doc.resolve($from.before()), -1, true);
  if (before && before.from > $from.before(1)) dispatch?.(state.tr.setSelection(before));
  return true;
};
