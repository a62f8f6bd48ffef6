import { IconGripVertical } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { moveTo } from './commands.ts';
import classes from './handle.module.css';

interface Shown {
  pos: number;
  top: number;
  bottom: number;
}

/** The block at a height of the screen, with where it is in the text and in its box; below all, the last one. */
function blockAt({ view, state }: Editor, y: number): Shown | undefined {
  let found: Shown | undefined;
  state.doc.forEach((_node, pos) => {
    const element = view.nodeDOM(pos);
    if (!(element instanceof HTMLElement) || (found && element.getBoundingClientRect().top > y)) return;
    found = { pos, top: element.offsetTop, bottom: element.offsetTop + element.offsetHeight };
  });
  return found;
}

/** Where a block goes that is dropped at a height: before or after the one there. */
function gapAt(editor: Editor, y: number): { pos: number; top: number } | undefined {
  const block = blockAt(editor, y);
  const element = block && editor.view.nodeDOM(block.pos);
  if (!block || !(element instanceof HTMLElement)) return undefined;
  const { top, height } = element.getBoundingClientRect();
  if (y < top + height / 2) return { pos: block.pos, top: block.top };
  return { pos: block.pos + editor.state.doc.nodeAt(block.pos)!.nodeSize, top: block.bottom };
}

interface Props {
  editor: Editor;
  children: ReactNode;
}

/** A handle beside the block under the mouse, to drag it elsewhere; keys and tools move blocks as well. */
export function Draggable({ editor, children }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>();
  const [held, setHeld] = useState<number>();
  const [gap, setGap] = useState<{ pos: number; top: number }>();
  useEffect(() => {
    // Where blocks are changes with the text.
    const forget = () => setShown(undefined);
    editor.on('update', forget);
    return () => void editor.off('update', forget);
  }, [editor]);
  const end = () => {
    setHeld(undefined);
    setGap(undefined);
  };
  /** While a block is held, the text itself takes no part. */
  const take = (event: DragEvent, act: () => void) => {
    if (held === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const drop = () => {
    if (held !== undefined && gap) moveTo(held, gap.pos)(editor.state, editor.view.dispatch);
    end();
    editor.view.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and tools do the same
    <div
      className={classes['place']}
      onMouseMove={({ clientY }) => {
        const found = blockAt(editor, clientY);
        if (found?.pos !== shown?.pos) setShown(found);
      }}
      onMouseLeave={() => setShown(undefined)}
      onDragOverCapture={(event) => take(event, () => setGap(gapAt(editor, event.clientY)))}
      onDropCapture={(event) => take(event, drop)}
    >
      {children}
      {gap && <span className={classes['gap']} style={{ insetBlockStart: gap.top }} />}
      {shown && (
        <span
          className={classes['handle']}
          style={{ insetBlockStart: shown.top }}
          title={t(($) => $.office.bodyEditor.drag)}
          aria-hidden="true"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            const element = editor.view.nodeDOM(shown.pos);
            if (element instanceof Element) event.dataTransfer.setDragImage(element, 0, 0);
            setHeld(shown.pos);
          }}
          onDragEnd={end}
        >
          <IconGripVertical size={16} stroke={1.8} />
        </span>
      )}
    </div>
  );
}
