import type { ReactNode } from 'react';
import type { Language } from '#contract/domain/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Textarea, TextInput } from '../../../ui/fields.ts';
import { textFields } from '../../../ui/material-texts/text-fields.ts';
import classes from './fields.module.css';
import { type EditorForm, Field } from './form.tsx';
import { SuggestingField } from './suggesting-field.tsx';

interface Props {
  language: Language;
  form: EditorForm;
  /** Beside the language's name. */
  action?: ReactNode;
}

/** All fields of a material in one language. */
export function TextsIn({ language, form, action }: Props) {
  const { t } = useTranslation();
  const name = t(($) => $.editor.words[language]);
  const { names, text, keywords } = textFields(form, language);
  const field = (kind: 'title' | 'description' | 'place') => ({
    ...text(kind),
    label: t(($) => $.editor.words[kind]),
    disabled: !form.mayEdit(names[kind]),
  });
  return (
    <section className={classes.texts} aria-label={name}>
      <div className={classes.language}>
        <h3>{name}</h3>
        {action}
      </div>
      <Field form={form} field={names.title}>
        <TextInput {...field('title')} placeholder={t(($) => $.editor.words.titleHint)} />
      </Field>
      <Field form={form} field={names.keywords}>
        <SuggestingField
          {...keywords}
          label={t(($) => $.editor.words.keywords)}
          disabled={!form.mayEdit(names.keywords)}
        />
      </Field>
      <Field form={form} field={names.description}>
        <Textarea {...field('description')} rows={3} />
      </Field>
      <Field form={form} field={names.place}>
        <TextInput {...field('place')} />
      </Field>
    </section>
  );
}
