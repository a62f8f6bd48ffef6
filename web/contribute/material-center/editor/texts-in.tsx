import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { Textarea, TextInput } from '../../../ui/fields.ts';
import classes from './fields.module.css';
import { type EditorForm, Field } from './form.tsx';
import { KeywordField } from './keyword-field.tsx';

const SUFFIX = { zh: 'Zh', en: 'En' } as const;

interface Props {
  language: Language;
  form: EditorForm;
  /** Beside the language's name. */
  action?: ReactNode;
}

/** Everything that is said of a material in one language. */
export function TextsIn({ language, form, action }: Props) {
  const { t } = useTranslation();
  const suffix = SUFFIX[language];
  const name = t(($) => $.editor.words[language]);
  const text = (kind: 'title' | 'description' | 'place') => {
    const field = `${kind}${suffix}` as const;
    return {
      label: t(($) => $.editor.words[kind]),
      lang: language,
      maxLength: MATERIAL_TEXT[kind],
      autoComplete: 'off',
      name: field,
      disabled: !form.mayEdit(field),
      value: form.values[field],
      error: form.errors[field],
      onChange: (event: { currentTarget: { value: string } }) => form.set({ [field]: event.currentTarget.value }),
    };
  };
  const keywords = `keywords${suffix}` as const;
  return (
    <section className={classes.texts} aria-label={name}>
      <div className={classes.language}>
        <h3>{name}</h3>
        {action}
      </div>
      <Field form={form} field={`title${suffix}`}>
        <TextInput {...text('title')} placeholder={t(($) => $.editor.words.titleHint)} />
      </Field>
      <Field form={form} field={keywords}>
        <KeywordField
          language={language}
          label={t(($) => $.editor.words.keywords)}
          value={form.values[keywords]}
          error={form.errors[keywords]}
          disabled={!form.mayEdit(keywords)}
          onChange={(words) => form.set({ [keywords]: words })}
        />
      </Field>
      <Field form={form} field={`description${suffix}`}>
        <Textarea {...text('description')} rows={3} />
      </Field>
      <Field form={form} field={`place${suffix}`}>
        <TextInput {...text('place')} />
      </Field>
    </section>
  );
}
