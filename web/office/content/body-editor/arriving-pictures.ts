import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { t } from '../../../lib/translation.ts';
import { toast } from '../../../ui/toast.ts';
import { placed } from '../pictures/queries.ts';
import { picturesAmong, sendPicture } from '../pictures/send-picture.ts';
import { languageOf } from './fields.ts';
import classes from './surface.module.css';

/** Pictures on their way, each with a mark in the text that moves as the text does. */
const arriving = new PluginKey<DecorationSet>('arriving');

type Change = { id: object; pos: number; name: string } | { id: object };

function markOf(name: string): HTMLElement {
  const mark = document.createElement('output');
  mark.className = classes['arriving']!;
  mark.textContent = t(($) => $.office.pictures.sending, { name });
  return mark;
}

function changed(marks: DecorationSet, doc: EditorState['doc'], change: Change): DecorationSet {
  if ('pos' in change) {
    return marks.add(doc, [Decoration.widget(change.pos, () => markOf(change.name), { id: change.id })]);
  }
  return marks.remove(marks.find(undefined, undefined, ({ id }) => id === change.id));
}

/** Sends a picture and puts it where its mark is by then; without a mark it is in the library only. */
async function arrive(view: EditorView, file: File, pos: number): Promise<void> {
  const id = {};
  view.dispatch(view.state.tr.setMeta(arriving, { id, pos, name: file.name }));
  const sent = await sendPicture(file).catch((error: Error) => {
    void toast(`${file.name} · ${error.message}`, 'failed');
  });
  if (view.isDestroyed) return;
  const { state } = view;
  const [mark] = arriving.getState(state)?.find(undefined, undefined, (spec) => spec['id'] === id) ?? [];
  const tr = state.tr.setMeta(arriving, { id });
  if (sent && mark) {
    const picture = placed(sent, languageOf(view.dom));
    tr.insert(mark.from, state.schema.nodes['picture']!.create({ picture }));
  }
  view.dispatch(tr);
}

/** Takes the pictures among files, to after the block at a place; says whether there were any. */
function take(view: EditorView, files: FileList | undefined, pos: number): boolean {
  const pictures = picturesAmong(files ?? []);
  const $pos = view.state.doc.resolve(pos);
  const place = $pos.depth === 0 ? pos : $pos.after(1);
  for (const picture of pictures) void arrive(view, picture, place);
  return pictures.length > 0;
}

/** Lets pictures be dropped and pasted into the text. */
export const ArrivingPictures = Extension.create({
  name: 'arrivingPictures',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: arriving,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, marks) {
          const moved = marks.map(tr.mapping, tr.doc);
          const change = tr.getMeta(arriving) as Change | undefined;
          return change ? changed(moved, tr.doc, change) : moved;
        },
      },
      props: {
        decorations: (state) => arriving.getState(state),
        // Words that come with pictures of themselves, as from Word, are taken as words.
        handlePaste: (view, { clipboardData }) =>
          !clipboardData?.types.includes('text/html') && take(view, clipboardData?.files, view.state.selection.from),
        handleDOMEvents: {
          drop(view, event) {
            if (!event.dataTransfer?.files.length) return false;
            event.preventDefault();
            // A form inside the text takes its own.
            if (event.target instanceof Element && event.target.closest('[data-takes-pictures]')) return true;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            take(view, event.dataTransfer.files, at?.pos ?? view.state.doc.content.size);
            return true;
          },
        },
      },
    }),
  ],
});
