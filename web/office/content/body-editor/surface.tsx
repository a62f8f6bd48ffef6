import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Body } from '#contract/domain/blocks.ts';
import type { Language } from '#contract/domain/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import body from '../../../ui/blocks/body.module.css';
import { BodyState } from './body-state.tsx';
import { isSame, toDoc } from './doc.ts';
import { EXTENSIONS } from './extensions.ts';
import { Draggable } from './handle.tsx';
import { REWORD } from './hints.ts';
import { LinkForm } from './link-form.tsx';
import { readDoc } from './read-doc.ts';
import { showBody } from './show-body.ts';
import type { TakeKey } from './slash.ts';
import { SlashMenu } from './slash-menu.tsx';
import { Toolbar } from './toolbar.tsx';
import classes from './surface.module.css';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

export interface Props {
  value: Body;
  onChange: (body: Body) => void;
  /** The language of the words, not of the tools. */
  language: Language;
  label: string;
}

/** The editor itself, with all of its library. */
export function Surface(props: Props) {
  useShortcuts('body');
  const id = useId();
  const keys = useRef<TakeKey>(null);
  const [asksLink, askLink] = useState(false);
  const editor = useBodyEditor(id, props, (event) => takeKey(event, keys, () => askLink(true)));
  useWording(editor);
  return (
    <div className={classes['editor']}>
      <Toolbar editor={editor} controls={id} label={props.label} onLink={() => askLink(true)} />
      {asksLink && <LinkForm editor={editor} onClosed={() => askLink(false)} />}
      <Draggable editor={editor}>
        <EditorContent editor={editor} />
        <SlashMenu editor={editor} id={`${id}kinds`} keys={keys} />
      </Draggable>
      <BodyState editor={editor} />
    </div>
  );
}

function useBodyEditor(id: string, { value, onChange, language, label }: Props, take: TakeKey): Editor {
  const changed = useRef(onChange);
  const known = useRef(value);
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    lang: language === 'en' ? 'en' : 'zh-CN',
    class: `${body['body']} ${classes['text']}`,
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toDoc(value),
    injectCSS: false,
    editorProps: { attributes, handleKeyDown: (_view, event) => take(event) },
    onUpdate: ({ editor: { state } }) => {
      const next = readDoc(state.doc);
      // A free line at the end is no change.
      if (isSame(next, known.current)) return;
      known.current = next;
      changed.current(next);
    },
  });
  useEffect(() => {
    changed.current = onChange;
  }, [onChange]);
  // A body that comes from elsewhere is shown, such as an earlier version; what was typed here is there already.
  useEffect(() => {
    if (value === known.current) return;
    const isOther = !isSame(value, known.current);
    known.current = value;
    if (isOther) editor.view.dispatch(showBody(editor.state, value));
  }, [editor, value]);
  return editor;
}

/** The list of blocks gets keys first; Ctrl-K is about a link here, and about finding things elsewhere. */
function takeKey(event: KeyboardEvent, keys: RefObject<TakeKey | null>, onLink: () => void): boolean {
  if (keys.current?.(event)) return true;
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) {
    return false;
  }
  event.stopPropagation();
  onLink();
  return true;
}

/** Hints and problems in the text change with the language of the page. */
function useWording(editor: Editor): void {
  const { language } = useTranslation();
  useEffect(() => {
    editor.view.dispatch(editor.state.tr.setMeta(REWORD, language));
  }, [editor, language]);
}
