import { useQuery } from '@tanstack/react-query';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { PRICE_CLASSES } from '#contract/domain/material.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import { categoriesQuery } from '../categories/queries.ts';
import classes from './material-form.module.css';
import type { useMaterialForm } from './use-material-form.ts';

interface Props {
  material: DeskMaterialDetail;
  form: ReturnType<typeof useMaterialForm>;
}

const PEOPLE = [
  ['', 'peopleUnknown', null],
  ['yes', 'peopleYes', true],
  ['no', 'peopleNo', false],
] as const;

/** Category, series, price class, people and editorial use of a material. */
export function Belonging({ material, form }: Props) {
  const { t } = useTranslation();
  const { values, errors, set } = form;
  const isPicture = material.kind === 'video' || material.kind === 'photo';
  return (
    <div className={classes.belonging}>
      <CategorySelect material={material} form={form} />
      <GroupSelect material={material} form={form} />
      <NativeSelect
        label={t(($) => $.office.catalogue.form.priceClass)}
        value={values.priceClass}
        error={errors['priceClass']}
        data={[...PRICE_CLASSES]}
        onChange={({ currentTarget }) =>
          set({ priceClass: PRICE_CLASSES.find((known) => known === currentTarget.value) ?? values.priceClass })
        }
      />
      {isPicture && <PeopleSelect form={form} />}
      <div className={classes.whole}>
        <Checkbox
          label={t(($) => $.office.catalogue.form.editorial)}
          checked={values.editorial}
          onChange={({ currentTarget }) => set({ editorial: currentTarget.checked })}
        />
      </div>
    </div>
  );
}

function PeopleSelect({ form: { values, errors, set } }: Pick<Props, 'form'>) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t(($) => $.office.catalogue.form.people)}
      value={PEOPLE.find(([, , people]) => people === values.people)?.[0] ?? ''}
      error={errors['people']}
      data={PEOPLE.map(([value, label]) => ({ value, label: t(($) => $.office.catalogue.form[label]) }))}
      onChange={({ currentTarget }) =>
        set({ people: PEOPLE.find(([value]) => value === currentTarget.value)?.[2] ?? null })
      }
    />
  );
}

function CategorySelect({ material, form }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery);
  const { categoryId } = form.values;
  const listed = data?.infos.filter(({ kind }) => kind === material.kind) ?? [];
  const known = listed.some(({ id }) => id === categoryId);
  // Until the list has loaded, only the current category is offered.
  const own = categoryId !== null && !known ? [{ value: String(categoryId), label: material.category ?? '' }] : [];
  return (
    <NativeSelect
      label={t(($) => $.office.catalogue.form.category)}
      value={categoryId ?? ''}
      error={form.errors['categoryId']}
      data={[
        { value: '', label: t(($) => $.office.catalogue.form.noCategory) },
        ...own,
        ...listed.map((category) => ({ value: String(category.id), label: category[language] })),
      ]}
      onChange={({ currentTarget }) => form.set({ categoryId: numberOf(currentTarget.value) })}
    />
  );
}

function GroupSelect({ material, form }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <NativeSelect
      label={t(($) => $.office.catalogue.form.group)}
      value={form.values.groupId ?? ''}
      error={form.errors['groupId']}
      data={[
        { value: '', label: t(($) => $.office.catalogue.form.noGroup) },
        ...material.groups.map((group) => ({
          value: String(group.id),
          label: group[language] || group.zh || group.en,
        })),
      ]}
      onChange={({ currentTarget }) => form.set({ groupId: numberOf(currentTarget.value) })}
    />
  );
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
