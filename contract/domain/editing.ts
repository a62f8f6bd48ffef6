import type { MaterialState } from './material.ts';

/** Fields of a material that its owner describes. */
export const OWNER_FIELDS = [
  'titleZh',
  'titleEn',
  'descriptionZh',
  'descriptionEn',
  'keywordsZh',
  'keywordsEn',
  'placeZh',
  'placeEn',
  'takenOn',
  'categoryId',
  'groupId',
  'people',
  'editorial',
] as const;
export type OwnerField = (typeof OWNER_FIELDS)[number];

const WORDS: ReadonlySet<OwnerField> = new Set([
  'titleZh',
  'titleEn',
  'descriptionZh',
  'descriptionEn',
  'keywordsZh',
  'keywordsEn',
  'placeZh',
  'placeEn',
]);

/** `words`: title, description, keywords and location, but nothing that a reviewer relied on. */
export type Editable = 'all' | 'words' | 'none';

const EDITABLE: Record<MaterialState, Editable> = {
  uploaded: 'none',
  transcoding: 'none',
  incomplete: 'all',
  // Fixed while a reviewer may be looking at it; the owner withdraws it first.
  pending: 'none',
  returned: 'all',
  online: 'words',
  rejected: 'none',
  offline: 'none',
};

export function editableIn(state: MaterialState): Editable {
  return EDITABLE[state];
}

export function mayEdit(state: MaterialState, field: OwnerField): boolean {
  const editable = EDITABLE[state];
  return editable === 'all' || (editable === 'words' && WORDS.has(field));
}

/** A table of descriptions that owners export and import again; the header does not count as a line. */
export const CSV_LIMITS = { bytes: 700 * 1024, lines: 1000 } as const;

export const CSV_COLUMNS = [
  'code',
  'file',
  'titleZh',
  'titleEn',
  'keywordsZh',
  'keywordsEn',
  'descriptionZh',
  'descriptionEn',
  'category',
  'placeZh',
  'placeEn',
  'takenOn',
  'editorial',
  'group',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Reasons why a line of such a table is not imported. */
export const CSV_PROBLEMS = [
  'unknown-code',
  'repeated-code',
  'not-editable',
  'required',
  'too-long',
  'too-many-keywords',
  'unknown-category',
  'unknown-group',
  'bad-date',
  'bad-choice',
] as const;
export type CsvProblem = (typeof CSV_PROBLEMS)[number];

/** Whether a text is a day on which a photo can have been taken: it exists, and not before the first photograph. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1826-01-01') return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
