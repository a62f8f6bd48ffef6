import { useState } from 'react';
import type { InvoiceTitle } from '#contract/calls/invoices.ts';
import type { InvoiceType } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/fields.ts';
import classes from './invoices.module.css';
import { TitleDialog } from './title-dialog.tsx';
import type { TitleProblems } from './use-title-problems.ts';

interface Chosen {
  title: InvoiceTitle | undefined;
  titleId: number | undefined;
  setTitleId: (id: number) => void;
  type: InvoiceType;
  problems: TitleProblems;
}

/** A title of the book, or a new one; fields that are missing are named. */
export function ChooseTitle({ form, titles }: { form: Chosen; titles: readonly InvoiceTitle[] }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<InvoiceTitle | 'new'>();
  const { fields = [], title: missing } = form.problems;
  const options = titles.map(({ id, title, kind }) => ({
    value: String(id),
    label: `${title} · ${t(($) => $.invoices.kinds[kind])}`,
  }));
  return (
    <div className={classes.choose}>
      {titles.length > 0 && (
        <NativeSelect
          label={t(($) => $.invoices.form.titleLabel)}
          data={options}
          value={String(form.titleId ?? '')}
          onChange={({ currentTarget }) => form.setTitleId(Number(currentTarget.value))}
        />
      )}
      <Button variant="default" size="small" onClick={() => setEditing('new')}>
        {t(($) => $.invoices.form.newTitle)}
      </Button>
      {missing && (
        <p className={classes.problem} role="alert">
          {missing}
        </p>
      )}
      {fields.length > 0 && (
        <div className={classes.problem} role="alert">
          <ul>
            {fields.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Button variant="plain" size="small" onClick={() => setEditing(form.title)}>
            {t(($) => $.invoices.form.toTitle)}
          </Button>
        </div>
      )}
      {editing && (
        <TitleDialog
          title={editing === 'new' ? undefined : editing}
          type={form.type}
          onSaved={({ id }) => form.setTitleId(id)}
          onClosed={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
