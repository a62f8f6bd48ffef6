import { useTranslation } from 'react-i18next';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { KeywordField } from './keyword-field.tsx';
import classes from './material-form.module.css';
import type { useMaterialForm } from './use-material-form.ts';

interface Props {
  language: Language;
  form: ReturnType<typeof useMaterialForm>;
}

const SUFFIX = { zh: 'Zh', en: 'En' } as const;

/** Everything that is said of a material in one language. */
export function TextsIn({ language, form }: Props) {
  const { t } = useTranslation();
  const suffix = SUFFIX[language];
  const text = (name: 'title' | 'description' | 'place', max: number) => {
    const field = `${name}${suffix}` as const;
    return {
      label: t(($) => $.office.catalogue.form[name === 'title' ? 'name' : name]),
      lang: language,
      maxLength: max,
      autoComplete: 'off',
      value: form.values[field],
      error: form.errors[field],
      onChange: (event: { currentTarget: { value: string } }) => form.set({ [field]: event.currentTarget.value }),
    };
  };
  const keywords = `keywords${suffix}` as const;
  return (
    <fieldset className={classes.texts}>
      <legend>{t(($) => $.office.catalogue.form[language])}</legend>
      <TextInput {...text('title', MATERIAL_TEXT.title)} />
      <Textarea {...text('description', MATERIAL_TEXT.description)} rows={4} />
      <KeywordField
        language={language}
        value={form.values[keywords]}
        error={form.errors[keywords]}
        onChange={(words) => form.set({ [keywords]: words })}
      />
      <TextInput {...text('place', MATERIAL_TEXT.place)} />
    </fieldset>
  );
}
