import { CSV_LIMITS } from '#contract/domain/editing.ts';
import type { ProblemCode } from '#contract/domain/problems.ts';
import { problem, type Problem } from '../problem.ts';
import { type CsvRow, readCsv } from './read.ts';
import { unmarked } from './write.ts';

/** A table that somebody edited: its lines by the names of their columns, whatever their order. */
export interface Table<Column extends string> {
  lines: { line: number; cells: Map<Column, string> }[];
  /** Columns that nobody asked for. */
  ignored: string[];
}

/** The column that says what a line is about, and the problem of a table without it. */
interface KeyColumn {
  column: string;
  missing: ProblemCode;
}
const CODE: KeyColumn = { column: 'code', missing: 'csv-no-code' };

/** Reads a table that has at least the key; formulas are plain text again. */
export function readTable<Column extends string>(
  file: string,
  known: readonly Column[],
  key = CODE,
): Table<Column> | Problem {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > CSV_LIMITS.bytes) return problem('too-large');
  const rows = readCsv(bytes);
  if (rows === 'not-text') return problem('csv-not-text');
  if (rows === 'open-quote') return problem('csv-open-quote');
  const [head, ...lines] = rows;
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const columns = names.map((name) => known.find((column) => column.toLowerCase() === name.toLowerCase()));
  if (!columns.some((column) => column === key.column)) return problem(key.missing);
  if (lines.length > CSV_LIMITS.lines) return problem('csv-too-long');
  const ignored = names.filter((name, index) => name !== '' && columns[index] === undefined);
  return { lines: lines.map((row) => ({ line: row.line, cells: cellsOf(row, columns) })), ignored };
}

/** Reads the cells of a line; a line that is too short leaves its missing columns unchanged. */
function cellsOf<Column extends string>({ cells }: CsvRow, columns: readonly (Column | undefined)[]) {
  return new Map(
    cells.flatMap((cell, index): [Column, string][] => {
      const column = columns[index];
      return column === undefined ? [] : [[column, unmarked(cell.trim()).trim()]];
    }),
  );
}
