import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { blockAround, beginBlock, removeBlocks } from './commands.ts';
import { TOOLS } from './keys.ts';
import { isInTable, TABLE_TOOLS, type TableTool } from './table.ts';
import { kindOf } from './turn-into.ts';

export type Tool = keyof typeof TOOLS | TableTool | 'link' | 'warning' | 'insert' | 'remove' | 'undo' | 'redo';

interface Shown {
  tool: Tool;
  able: boolean;
  /** Absent on a tool that does something rather than being on or off. */
  pressed?: boolean;
}

/** Whether a note warns. */
const warn: Command = (state, dispatch) => {
  const here = blockAround(state);
  if (here?.node.type.name !== 'note') return false;
  dispatch?.(state.tr.setNodeAttribute(here.pos, 'warning', !here.node.attrs['warning']));
  return true;
};

const COMMANDS: Record<Exclude<Tool, 'link'>, Command> = {
  ...TOOLS,
  ...TABLE_TOOLS,
  warning: warn,
  insert: beginBlock,
  remove: removeBlocks,
  undo,
  redo,
};

/** The tools for where the selection is, in groups. */
export function toolsOf(editor: Editor): Shown[][] {
  const { state } = editor;
  const here = blockAround(state);
  const kind = here && kindOf(here.node);
  const marks = state.selection.$from.parent.inlineContent && state.selection.$from.parent.type.markSet?.length !== 0;
  const can = (tool: Exclude<Tool, 'link'>): Shown => ({ tool, able: COMMANDS[tool](state) });
  const turn = (tool: 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote' | 'note'): Shown => ({
    ...can(tool),
    pressed: kind === tool,
  });
  const look = (tool: 'bold' | 'italic' | 'link'): Shown => ({ tool, able: marks, pressed: editor.isActive(tool) });
  const own: Shown[] = isInTable(state)
    ? (Object.keys(TABLE_TOOLS) as TableTool[]).map(can)
    : kind === 'note'
      ? [{ tool: 'warning', able: true, pressed: here?.node.attrs['warning'] === true }]
      : [];
  return [
    [can('insert')],
    (['heading2', 'heading3', 'bullets', 'numbers', 'quote', 'note'] as const).map(turn),
    (['bold', 'italic', 'link'] as const).map(look),
    ...(own.length > 0 ? [own] : []),
    (['up', 'down', 'remove'] as const).map(can),
    [
      { tool: 'undo', able: undoDepth(state) > 0 },
      { tool: 'redo', able: redoDepth(state) > 0 },
    ],
  ];
}

/** Uses a tool; the focus goes to the text, where it acts. */
export function useTool(editor: Editor, onLink: () => void): (tool: Tool) => void {
  return (tool) => {
    if (tool === 'link') return onLink();
    COMMANDS[tool](editor.state, editor.view.dispatch, editor.view);
    return editor.view.focus();
  };
}
