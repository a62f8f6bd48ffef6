import type { OwnerChanges } from '#contract/calls/material-editor.ts';
import type { CsvColumn, CsvProblem, OwnerField } from '#contract/domain/editing.ts';
import { isDay } from '#contract/domain/editing.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Choices, Named, OwnRow } from './editor.queries.ts';

/** The changes that a cell makes to a material, or its problem. */
type Read = OwnerChanges | CsvProblem;
type ReadCell = (text: string, row: OwnRow, choices: Choices) => Read;

export const COLUMN_OF: Record<Exclude<OwnerField, 'people'>, CsvColumn> = {
  titleZh: 'titleZh',
  titleEn: 'titleEn',
  descriptionZh: 'descriptionZh',
  descriptionEn: 'descriptionEn',
  keywordsZh: 'keywordsZh',
  keywordsEn: 'keywordsEn',
  placeZh: 'placeZh',
  placeEn: 'placeEn',
  takenOn: 'takenOn',
  categoryId: 'category',
  groupId: 'group',
  editorial: 'editorial',
};

type TextField = 'titleZh' | 'titleEn' | 'descriptionZh' | 'descriptionEn' | 'placeZh' | 'placeEn';

const textCell =
  (field: TextField, most: number): ReadCell =>
  (text) =>
    Array.from(text).length > most ? 'too-long' : { [field]: text };

/** The most characters in a cell of keywords; anything longer cannot be a list of keywords. */
const MOST_IN_CELL = 5000;
const keywordsCell =
  (field: 'keywordsZh' | 'keywordsEn'): ReadCell =>
  (text) =>
    text.length > MOST_IN_CELL ? 'too-long' : { [field]: text === '' ? [] : [text] };

export const READ_CELL: Partial<Record<CsvColumn, ReadCell>> = {
  titleZh: textCell('titleZh', MATERIAL_TEXT.title),
  titleEn: textCell('titleEn', MATERIAL_TEXT.title),
  descriptionZh: textCell('descriptionZh', MATERIAL_TEXT.description),
  descriptionEn: textCell('descriptionEn', MATERIAL_TEXT.description),
  placeZh: textCell('placeZh', MATERIAL_TEXT.place),
  placeEn: textCell('placeEn', MATERIAL_TEXT.place),
  keywordsZh: keywordsCell('keywordsZh'),
  keywordsEn: keywordsCell('keywordsEn'),
  takenOn: (text) => {
    const takenOn = text === '' ? null : dayOf(text);
    return takenOn === undefined ? 'bad-date' : { takenOn };
  },
  category: (text, row, { categories }) => {
    if (text === '') return { categoryId: null };
    const found = named(
      categories.filter(({ kind }) => kind === row.kind),
      text,
      row.categoryId,
    );
    return found ? { categoryId: found.id } : 'unknown-category';
  },
  group: (text, row, { groups }) => {
    if (text === '') return { groupId: null };
    const found = named(groups, text, row.groupId);
    return found ? { groupId: found.id } : 'unknown-group';
  },
  editorial: (text) => {
    if (text === '') return {};
    const editorial = CHOICES.get(text.toLowerCase());
    return editorial === undefined ? 'bad-choice' : { editorial };
  },
};

/** Finds an entry by either name, ignoring case; among several it prefers the current one. */
function named<Item extends Named>(all: readonly Item[], text: string, own: number | null): Item | undefined {
  const wanted = text.toLowerCase();
  const found = all.filter(({ zh, en }) => zh.toLowerCase() === wanted || en.toLowerCase() === wanted);
  return found.find(({ id }) => id === own) ?? found[0];
}

/** Reads dates as spreadsheets write them: 2026/5/1, 2026年5月1日. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}

const CHOICES = new Map([
  ...['yes', 'y', 'true', '1', '是'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', '否'].map((word) => [word, false] as const),
]);
