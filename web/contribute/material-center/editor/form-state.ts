import type { OwnerChanges, OwnerEdit } from '#contract/calls/material-editor.ts';
import { OWNER_FIELDS, type OwnerField } from '#contract/domain/editing.ts';

/** A material's description as the server stores it. */
export interface Kept {
  version: string;
  edit: OwnerEdit;
}

/** The description of a work without any. */
export const NOTHING_SAID: OwnerEdit = {
  titleZh: '',
  titleEn: '',
  descriptionZh: '',
  descriptionEn: '',
  keywordsZh: [],
  keywordsEn: [],
  placeZh: '',
  placeEn: '',
  takenOn: null,
  categoryId: null,
  groupId: null,
  people: null,
  editorial: false,
};

/** Ignores a trailing space, which is still being typed. */
const plain = (value: OwnerEdit[OwnerField]) => (typeof value === 'string' ? value.trim() : value);
const same = (one: OwnerEdit[OwnerField], other: OwnerEdit[OwnerField]) =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

export function changedFields(before: OwnerEdit, after: OwnerEdit): OwnerField[] {
  return OWNER_FIELDS.filter((field) => !same(before[field], after[field]));
}

/** Changes to send so that the server has what was typed. */
export function changesOf(before: OwnerEdit, after: OwnerEdit): OwnerChanges {
  return Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]]));
}

interface Rebased {
  values: OwnerEdit;
  /** Fields changed here and elsewhere to different values. */
  disputed: OwnerField[];
}

/** Applies what was typed to the current values. */
export function rebase(base: OwnerEdit, typed: OwnerEdit, now: OwnerEdit): Rebased {
  const mine = changedFields(base, typed);
  const theirs = new Set(changedFields(base, now));
  return {
    values: { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) },
    disputed: mine.filter((field) => theirs.has(field) && !same(typed[field], now[field])),
  };
}
