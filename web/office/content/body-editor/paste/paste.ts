import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { clearedParts } from '../clear-parts.ts';
import { cleanPaste } from './clean-paste.ts';
import { wholeBlocks } from './whole-blocks.ts';

/** Words of a paste on one line: a part of a block cannot hold more. */
function inline(slice: Slice, target: Node): Fragment {
  const pieces: Node[] = [];
  const { schema } = target.type;
  slice.content.descendants((node) => {
    if (node.isTextblock && pieces.length > 0) pieces.push(schema.text(' '));
    if (node.isText) pieces.push(node.mark(target.type.allowedMarks(node.marks)));
  });
  return Fragment.from(pieces);
}

function pasteIntoPart(view: EditorView, slice: Slice): Transaction | undefined {
  const { $from, $to } = view.state.selection;
  const { name } = $from.parent.type;
  if (name !== 'words' && name !== 'line') return undefined;
  const tr = $from.sameParent($to) ? view.state.tr : clearedParts(view.state);
  return tr?.replaceSelection(new Slice(inline(slice, $from.parent), 0, 0)).scrollIntoView();
}

/** Cleans what is pasted or dropped before it is parsed. */
export const Paste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: cleanPaste,
        transformPasted: wholeBlocks,
        handlePaste(view, _event, slice) {
          const tr = pasteIntoPart(view, slice);
          if (tr) view.dispatch(tr.setMeta('paste', true));
          return tr !== undefined;
        },
      },
    }),
  ],
});
