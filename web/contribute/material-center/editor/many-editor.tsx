import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OutcomeOfMany } from '#contract/calls/material-editor.ts';
import type { OwnerField } from '#contract/domain/editing.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { Belonging } from './belonging.tsx';
import { editor, glimpsesQuery } from './editor-queries.ts';
import fieldClasses from './fields.module.css';
import { Filmstrip } from './filmstrip.tsx';
import type { EditorForm } from './form.tsx';
import { NOTHING_SAID } from './form-state.ts';
import { changesOfMany, type Mode, type Modes, modesFor } from './changes-of-many.ts';
import classes from './material-editor.module.css';
import { Releases } from './releases.tsx';
import type { Settle } from '../../../lib/saver.ts';
import { TextsIn } from './texts-in.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

interface Props {
  ids: readonly number[];
  actions: HTMLElement | null;
  onOpen: (place: number) => void;
  onSettle: (settle: Settle) => void;
  onChanged: () => void;
}

/** Describes many works at once; for each field, the reader chooses whether and how it changes. */
export function ManyEditor({ ids, actions, onOpen, onSettle, onChanged }: Props) {
  const { t } = useTranslation();
  const { data: glimpses } = useQuery(glimpsesQuery(ids));
  const [values, setValues] = useState(NOTHING_SAID);
  const [modes, setModes] = useState<Modes>({});
  const changes = changesOfMany(values, modes);
  const count = ids.length;
  const applying = useApply(ids, () => {
    setModes({});
    onChanged();
  });
  const isEmpty = Object.keys(changes).length === 0;
  const apply = () => void (!isEmpty && !applying.isPending && applying.mutate(changes));
  useEditorKeys({ submit: apply, save: apply });
  // Nothing is applied unasked, so whoever leaves with something entered is asked.
  useEffect(() => onSettle(async () => isEmpty), [onSettle, isEmpty]);
  const form: EditorForm = {
    values,
    errors: {},
    set: (change) => setValues((before) => ({ ...before, ...change })),
    mayEdit: (field) => (modes[field] ?? 'leave') !== 'leave',
    aside: (field) => (
      <ModeSelect field={field} modes={modes} onChange={(mode) => setModes({ ...modes, [field]: mode })} />
    ),
  };
  return (
    <>
      {actions &&
        createPortal(
          <Button disabled={isEmpty} loading={applying.isPending} onClick={apply}>
            {t(($) => $.editor.many[applying.isPending ? 'applying' : 'apply'], { count })}
          </Button>,
          actions,
        )}
      <div className={classes.columns}>
        <aside className={classes.side}>
          <Filmstrip ids={ids} glimpses={glimpses} outcome={applying.data} onOpen={onOpen} />
        </aside>
        <div className={classes.work}>
          <form className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
            <p className={classes.notice}>{t(($) => $.editor.many.hint, { count })}</p>
            <Problem>{applying.error?.message}</Problem>
            <div className={fieldClasses.languages}>
              <TextsIn language="zh" form={form} />
              <TextsIn language="en" form={form} />
            </div>
            <section className={classes.block}>
              <h3>{t(($) => $.editor.belonging.title)}</h3>
              <Belonging kind={glimpses?.[0]?.kind ?? 'photo'} form={form} />
            </section>
            <section className={classes.block}>
              <h3>{t(($) => $.editor.releases.title)}</h3>
              <Releases ids={ids} mayEdit onChanged={onChanged} />
            </section>
          </form>
        </div>
      </div>
    </>
  );
}

function useApply(ids: readonly number[], onDone: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (changes: ReturnType<typeof changesOfMany>): Promise<OutcomeOfMany> =>
      editor.saveMany({ ids: [...ids], changes }),
    onSuccess: ({ done, left }) => {
      onDone();
      if (left.length === 0) return void toast(t(($) => $.editor.many.done, { count: done.length }));
      return void toast(
        t(($) => $.editor.many.left, { done: done.length, left: left.length }),
        'failed',
      );
    },
  });
}

interface ModeProps {
  field: OwnerField;
  modes: Modes;
  onChange: (mode: Mode) => void;
}

function ModeSelect({ field, modes, onChange }: ModeProps) {
  const { t } = useTranslation();
  const options = modesFor(field);
  return (
    <NativeSelect
      size="xs"
      aria-label={t(($) => $.editor.many.mode, { field: t(($) => $.editor.csv.fields[field]) })}
      classNames={{ input: fieldClasses.mode! }}
      data-set={modes[field] !== undefined && modes[field] !== 'leave'}
      value={modes[field] ?? 'leave'}
      data={options.map((mode) => ({ value: mode, label: t(($) => $.editor.many.modes[mode]) }))}
      onChange={({ currentTarget }) => onChange(options.find((mode) => mode === currentTarget.value) ?? 'leave')}
    />
  );
}
