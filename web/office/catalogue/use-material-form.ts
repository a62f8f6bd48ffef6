import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMaterialDetail, MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { materialQuery } from './queries.ts';
import { useEditMaterial } from './use-change-materials.ts';

/**
 * State of a material's form, separate from the server's data. Without unsaved input it follows others' changes;
 * otherwise it shows them, and the editor decides.
 */
export function useMaterialForm(material: DeskMaterialDetail) {
  const [base, setBase] = useState(material);
  const [seen, setSeen] = useState(material);
  const [values, setValues] = useState(material.edit);
  const mine = changedFields(base.edit, values);
  const theirs = material === seen && material.version !== base.version ? changedFields(base.edit, material.edit) : [];
  if (material !== seen) {
    setSeen(material);
    if (mine.length === 0) setValues(material.edit);
    if (mine.length === 0 || changedFields(base.edit, material.edit).length === 0) setBase(material);
  }
  const start = (from: DeskMaterialDetail, typed: MaterialEdit) => {
    setBase(from);
    setValues(typed);
  };
  const saving = useSaving(material, (saved) => start(saved, saved.edit));
  return {
    values,
    set: (change: Partial<MaterialEdit>) => setValues({ ...values, ...change }),
    undo: () => setValues(base.edit),
    /** Changed fields that are not saved. */
    mine,
    /** Changes that others have made since. */
    theirs:
      mine.length > 0 ? theirs.map((field) => ({ field, before: base.edit[field], after: material.edit[field] })) : [],
    keepMine: () => start(material, merge(base.edit, values, material.edit)),
    takeTheirs: () => start(material, material.edit),
    save: () => saving.save({ ...values, id: base.id, version: base.version }),
    pending: saving.pending,
    problem: saving.problem,
    errors: saving.errors,
  };
}

function useSaving(material: DeskMaterialDetail, onSaved: (saved: DeskMaterialDetail) => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const edit = useEditMaterial();
  const { error } = edit;
  const outdated = error instanceof CallError && error.problem === 'changed-meanwhile';
  const errors = error instanceof CallError ? error.fields : {};
  const save = (input: MaterialEdit & { id: number; version: string }) => {
    edit.mutate(input, {
      onSuccess: onSaved,
      onError: () => void cache.invalidateQueries({ queryKey: materialQuery(material.id).queryKey }),
    });
  };
  const message = outdated ? t(($) => $.office.conflict.saveAgain) : (error?.message ?? null);
  return { save, pending: edit.isPending, errors, problem: Object.keys(errors).length > 0 ? null : message };
}

type EditField = keyof MaterialEdit;

/** Fields in which two descriptions differ. */
export function changedFields(before: MaterialEdit, after: MaterialEdit): EditField[] {
  const fields = Object.keys(before) as EditField[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Keeps my changed fields and takes the rest from theirs. */
export function merge(base: MaterialEdit, mine: MaterialEdit, theirs: MaterialEdit): MaterialEdit {
  const kept = changedFields(base, mine).map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
