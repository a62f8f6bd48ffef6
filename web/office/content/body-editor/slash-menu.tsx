// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the text has the focus and the keys
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { insertBlock } from './commands.ts';
import { type Kind, KIND_ICONS, kindsFor } from './kinds.ts';
import { begunIn, isBegun, type TakeKey } from './slash.ts';
import classes from './slash-menu.module.css';

interface Props {
  editor: Editor;
  id: string;
  keys: RefObject<TakeKey | null>;
}

/** The list of blocks that opens with `/` on a free line. The text keeps the focus; the list follows its keys. */
export function SlashMenu({ editor, id, keys }: Props) {
  const { t } = useTranslation();
  const begun = useEditorState({ editor, selector: ({ editor }) => begunIn(editor.state) });
  const [refused, setRefused] = useState<number>();
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState(begun?.typed);
  if (typed !== begun?.typed) {
    setTyped(begun?.typed);
    setAt(0);
    if (begun === undefined) setRefused(undefined);
  }
  const names = t(($) => $.office.bodyEditor.kinds);
  const isOpen = begun !== undefined && begun.pos !== refused;
  const kinds = isOpen ? kindsFor(begun.typed, (kind) => names[kind]) : [];
  const chosen = kinds[Math.min(at, kinds.length - 1)];
  const insert = (kind: Kind) => {
    insertBlock(kind, (line) => isBegun(line.textContent))(editor.state, editor.view.dispatch);
    focusNew(editor);
  };
  useImperativeHandle(keys, () => (event) => {
    if (chosen === undefined || event.isComposing || event.altKey) return false;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setAt((kinds.indexOf(chosen) + by + kinds.length) % kinds.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(chosen);
    else if (event.key === 'Escape') setRefused(begun?.pos);
    else return false;
    event.stopPropagation();
    return true;
  });
  useToldChoice(editor, id, chosen);
  if (chosen === undefined || begun === undefined) return null;
  return <KindList {...{ editor, id, kinds, chosen }} pos={begun.pos} onChoose={insert} />;
}

/** Tells assistive software which entry the keys have reached. */
function useToldChoice(editor: Editor, id: string, chosen: Kind | undefined): void {
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const { dom } = editor.view;
    const told = { 'aria-controls': id, 'aria-activedescendant': `${id}-${chosen}` };
    for (const [name, value] of Object.entries(told)) dom.setAttribute(name, value);
    return () => Object.keys(told).forEach((name) => dom.removeAttribute(name));
  }, [editor, id, chosen]);
}

/** A block that is filled in begins with its first field. */
function focusNew(editor: Editor): void {
  editor.view.focus();
  const dom = editor.view.nodeDOM(editor.state.selection.from);
  // The form is drawn after the key that inserted it.
  requestAnimationFrame(() => {
    if (dom instanceof HTMLElement) dom.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
}

interface ListProps {
  editor: Editor;
  id: string;
  pos: number;
  kinds: Kind[];
  chosen: Kind;
  onChoose: (kind: Kind) => void;
}

function KindList({ editor, id, pos, kinds, chosen, onChoose }: ListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = editor.view.nodeDOM(pos);
    if (!list.current || !(line instanceof HTMLElement)) return;
    list.current.style.insetBlockStart = `${line.offsetTop + line.offsetHeight}px`;
    list.current.style.insetInlineStart = `${line.offsetLeft}px`;
  }, [editor, pos]);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t(($) => $.office.bodyEditor.kindList)} className={classes.list}>
      {kinds.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <div
            key={kind}
            id={`${id}-${kind}`}
            role="option"
            tabIndex={-1}
            aria-selected={kind === chosen}
            className={classes.kind}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(kind)}
          >
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            <span>{t(($) => $.office.bodyEditor.kinds[kind])}</span>
            <small>{t(($) => $.office.bodyEditor.kindHints[kind])}</small>
          </div>
        );
      })}
    </div>
  );
}
