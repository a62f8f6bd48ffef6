import { getMarkRange } from '@tiptap/core';
import type { Command, EditorState } from '@tiptap/pm/state';

/** The words that a link is or will be on: those selected, else those of the link that the cursor is in. */
function rangeOf({ selection, schema }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  return (empty && getMarkRange($from, schema.marks['link']!)) || { from, to };
}

/** Where the link leads that the cursor is in or the selection begins with. */
export function linkHere(state: EditorState): string {
  const { from, to } = rangeOf(state);
  let found = '';
  state.doc.nodesBetween(from, to, (node) => {
    found ||= String(state.schema.marks['link']!.isInSet(node.marks)?.attrs['href'] ?? '');
  });
  return found;
}

/** Puts a link on words or takes it off them; without words, the address is written. */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to } = rangeOf(state);
    const link = state.schema.marks['link']!;
    const { tr } = state;
    if (href === undefined) tr.removeMark(from, to, link);
    else if (from === to) tr.insert(from, state.schema.text(href, [link.create({ href })]));
    else tr.addMark(from, to, link.create({ href }));
    dispatch?.(tr);
    return true;
  };
}
