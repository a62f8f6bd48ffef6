import { Extension, type Extensions, Node } from '@tiptap/core';
import { type Command, Plugin, Selection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  fixTables,
  goToNextCell,
  isInTable,
  selectedRect,
} from '@tiptap/pm/tables';

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'headRow row+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const headRow = Node.create({
  name: 'headRow',
  content: 'headCell+',
  parseHTML: () => [{ tag: 'tr[data-head]', priority: 60 }],
  renderHTML: () => ['tr', { 'data-head': '' }, 0],
});

const row = Node.create({
  name: 'row',
  content: 'cell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** What the library wants to know of a cell; ours never span. */
const unspanned = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const headCell = Node.create({
  name: 'headCell',
  content: 'line',
  isolating: true,
  addAttributes: unspanned,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', { scope: 'col' }, 0],
});

const cell = Node.create({
  name: 'cell',
  content: 'words',
  isolating: true,
  addAttributes: unspanned,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
});

/** The last node of a role is the one that the library makes. */
const ROLES: Record<string, string> = {
  table: 'table',
  headRow: 'row',
  row: 'row',
  headCell: 'header_cell',
  cell: 'cell',
};

const roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }: { name: string }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  // Cells are selected as words are: the library's own selection of cells takes heads and cells for the same.
  addProseMirrorPlugins: () => [
    new Plugin({ appendTransaction: (_transactions, before, state) => fixTables(state, before) }),
  ],
});

export const TABLE: Extensions = [table, headRow, row, headCell, cell, roles];

/** The cursor stays in the table when what it was in goes: `depth` is that of a row or of a cell. */
function staying(command: Command, depth: 2 | 3): Command {
  return (state, dispatch) => {
    const stay = (tr: Transaction) => {
      const place = tr.doc.resolve(tr.mapping.map(state.selection.$from.before(depth)));
      dispatch?.(tr.setSelection(Selection.near(place, -1)));
    };
    return command(state, dispatch && stay);
  };
}

/** Only rows below the head can go, and one of them stays. */
const removeRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { top, bottom, map } = selectedRect(state);
  return top > 0 && bottom - top < map.height - 1 && staying(deleteRow, 2)(state, dispatch);
};

const removeColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { left, right, map } = selectedRect(state);
  return right - left < map.width && staying(deleteColumn, 3)(state, dispatch);
};

export const TABLE_TOOLS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow,
  removeColumn,
} satisfies Record<string, Command>;
export type TableTool = keyof typeof TABLE_TOOLS;

/** Goes on to the next cell, in a new row where there is none. */
export const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!addRowAfter(state, dispatch) || !view) return false;
  return goToNextCell(1)(view.state, dispatch);
};

export const previousCell = goToNextCell(-1);

export { isInTable };
