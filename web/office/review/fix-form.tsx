import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { reviewCalls, type ReviewDetail, type ReviewFix } from '#contract/calls/review.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { CallError, client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { KeywordField } from '../../ui/material-texts/keyword-field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { categoriesQuery } from '../categories/queries.ts';
import { reviewQuery } from './queries.ts';
import classes from './reason-picker.module.css';

const reviews = client(reviewCalls);

const fixOf = ({ material: { titleZh, titleEn, keywordsZh, keywordsEn, categoryId } }: ReviewDetail): ReviewFix => ({
  titleZh,
  titleEn,
  keywordsZh,
  keywordsEn,
  categoryId,
});

/** Corrects small mistakes that need no return. */
export function FixForm({ review, onClosed }: { review: ReviewDetail; onClosed: () => void }) {
  const { t } = useTranslation();
  const heading = useId();
  const [values, setValues] = useState(() => fixOf(review));
  const set = (change: Partial<ReviewFix>) => setValues({ ...values, ...change });
  const saving = useSaving(review, setValues, onClosed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.pending) saving.save(values);
  };
  return (
    <form className={classes.picker} aria-labelledby={heading} onSubmit={submit} noValidate>
      <h2 id={heading}>{t(($) => $.office.review.fix.title)}</h2>
      <p className={classes.hint}>{t(($) => $.office.review.fix.hint)}</p>
      <WordFields values={values} errors={saving.errors} set={set} />
      <CategorySelect review={review} value={values.categoryId} onChange={(categoryId) => set({ categoryId })} />
      <Problem>{saving.problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClosed}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={saving.pending}>
          {t(($) => $.office.review.fix.save)}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  values: ReviewFix;
  errors: Record<string, string>;
  set: (change: Partial<ReviewFix>) => void;
}

function WordFields({ values, errors, set }: FieldsProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const title = (field: 'titleZh' | 'titleEn', lang: Language) => (
    <TextInput
      ref={field === 'titleZh' ? first : undefined}
      label={t(($) => $.reviewReasons.fields[field])}
      lang={lang}
      maxLength={MATERIAL_TEXT.title}
      autoComplete="off"
      value={values[field]}
      error={errors[field]}
      onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
    />
  );
  const keywords = (field: 'keywordsZh' | 'keywordsEn', language: Language) => (
    <KeywordField
      language={language}
      label={t(($) => $.reviewReasons.fields[field])}
      description={t(($) => $.office.catalogue.form.keywordsHint[language], { count: MATERIAL_TEXT.keywords })}
      value={values[field]}
      error={errors[field]}
      onChange={(words) => set({ [field]: words })}
    />
  );
  return (
    <>
      {title('titleZh', 'zh')}
      {title('titleEn', 'en')}
      {keywords('keywordsZh', 'zh')}
      {keywords('keywordsEn', 'en')}
    </>
  );
}

function useSaving(review: ReviewDetail, onChanged: (values: ReviewFix) => void, onSaved: () => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { queryKey } = reviewQuery(review.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (fix: ReviewFix) => reviews.fix({ id: review.id, version: review.material.version, ...fix }),
    onSuccess: ({ review: fixed }) => {
      cache.setQueryData(queryKey, fixed);
      void toast(t(($) => $.office.review.fix.saved));
      onSaved();
    },
    onError: async (failure) => {
      if (!(failure instanceof CallError) || failure.problem !== 'changed-meanwhile') return;
      await cache.invalidateQueries({ queryKey });
      const latest = cache.getQueryData<ReviewDetail | null>(queryKey);
      if (latest) onChanged(fixOf(latest));
    },
  });
  const errors = error instanceof CallError ? error.fields : {};
  const changed = error instanceof CallError && error.problem === 'changed-meanwhile';
  const message = changed ? t(($) => $.office.review.fix.changed) : (error?.message ?? null);
  return { save: mutate, pending: isPending, errors, problem: Object.keys(errors).length > 0 ? null : message };
}

interface SelectProps {
  review: ReviewDetail;
  value: number | null;
  onChange: (categoryId: number | null) => void;
}

function CategorySelect({ review: { material }, value, onChange }: SelectProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery);
  const listed = data?.infos.filter(({ kind }) => kind === material.kind) ?? [];
  // Until the list has loaded, only the current category is offered.
  const own =
    value !== null && !listed.some(({ id }) => id === value)
      ? [{ value: String(value), label: material.category ?? '' }]
      : [];
  return (
    <NativeSelect
      label={t(($) => $.office.review.facts.category)}
      value={value ?? ''}
      data={[
        { value: '', label: t(($) => $.office.review.facts.none) },
        ...own,
        ...listed.map((category) => ({ value: String(category.id), label: category[language] })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}
