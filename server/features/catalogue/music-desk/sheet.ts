import type { DeskTag, SheetLine, SheetReport } from '#contract/calls/music-desk.ts';
import { CSV_LIMITS } from '#contract/domain/editing.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { SHEET_COLUMNS, type SheetColumn } from '#contract/domain/music.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { readTable } from '../../../platform/csv/table.ts';
import { csv } from '../../../platform/csv/write.ts';
import { isProblem, type Problem } from '../../../platform/problem.ts';
import { confirmPiece, editOf } from './edit-pieces.ts';
import { listForSheet, lockByCode, type PieceFilter } from './edit-pieces.queries.ts';
import { cellsOf, differences, editIn } from './sheet-cells.ts';
import { listTagsToKeep } from './tags.queries.ts';

/** What staff say of the pieces of a list, up to the number of lines that one import takes. */
export async function exportSheet(ctx: MemberContext, filter: Omit<PieceFilter, 'pageNo' | 'pageSize'>) {
  const tags = await listTagsToKeep(ctx.db);
  const nameOf = ({ zh, en }: DeskTag) => inLanguage(ctx.language, zh, en);
  const rows = await listForSheet(ctx.db, filter, CSV_LIMITS.lines);
  const lines = rows.map((row) => {
    const { code, titleZh, titleEn } = row;
    const cells = { code, titleZh, titleEn, ...cellsOf(editOf(row), tags, nameOf) };
    return SHEET_COLUMNS.map((column) => cells[column]);
  });
  return { csv: csv([SHEET_COLUMNS, ...lines]) };
}

/** Reports line by line what a table would change; `apply` saves the valid lines. */
export async function importSheet(
  ctx: MemberContext,
  { file, apply }: { file: string; apply: boolean },
): Promise<SheetReport | Problem> {
  const table = readTable(file, SHEET_COLUMNS);
  if (isProblem(table)) return table;
  return await transaction(ctx, async (tx) => {
    const tags = await listTagsToKeep(tx.db);
    const codes = table.lines.map(({ cells }) => codeOf(cells));
    const rows = new Map((await lockByCode(tx.db, codes)).map((row) => [row.code, row]));
    const lines: SheetLine[] = [];
    for (const { line, cells } of table.lines) {
      const code = codeOf(cells);
      const row = rows.get(code);
      const repeated = lines.some((earlier) => earlier.code === code);
      if (!row || repeated) {
        const why = row ? 'repeated-code' : 'unknown-code';
        lines.push({ line, code, outcome: 'error', changes: [], problems: [{ column: 'code', problem: why }] });
        continue;
      }
      const before = editOf(row);
      const { edit, problems } = editIn(cells, { kind: row.kind, before, tags });
      const changes = problems.length > 0 ? [] : differences(before, edit, tags);
      const outcome = problems.length > 0 ? 'error' : changes.length > 0 ? 'change' : 'unchanged';
      if (apply && outcome === 'change') await confirmPiece(tx, row, edit);
      lines.push({ line, code, outcome, changes, problems });
    }
    return { lines, ignored: table.ignored, applied: apply };
  });
}

const codeOf = (cells: ReadonlyMap<SheetColumn, string>) => (cells.get('code') ?? '').toUpperCase();
