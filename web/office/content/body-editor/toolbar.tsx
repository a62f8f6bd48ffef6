import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconAlertTriangle,
  IconItalic,
  IconLink,
  IconPlus,
  IconRowInsertBottom,
  IconRowRemove,
  IconTrash,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import { keyWords } from './key-words.ts';
import { KIND_ICONS } from './kinds.ts';
import { TOOL_KEYS } from './keys.ts';
import { type Tool, toolsOf, useTool } from './tools.ts';
import classes from './toolbar.module.css';

const ICONS = {
  heading2: KIND_ICONS.heading2,
  heading3: KIND_ICONS.heading3,
  bullets: KIND_ICONS.bullets,
  numbers: KIND_ICONS.numbers,
  quote: KIND_ICONS.quote,
  note: KIND_ICONS.note,
  warning: IconAlertTriangle,
  bold: IconBold,
  italic: IconItalic,
  link: IconLink,
  insert: IconPlus,
  addRow: IconRowInsertBottom,
  addColumn: IconColumnInsertRight,
  removeRow: IconRowRemove,
  removeColumn: IconColumnRemove,
  up: IconArrowUp,
  down: IconArrowDown,
  remove: IconTrash,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
} satisfies Record<Tool, unknown>;

interface Props {
  editor: Editor;
  /** The words that it is about. */
  controls: string;
  label: string;
  onLink: () => void;
}

/** The tools over the text. One of them takes part in the order of the Tab key; arrows lead to the others. */
export function Toolbar({ editor, controls, label, onLink }: Props) {
  const { t } = useTranslation();
  const [stop, setStop] = useState<Tool>('insert');
  const tools = useEditorState({ editor, selector: ({ editor }) => toolsOf(editor) });
  const shown = tools.flat();
  const tabbed = shown.some(({ tool }) => tool === stop) ? stop : shown[0]!.tool;
  const names = { ...t(($) => $.office.bodyEditor.kinds), ...t(($) => $.office.bodyEditor.tools) };
  const use = useTool(editor, onLink);
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t(($) => $.office.bodyEditor.toolbar, { label })}
      aria-controls={controls}
      className={classes.toolbar}
      onKeyDown={goAlong}
      // The text keeps the focus while a mouse uses tools.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((group) => (
        <span key={group[0]!.tool} className={classes.group}>
          {group.map(({ tool, able, pressed }) => {
            const keys = tool in ALL_KEYS ? keyWords(ALL_KEYS[tool as keyof typeof ALL_KEYS]) : undefined;
            const name = names[tool];
            return (
              <IconButton
                key={tool}
                icon={ICONS[tool]}
                label={name}
                title={keys ? `${name} (${keys.shown})` : name}
                aria-keyshortcuts={keys?.aria}
                aria-pressed={pressed}
                idle={!able}
                tabIndex={tool === tabbed ? 0 : -1}
                onFocus={() => setStop(tool)}
                onClick={() => use(tool)}
              />
            );
          })}
        </span>
      ))}
    </div>
  );
}

const ALL_KEYS = { ...TOOL_KEYS, link: 'Mod-k', undo: 'Mod-z', redo: 'Mod-Shift-z', insert: '/' };

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || at < 0 || event.altKey) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}
