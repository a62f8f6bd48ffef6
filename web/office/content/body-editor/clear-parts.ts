import { Plugin, type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

const OF_PARTS = new Set(['quote', 'question', 'steps', 'table']);

/** Takes the words away that are selected in several parts of one block, and leaves the parts where they are. */
export function clearedParts({ selection, doc, tr }: EditorState): Transaction | undefined {
  const { $from, $to, from, to } = selection;
  if (!(selection instanceof TextSelection) || $from.sameParent($to)) return undefined;
  if ($from.before(1) !== $to.before(1) || !OF_PARTS.has($from.node(1).type.name)) return undefined;
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    const [start, end] = [Math.max(from, pos + 1), Math.min(to, pos + 1 + node.content.size)];
    if (start < end) tr.delete(tr.mapping.map(start), tr.mapping.map(end));
    return false;
  });
  return tr.setSelection(TextSelection.create(tr.doc, from)).scrollIntoView();
}

export const clearParts: Command = (state, dispatch) => {
  const tr = clearedParts(state);
  if (tr) dispatch?.(tr);
  return tr !== undefined;
};

/** Words typed over such a selection stand where it began; what is cut out of it leaves the parts as well. */
export const overParts = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      const tr = clearedParts(view.state);
      if (tr) view.dispatch(tr.insertText(text));
      return tr !== undefined;
    },
    handleDOMEvents: {
      cut(view, event) {
        const tr = clearedParts(view.state);
        if (!tr || !event.clipboardData) return false;
        const { dom, text } = view.serializeForClipboard(view.state.selection.content());
        event.preventDefault();
        event.clipboardData.setData('text/html', dom.innerHTML);
        event.clipboardData.setData('text/plain', text);
        view.dispatch(tr);
        return true;
      },
    },
  },
});
