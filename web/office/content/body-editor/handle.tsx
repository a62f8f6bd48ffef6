import { IconGripVertical } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { type DragEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './handle.module.css';

interface Place {
  pos: number;
  top: number;
}

/** The block under the pointer, by the element that shows it. */
function placeOf(editor: Editor, target: EventTarget): Place | undefined {
  const { view } = editor;
  if (!(target instanceof Element) || target === view.dom || !view.dom.contains(target)) return undefined;
  let element = target;
  while (element.parentElement && element.parentElement !== view.dom) element = element.parentElement;
  let found: Place | undefined;
  view.state.doc.forEach((_node, pos) => {
    if (element instanceof HTMLElement && view.nodeDOM(pos) === element) found = { pos, top: element.offsetTop };
  });
  return found;
}

interface Props {
  editor: Editor;
  children: ReactNode;
}

/** A handle beside the block under the mouse, to drag it elsewhere; keys and tools move blocks as well. */
export function Draggable({ editor, children }: Props) {
  const { t } = useTranslation();
  const [place, setPlace] = useState<Place>();
  const over = useRef<EventTarget>(null);
  useEffect(() => {
    // Where blocks are changes with the text.
    const forget = () => setPlace(undefined);
    editor.on('update', forget);
    return () => void editor.off('update', forget);
  }, [editor]);
  const onMouseOver = ({ target }: MouseEvent) => {
    if (over.current === target) return;
    over.current = target;
    const found = placeOf(editor, target);
    if (found && (found.pos !== place?.pos || found.top !== place.top)) setPlace(found);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/mouse-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={classes.place} onMouseOver={onMouseOver} onMouseLeave={() => setPlace(undefined)}>
      {children}
      {place && (
        <span
          className={classes.handle}
          style={{ insetBlockStart: place.top }}
          title={t(($) => $.office.bodyEditor.drag)}
          aria-hidden="true"
          draggable
          onDragStart={(event) => hold(editor, place.pos, event)}
          onDragEnd={() => {
            release(editor);
            setPlace(undefined);
          }}
        >
          <IconGripVertical size={16} stroke={1.8} />
        </span>
      )}
    </div>
  );
}

/** Nothing is dragged any more; the editor hears only what ends over it. */
function release({ view }: Editor): void {
  view.dragging = null;
}

/** Gives the editor the whole block to drop. */
function hold({ view, state }: Editor, pos: number, event: DragEvent): void {
  const selection = NodeSelection.create(state.doc, pos);
  view.dispatch(state.tr.setSelection(selection));
  const slice = selection.content();
  const shown = view.nodeDOM(pos);
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/html', view.serializeForClipboard(slice).dom.innerHTML);
  if (shown instanceof Element) event.dataTransfer.setDragImage(shown, 0, 0);
  view.dragging = { slice, move: true };
}
