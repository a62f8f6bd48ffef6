import type { LeftReason, OwnerChanges, OwnerEdit } from '#contract/calls/material-editor.ts';
import { mayEdit, type OwnerField } from '#contract/domain/editing.ts';
import { cleanKeywords, MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { MemberContext } from '../../../context.ts';
import { recordChanges } from '../../audit/audit.ts';
import { reindex, updateDescriptions } from '../../catalogue/catalogue.ts';
import type { Choices, Named, OwnRow } from './editor.queries.ts';

export function editOf(row: OwnRow): OwnerEdit {
  return {
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    descriptionZh: row.descriptionZh,
    descriptionEn: row.descriptionEn,
    keywordsZh: row.keywordsZh,
    keywordsEn: row.keywordsEn,
    placeZh: row.placeZh,
    placeEn: row.placeEn,
    takenOn: row.takenOn,
    categoryId: row.categoryId,
    groupId: row.groupId,
    people: row.people,
    editorial: row.editorial,
  };
}

export type Wrong = Partial<Record<OwnerField, Exclude<LeftReason, 'unknown'>>>;

/** The fields of a material that would change, as they will be saved, and the problems with them. */
export interface Plan {
  changes: OwnerChanges;
  wrong: Wrong;
}

/** Plans only the fields that differ, so a field that must not change may still be sent unchanged. */
export function planOf(row: OwnRow, typed: OwnerChanges, choices: Choices): Plan {
  const before = editOf(row);
  const tidied = tidy(typed);
  const fields = (Object.keys(tidied) as OwnerField[]).filter((field) => !same(before[field], tidied[field]));
  const changes: OwnerChanges = Object.fromEntries(fields.map((field) => [field, tidied[field]]));
  const wrong = fields.flatMap((field): [OwnerField, Wrong[OwnerField]][] => {
    const why = mayEdit(row.state, field) ? problemOf(field, row, changes, choices) : 'not-editable';
    return why ? [[field, why]] : [];
  });
  return { changes, wrong: Object.fromEntries(wrong) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function tidy(typed: OwnerChanges): OwnerChanges {
  const { keywordsZh, keywordsEn } = typed;
  return {
    ...typed,
    ...(keywordsZh && { keywordsZh: cleanKeywords(keywordsZh, { splitSpaces: true }) }),
    ...(keywordsEn && { keywordsEn: cleanKeywords(keywordsEn, { splitSpaces: false }) }),
  };
}

function problemOf(
  field: OwnerField,
  row: OwnRow,
  changes: OwnerChanges,
  choices: Choices,
): Wrong[OwnerField] | undefined {
  const after = { ...editOf(row), ...changes };
  switch (field) {
    case 'titleZh':
    case 'titleEn':
      return row.state === 'online' && after.titleZh === '' && after.titleEn === '' ? 'required' : undefined;
    case 'keywordsZh':
    case 'keywordsEn':
      return tooLong(after[field]) ? 'too-long' : undefined;
    case 'takenOn':
      return (after.takenOn ?? '') > choices.latestDay ? 'invalid' : undefined;
    case 'categoryId':
      return after.categoryId === null || categoryOf(choices, row, after.categoryId) ? undefined : 'invalid';
    case 'groupId':
      return after.groupId === null || groupOf(choices, after.groupId) ? undefined : 'invalid';
    default:
      return undefined;
  }
}

function tooLong(words: readonly string[]): boolean {
  return words.length > MATERIAL_TEXT.keywords || words.some((word) => Array.from(word).length > MATERIAL_TEXT.keyword);
}

const categoryOf = ({ categories }: Choices, { kind }: OwnRow, id: number | null) =>
  categories.find((category) => category.id === id && category.kind === kind);
const groupOf = ({ groups }: Choices, id: number | null) => groups.find((group) => group.id === id);

interface Planned {
  row: OwnRow;
  changes: OwnerChanges;
}

/**
 * Carries out plans without problems, in the transaction that locked the materials, and updates the search. Returns the
 * versions of the changed materials.
 */
export async function carryOut(
  ctx: MemberContext,
  planned: readonly Planned[],
  choices: Choices,
): Promise<Map<number, string>> {
  const changed = planned.filter(({ changes }) => Object.keys(changes).length > 0);
  if (changed.length === 0) return new Map();
  const edits = changed.map(({ row, changes }) => ({ id: row.id, ...editOf(row), ...changes }));
  const versions = await updateDescriptions(ctx.db, edits);
  await recordChanges(
    ctx,
    changed.map((one) => recordOf(one, choices)),
  );
  const online = changed.filter(({ row }) => row.state === 'online').map(({ row }) => row.id);
  await reindex(ctx, online);
  return versions;
}

function recordOf({ row, changes }: Planned, choices: Choices) {
  const before = editOf(row);
  const fields = Object.keys(changes) as OwnerField[];
  const was: OwnerChanges = Object.fromEntries(fields.map((field) => [field, before[field]]));
  return {
    action: 'material.edited',
    subject: `material:${row.id}`,
    before: recorded(row, was, choices),
    after: recorded(row, changes, choices),
  };
}

/** Replaces ids by names, because people read the audit trail. */
function recorded(row: OwnRow, { categoryId, groupId, ...rest }: OwnerChanges, choices: Choices) {
  return {
    ...rest,
    ...(categoryId !== undefined && { category: inWords(categoryOf(choices, row, categoryId)) }),
    ...(groupId !== undefined && { group: inWords(groupOf(choices, groupId)) }),
  };
}

const inWords = (named: Named | undefined) => (named ? `${named.zh} · ${named.en} (${named.id})` : null);
