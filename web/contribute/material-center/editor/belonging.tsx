import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MediaKind } from '#contract/domain/media.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { NativeSelect } from '../../../ui/fields.ts';
import { Checkbox } from '../../../ui/table/controls.ts';
import { categoriesQuery } from './editor-queries.ts';
import classes from './fields.module.css';
import { type EditorForm, Field } from './form.tsx';
import { GroupField } from './group-field.tsx';

interface Props {
  kind: MediaKind;
  form: EditorForm;
}

/** Category, series, people, day and editorial use of a material. */
export function Belonging({ kind, form }: Props) {
  const { t } = useTranslation();
  const { values, errors, set, mayEdit } = form;
  const hint = useId();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <div className={classes.belonging}>
      <CategoryField kind={kind} form={form} />
      <Field form={form} field="takenOn">
        <DateField
          label={t(($) => $.editor.belonging.takenOn)}
          max={today}
          value={values.takenOn ?? ''}
          error={errors['takenOn']}
          disabled={!mayEdit('takenOn')}
          onChange={(day) => set({ takenOn: day || null })}
        />
      </Field>
      <GroupField form={form} />
      <PeopleField form={form} />
      <div className={classes.whole}>
        <Field form={form} field="editorial">
          <div className={classes.flag}>
            <Checkbox
              label={t(($) => $.editor.belonging.editorial)}
              aria-describedby={hint}
              checked={values.editorial}
              disabled={!mayEdit('editorial')}
              onChange={({ currentTarget }) => set({ editorial: currentTarget.checked })}
            />
            <p id={hint}>{t(($) => $.editor.belonging.editorialHint)}</p>
          </div>
        </Field>
      </div>
    </div>
  );
}

function CategoryField({ kind, form }: Props) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(categoriesQuery(kind, useLanguage()));
  const { categoryId } = form.values;
  // Until the list has loaded, its current category keeps its place.
  const own =
    categoryId !== null && !data.some(({ id }) => id === categoryId) ? [{ id: categoryId, categoryName: '…' }] : [];
  return (
    <Field form={form} field="categoryId">
      <NativeSelect
        label={t(($) => $.editor.belonging.category)}
        value={categoryId ?? ''}
        error={form.errors['categoryId']}
        disabled={!form.mayEdit('categoryId')}
        data={[
          { value: '', label: t(($) => $.editor.belonging.noCategory) },
          ...[...own, ...data].map(({ id, categoryName }) => ({ value: String(id), label: categoryName })),
        ]}
        onChange={({ currentTarget }) => form.set({ categoryId: Number(currentTarget.value) || null })}
      />
    </Field>
  );
}

const PEOPLE = [
  ['peopleYes', true],
  ['peopleNo', false],
  ['peopleUnknown', null],
] as const;

function PeopleField({ form }: { form: EditorForm }) {
  const { t } = useTranslation();
  return (
    <Field form={form} field="people">
      <fieldset className={classes.people} disabled={!form.mayEdit('people')}>
        <legend>{t(($) => $.editor.belonging.people)}</legend>
        <div className={classes.choices}>
          {PEOPLE.map(([label, people]) => (
            <label key={label}>
              <input
                type="radio"
                name="people"
                checked={form.values.people === people}
                onChange={() => form.set({ people })}
              />
              {t(($) => $.editor.belonging[label])}
            </label>
          ))}
        </div>
      </fieldset>
    </Field>
  );
}
