import { Extension, InputRule } from '@tiptap/core';
import { toggleMark } from '@tiptap/pm/commands';
import { keymap } from '@tiptap/pm/keymap';
import type { Command } from '@tiptap/pm/state';
import { clearParts, overParts } from './clear-parts.ts';
import { moveBlocks } from './commands.ts';
import { backAtStart, enterNothing, enterPart } from './parts.ts';
import { nextCell, previousCell } from './table.ts';
import { type Flowing, toggled, turnInto } from './turn-into.ts';

const first =
  (...commands: Command[]): Command =>
  (...given) =>
    commands.some((command) => command(...given));

const mark =
  (name: 'bold' | 'italic'): Command =>
  (state, ...rest) =>
    toggleMark(state.schema.marks[name]!)(state, ...rest);

/** What tools do, by the name of the tool. */
export const TOOLS = {
  bold: mark('bold'),
  italic: mark('italic'),
  heading2: toggled('heading2'),
  heading3: toggled('heading3'),
  bullets: toggled('bullets'),
  numbers: toggled('numbers'),
  quote: toggled('quote'),
  note: toggled('note'),
  up: moveBlocks(-1),
  down: moveBlocks(1),
} satisfies Record<string, Command>;

/** Their keys, as the library writes them. */
export const TOOL_KEYS: Record<keyof typeof TOOLS, string> = {
  bold: 'Mod-b',
  italic: 'Mod-i',
  heading2: 'Mod-Alt-2',
  heading3: 'Mod-Alt-3',
  numbers: 'Mod-Shift-7',
  bullets: 'Mod-Shift-8',
  quote: 'Mod-Shift-9',
  note: 'Mod-Shift-0',
  up: 'Alt-ArrowUp',
  down: 'Alt-ArrowDown',
};

const tools = Object.entries(TOOL_KEYS).map(([name, key]) => [key, TOOLS[name as keyof typeof TOOLS]]);

const PARTS: Record<string, Command> = {
  Enter: first(enterNothing, enterPart),
  'Shift-Enter': first(enterNothing, enterPart),
  Backspace: first(clearParts, backAtStart),
  Delete: clearParts,
  Tab: nextCell,
  'Shift-Tab': previousCell,
};

/** What a line becomes that begins so. */
const BEGINNINGS: [RegExp, Flowing][] = [
  [/^##\s$/, 'heading2'],
  [/^###\s$/, 'heading3'],
  [/^[-*]\s$/, 'bullets'],
  [/^1[.、]\s$/, 'numbers'],
  [/^>\s$/, 'quote'],
];

export const Keys = Extension.create({
  name: 'keys',
  priority: 1000,
  addProseMirrorPlugins: () => [
    keymap({ ...(Object.fromEntries(tools) as Record<string, Command>), ...PARTS }),
    overParts,
  ],
  addInputRules: () =>
    BEGINNINGS.map(
      ([find, kind]) =>
        new InputRule({
          find,
          handler({ state, range }) {
            if (state.doc.resolve(range.from).parent.type.name !== 'paragraph') return null;
            // Both are steps of one transaction, which the library dispatches.
            state.tr.delete(range.from, range.to);
            turnInto(kind)(state, () => undefined);
            return undefined;
          },
        }),
    ),
});
