import type { ReactNode } from 'react';
import type { OwnerChanges, OwnerEdit } from '#contract/calls/material-editor.ts';
import type { OwnerField } from '#contract/domain/editing.ts';
import classes from './fields.module.css';

/** Values and actions of the fields: for one material, or for many. */
export interface EditorForm {
  values: OwnerEdit;
  errors: Record<string, string>;
  set: (change: OwnerChanges) => void;
  mayEdit: (field: OwnerField) => boolean;
  /** Content beside a field's name. */
  aside?: (field: OwnerField) => ReactNode;
}

interface Props {
  form: EditorForm;
  field: OwnerField;
  children: ReactNode;
}

export function Field({ form, field, children }: Props) {
  return (
    <div className={classes.field}>
      {form.aside && <div className={classes.aside}>{form.aside(field)}</div>}
      {children}
    </div>
  );
}
