import { type FormEvent, useEffect } from 'react';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import { isChinese, type Language } from '#contract/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { KeywordField } from '../../ui/material-texts/keyword-field.tsx';
import { textFields } from '../../ui/material-texts/text-fields.ts';
import { SaveBar } from '../blocks/save-bar.tsx';
import { Suggestion } from '../blocks/suggestion.tsx';
import { Belonging } from './belonging.tsx';
import classes from './material-form.module.css';
import { useMaterialForm } from './use-material-form.ts';

interface Props {
  material: DeskMaterialDetail;
  mayEdit: boolean;
  /** The title that other software wrote into the file. */
  titleInFile?: string;
  onUnsaved: (unsaved: boolean) => void;
}

/** The form for a material's description, both languages side by side. */
export function MaterialForm({ material, mayEdit, titleInFile = '', onUnsaved }: Props) {
  const { t } = useTranslation();
  const form = useMaterialForm(material);
  const unsaved = form.mine.length > 0;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unsaved && form.theirs.length === 0 && !form.pending) form.save();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t(($) => $.office.catalogue.form.title)}>
      {!mayEdit && <p className={classes.note}>{t(($) => $.office.catalogue.readOnly)}</p>}
      <fieldset disabled={!mayEdit} className={classes.fields}>
        <TitleInFile title={titleInFile} form={form} />
        <div className={classes.languages}>
          <TextsIn language="zh" form={form} />
          <TextsIn language="en" form={form} />
        </div>
        <Belonging material={material} form={form} />
      </fieldset>
      <SaveBar form={form} />
    </form>
  );
}

function TitleInFile({ title, form: { values, set } }: { title: string; form: TextsInProps['form'] }) {
  const { t } = useTranslation();
  if (title === '' || [values.titleZh, values.titleEn].includes(title)) return null;
  const says = t(($) => $.office.suggestion.inFile, { says: t(($) => $.office.suggestion.title, { title }) });
  return <Suggestion says={says} onTake={() => set(isChinese(title) ? { titleZh: title } : { titleEn: title })} />;
}

interface TextsInProps {
  language: Language;
  form: ReturnType<typeof useMaterialForm>;
}

/** All fields of a material in one language. */
function TextsIn({ language, form }: TextsInProps) {
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
