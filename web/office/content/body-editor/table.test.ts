import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import { TABLE_TOOLS } from './table.ts';
import { at, bodyOf, line, run, said, typed } from './testing.ts';

describe('a table', () => {
  const table: Block = { type: 'table', head: ['A', 'B'], rows: [[said('1'), said('2')]] };

  test('gets rows and columns, with a head over each', () => {
    expect(bodyOf(run(at([table], 'A'), TABLE_TOOLS.addRow))).toEqual([
      {
        ...table,
        rows: [
          [said(''), said('')],
          [said('1'), said('2')],
        ],
      },
    ]);
    expect(bodyOf(run(at([table], '1'), TABLE_TOOLS.addColumn))).toEqual([
      { type: 'table', head: ['A', '', 'B'], rows: [[said('1'), said(''), said('2')]] },
    ]);
  });

  test('keeps the cursor when its row or column goes', () => {
    const tall: Block = { ...table, rows: [...table.rows, [said('3'), said('4')]] };
    expect(bodyOf(run(at([tall, line('last')], '4'), TABLE_TOOLS.removeRow, typed('x')))).toEqual([
      { ...table, rows: [[said('1'), said('2x')]] },
      line('last'),
    ]);
    expect(bodyOf(run(at([table, line('last')], '2'), TABLE_TOOLS.removeColumn, typed('x')))).toEqual([
      { type: 'table', head: ['A'], rows: [[said('1x')]] },
      line('last'),
    ]);
  });

  test('keeps its head, a row and a column', () => {
    expect(TABLE_TOOLS.removeRow(at([table], 'A'))).toBe(false);
    expect(TABLE_TOOLS.removeRow(at([table], '1'))).toBe(false);
    const narrow = run(at([table], '1'), TABLE_TOOLS.removeColumn);
    expect(bodyOf(narrow)).toEqual([{ type: 'table', head: ['B'], rows: [[said('2')]] }]);
    expect(TABLE_TOOLS.removeColumn(narrow)).toBe(false);
    const tall = run(at([table], '1'), TABLE_TOOLS.addRow, TABLE_TOOLS.removeRow);
    expect(bodyOf(tall)).toEqual([{ ...table, rows: [[said(''), said('')]] }]);
  });
});
