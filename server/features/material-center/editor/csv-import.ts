import type { CsvLine, CsvReport, OwnerChanges } from '#contract/calls/material-editor.ts';
import { CSV_COLUMNS, type CsvColumn, type CsvProblem, type OwnerField } from '#contract/domain/editing.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { readTable, type Table } from '../../../platform/csv/table.ts';
import { isProblem, type Problem } from '../../../platform/problem.ts';
import { COLUMN_OF, READ_CELL } from './csv-cells.ts';
import { carryOut, editOf, type Plan, planOf, type Wrong } from './plan-changes.ts';
import { type Choices, lockOwnByCode, type OwnRow, readChoices } from './editor.queries.ts';
import { scopeOf } from '../scope.queries.ts';

/** Reports line by line what a table of descriptions would change; `apply` saves the valid lines. */
export async function importCsv(
  ctx: MemberContext,
  { file, apply }: { file: string; apply: boolean },
): Promise<CsvReport | Problem> {
  const table = readTable(file, CSV_COLUMNS);
  if (isProblem(table)) return table;
  return await transaction(ctx, async (tx) => {
    const codes = table.lines.map(({ cells }) => codeOf(cells));
    const rows = await lockOwnByCode(tx.db, scopeOf(tx.actor), codes);
    const choices = await readChoices(tx.db, tx.actor.userId);
    const planned = planLines(table, new Map(rows.map((row) => [row.code, row])), choices);
    const valid = planned.flatMap(({ row, changes, report }) =>
      row && report.outcome === 'change' ? [{ row, changes }] : [],
    );
    if (apply) await carryOut(tx, valid, choices);
    return { lines: planned.map(({ report }) => report), ignored: table.ignored, applied: apply };
  });
}

const codeOf = (cells: Map<CsvColumn, string>) => (cells.get('code') ?? '').toUpperCase();

interface Planned {
  row: OwnRow | undefined;
  changes: OwnerChanges;
  report: CsvLine;
}

function planLines({ lines }: Table<CsvColumn>, rows: ReadonlyMap<string, OwnRow>, choices: Choices): Planned[] {
  const seen = new Set<string>();
  return lines.map(({ line, cells }) => {
    const code = codeOf(cells);
    const row = rows.get(code);
    const report: CsvLine = { line, code, outcome: 'error', changes: [], problems: [] };
    const refuse = (why: CsvProblem): Planned => ({
      row,
      changes: {},
      report: { ...report, problems: [{ column: 'code', problem: why }] },
    });
    if (!row) return refuse('unknown-code');
    if (seen.has(code)) return refuse('repeated-code');
    seen.add(code);
    const { plan, problems } = planLine(row, cells, choices);
    const changes = problems.length > 0 ? [] : differences(row, plan.changes, choices);
    const outcome = problems.length > 0 ? 'error' : changes.length > 0 ? 'change' : 'unchanged';
    return { row, changes: plan.changes, report: { ...report, outcome, changes, problems } };
  });
}

function planLine(row: OwnRow, cells: Map<CsvColumn, string>, choices: Choices) {
  const problems: CsvLine['problems'] = [];
  let typed: OwnerChanges = {};
  for (const [column, text] of cells) {
    const read = READ_CELL[column]?.(text, row, choices) ?? {};
    if (typeof read === 'string') problems.push({ column, problem: read });
    else typed = { ...typed, ...read };
  }
  const plan = planOf(row, typed, choices);
  for (const [field, why] of Object.entries(plan.wrong) as [keyof typeof COLUMN_OF, Wrong[OwnerField]][])
    problems.push({ column: COLUMN_OF[field], problem: problemOf(plan, field, why) });
  return { plan, problems };
}

function problemOf({ changes }: Plan, field: OwnerField, why: Wrong[OwnerField]): CsvProblem {
  if (why === 'not-editable' || why === 'required') return why;
  if (field === 'keywordsZh' || field === 'keywordsEn')
    return (changes[field]?.length ?? 0) > MATERIAL_TEXT.keywords ? 'too-many-keywords' : 'too-long';
  return 'bad-date';
}

/** The changed fields in words. */
function differences(row: OwnRow, changes: OwnerChanges, choices: Choices): CsvLine['changes'] {
  const before = editOf(row);
  const shown = (field: OwnerField, value: OwnerChanges[OwnerField]) => {
    if (field === 'categoryId') return nameOf(choices.categories, value);
    if (field === 'groupId') return nameOf(choices.groups, value);
    if (Array.isArray(value)) return value.join(field === 'keywordsZh' ? '、' : ', ');
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');
  };
  return (Object.keys(changes) as OwnerField[]).map((field) => ({
    field,
    before: shown(field, before[field]),
    after: shown(field, changes[field]),
  }));
}

function nameOf(all: Choices['groups'], id: unknown): string {
  const named = all.find((one) => one.id === id);
  return named ? [named.zh, named.en].filter((name) => name !== '').join(' · ') : '';
}
