import { useTranslation } from 'react-i18next';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { KeywordField } from '../../ui/material-texts/keyword-field.tsx';
import { textFields } from '../../ui/material-texts/text-fields.ts';
import classes from './material-form.module.css';
import type { useMaterialForm } from './use-material-form.ts';

interface Props {
  language: Language;
  form: ReturnType<typeof useMaterialForm>;
}

/** All fields of a material in one language. */
export function TextsIn({ language, form }: Props) {
  const { t } = useTranslation();
  const { text, keywords } = textFields(form, language);
  return (
    <fieldset className={classes.texts}>
      <legend>{t(($) => $.office.catalogue.form[language])}</legend>
      <TextInput {...text('title')} label={t(($) => $.office.catalogue.form.name)} />
      <Textarea {...text('description')} label={t(($) => $.office.catalogue.form.description)} rows={4} />
      <KeywordField
        {...keywords}
        label={t(($) => $.office.catalogue.form.keywords)}
        description={t(($) => $.office.catalogue.form.keywordsHint[language], { count: MATERIAL_TEXT.keywords })}
      />
      <TextInput {...text('place')} label={t(($) => $.office.catalogue.form.place)} />
    </fieldset>
  );
}
