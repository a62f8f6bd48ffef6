import { type FormEvent, useEffect } from 'react';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { formatList } from '../../lib/format.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { KeywordField } from '../../ui/material-texts/keyword-field.tsx';
import { textFields } from '../../ui/material-texts/text-fields.ts';
import { Conflict } from '../blocks/changes.tsx';
import { useNames } from '../names.ts';
import { Belonging } from './belonging.tsx';
import classes from './material-form.module.css';
import { useMaterialForm } from './use-material-form.ts';

interface Props {
  material: DeskMaterialDetail;
  mayEdit: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

/** The form for a material's description, both languages side by side. */
export function MaterialForm({ material, mayEdit, onUnsaved }: Props) {
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
        <div className={classes.languages}>
          <TextsIn language="zh" form={form} />
          <TextsIn language="en" form={form} />
        </div>
        <Belonging material={material} form={form} />
      </fieldset>
      {form.theirs.length > 0 ? (
        <Conflict theirs={form.theirs} onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />
      ) : (
        <Problem>{form.problem}</Problem>
      )}
      {unsaved && form.theirs.length === 0 && <SaveBar form={form} />}
    </form>
  );
}

function SaveBar({ form }: { form: ReturnType<typeof useMaterialForm> }) {
  const { t } = useTranslation();
  const names = useNames();
  const language = useLanguage();
  const fields = formatList(
    form.mine.map((field) => names.field(field.replace(/Id$/, ''))),
    language,
  );
  const changed = t(($) => $.office.catalogue.form.changed, { fields });
  return (
    <div className={classes.bar}>
      <p title={changed}>{changed}</p>
      <Button variant="default" size="small" disabled={form.pending} onClick={form.undo}>
        {t(($) => $.office.catalogue.form.undo)}
      </Button>
      <Button type="submit" size="small" loading={form.pending}>
        {t(($) => $.office.catalogue.form.save)}
      </Button>
    </div>
  );
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
