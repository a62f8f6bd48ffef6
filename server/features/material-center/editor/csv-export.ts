import { CSV_COLUMNS, CSV_LIMITS, type CsvColumn } from '#contract/domain/editing.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import type { MemberContext } from '../../../context.ts';
import { csv, csvLine } from '../../../platform/csv/write.ts';
import { countOwn, listOwn, type Wanted } from './csv.queries.ts';
import { type Choices, type Named, type OwnRow, readChoices } from './editor.queries.ts';
import { scopeOf } from '../scope.queries.ts';

/** Exports the caller's descriptions as a table, up to the number of lines that one import takes. */
export async function exportCsv(ctx: MemberContext, wanted: Wanted) {
  const { userId } = ctx.actor;
  const [rows, total, choices] = await Promise.all([
    listOwn(ctx.db, scopeOf(ctx.actor), wanted, CSV_LIMITS.lines),
    countOwn(ctx.db, scopeOf(ctx.actor), wanted),
    readChoices(ctx.db, userId),
  ]);
  let table = csv([CSV_COLUMNS]);
  let room = CSV_LIMITS.bytes - Buffer.byteLength(table);
  let lines = 0;
  for (const row of rows) {
    const line = csvLine(CSV_COLUMNS.map((column) => CELLS[column](row, choices, ctx.language)));
    room -= Buffer.byteLength(line);
    if (room < 0) break;
    table += line;
    lines += 1;
  }
  return { csv: table, lines, left: total - lines };
}

type CellOf = (row: OwnRow, choices: Choices, language: Language) => string;

const CELLS: Record<CsvColumn, CellOf> = {
  code: (row) => row.code,
  file: (row) => row.fileName,
  titleZh: (row) => row.titleZh,
  titleEn: (row) => row.titleEn,
  keywordsZh: (row) => row.keywordsZh.join('、'),
  keywordsEn: (row) => row.keywordsEn.join(', '),
  descriptionZh: (row) => row.descriptionZh,
  descriptionEn: (row) => row.descriptionEn,
  category: (row, { categories }, language) => nameOf(categories, row.categoryId, language),
  placeZh: (row) => row.placeZh,
  placeEn: (row) => row.placeEn,
  takenOn: (row) => row.takenOn ?? '',
  editorial: (row) => (row.editorial ? 'yes' : 'no'),
  group: (row, { groups }, language) => nameOf(groups, row.groupId, language),
};

function nameOf(all: readonly Named[], id: number | null, language: Language): string {
  const named = all.find((one) => one.id === id);
  return named ? inLanguage(language, named.zh, named.en) : '';
}
