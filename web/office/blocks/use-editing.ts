import { useState } from 'react';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';

/** A thing as the server has it: what can be edited, and the version that a change must name. */
interface Edited<Values> {
  id: number;
  version: string | number;
  edit: Values;
}

interface Saving<Latest extends Edited<object>> {
  mutate: (
    input: Latest['edit'] & Pick<Latest, 'id' | 'version'>,
    options: { onSuccess: (saved: Latest) => void; onError: () => void },
  ) => void;
  isPending: boolean;
  error: Error | null;
}

/**
 * State of a form, separate from the server's data. Without unsaved input it follows others' changes; otherwise it
 * shows them, and the editor decides.
 */
export function useEditing<Latest extends Edited<object>>(
  latest: Latest,
  saving: Saving<Latest>,
  onRefused: () => void,
) {
  type Values = Latest['edit'];
  const [base, setBase] = useState(latest);
  const [seen, setSeen] = useState(latest);
  const [values, setValues] = useState<Values>(latest.edit);
  const mine = changedFields(base.edit, values);
  const theirs = latest === seen && latest.version !== base.version ? changedFields(base.edit, latest.edit) : [];
  if (latest !== seen) {
    setSeen(latest);
    if (mine.length === 0) setValues(latest.edit);
    if (mine.length === 0 || changedFields(base.edit, latest.edit).length === 0) setBase(latest);
  }
  const start = (from: Latest, typed: Values) => {
    setBase(from);
    setValues(typed);
  };
  const valueOf = (of: Values, field: string) => (of as Record<string, unknown>)[field];
  return {
    values,
    set: (change: Partial<Values>) => setValues({ ...values, ...change }),
    undo: () => setValues(base.edit),
    /** Changed fields that are not saved. */
    mine,
    /** Changes that others have made since. */
    theirs:
      mine.length > 0
        ? theirs.map((field) => ({ field, before: valueOf(base.edit, field), after: valueOf(latest.edit, field) }))
        : [],
    keepMine: () => start(latest, merge(base.edit, values, latest.edit)),
    takeTheirs: () => start(latest, latest.edit),
    save: () =>
      saving.mutate(
        { ...values, id: base.id, version: base.version },
        { onSuccess: (saved) => start(saved, saved.edit), onError: onRefused },
      ),
    pending: saving.isPending,
    ...useComplaint(saving.error),
  };
}

/** What the server said of single fields, or else of the whole. */
function useComplaint(error: Error | null) {
  const { t } = useTranslation();
  const errors = error instanceof CallError ? error.fields : {};
  const outdated = error instanceof CallError && error.problem === 'changed-meanwhile';
  const message = outdated ? t(($) => $.office.conflict.saveAgain) : (error?.message ?? null);
  return { errors, problem: Object.keys(errors).length > 0 ? null : message };
}

/** Fields in which two states of a thing differ. */
export function changedFields<Values extends object>(before: Values, after: Values): (keyof Values & string)[] {
  const fields = Object.keys(before) as (keyof Values & string)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Keeps my changed fields and takes the rest from theirs. */
export function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const kept = changedFields(base, mine).map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
