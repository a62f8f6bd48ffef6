/** What somebody edits, as the server stores it, and the version that a change must name. */
export interface Kept<Edit, Version> {
  version: Version;
  edit: Edit;
}

/** Ignores a trailing space, which is still being typed. */
const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const same = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

export function changedFields<Edit extends object>(before: Edit, after: Edit): (keyof Edit & string)[] {
  const fields = Object.keys(before) as (keyof Edit & string)[];
  return fields.filter((field) => !same(before[field], after[field]));
}

/** Changes to send so that the server has what was typed. */
export function changesOf<Edit extends object>(before: Edit, after: Edit): Partial<Edit> {
  return Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]])) as Partial<Edit>;
}

export interface Rebased<Edit> {
  values: Edit;
  /** Fields changed here and elsewhere to different values. */
  disputed: (keyof Edit & string)[];
}

/** Applies what was typed to the current values. */
export function rebase<Edit extends object>(base: Edit, typed: Edit, now: Edit): Rebased<Edit> {
  const mine = changedFields(base, typed);
  const theirs = new Set(changedFields(base, now));
  return {
    values: { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) },
    disputed: mine.filter((field) => theirs.has(field) && !same(typed[field], now[field])),
  };
}
