import type { MaterialEdit } from '#contract/calls/catalogue-desk.ts';

export type EditField = keyof MaterialEdit;

/** The fields in which two descriptions differ. */
export function changedFields(before: MaterialEdit, after: MaterialEdit): EditField[] {
  const fields = Object.keys(before) as EditField[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** What I changed stays mine; the rest is as it is now. */
export function merge(base: MaterialEdit, mine: MaterialEdit, theirs: MaterialEdit): MaterialEdit {
  const kept = changedFields(base, mine).map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
