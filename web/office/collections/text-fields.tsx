import type { ReactNode } from 'react';
import type { Language } from '#contract/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import type { CollectionName } from './collections.ts';
import classes from './text-fields.module.css';
import type { CollectionForm } from './use-collection-form.ts';

interface Props {
  of: CollectionName;
  form: CollectionForm;
  /** Further fields, before the one that publishes. */
  children?: ReactNode;
}

/** The fields of a topic or playlist, both languages side by side. */
export function TextFields({ of, form, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <Texts of={of} language="zh" form={form} />
      <Texts of={of} language="en" form={form} />
      <TextInput
        label={t(($) => $.office[of].form.slug)}
        description={t(($) => $.office[of].form.slugHint)}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...form.field('slug')}
      />
      {children}
      <Checkbox
        label={t(($) => $.office[of].form.published)}
        checked={form.published}
        onChange={({ currentTarget }) => form.setPublished(currentTarget.checked)}
      />
    </div>
  );
}

function Texts({ of, language, form }: { of: CollectionName; language: Language; form: CollectionForm }) {
  const { t } = useTranslation();
  const suffix = language === 'en' ? 'En' : 'Zh';
  return (
    <fieldset className={classes.texts}>
      <legend>{t(($) => $.office[of].form[language])}</legend>
      <TextInput
        label={t(($) => $.office[of].form.title)}
        lang={language}
        maxLength={60}
        autoComplete="off"
        {...form.field(`title${suffix}`)}
      />
      <Textarea
        label={t(($) => $.office[of].form.description)}
        lang={language}
        rows={3}
        maxLength={500}
        {...form.field(`description${suffix}`)}
      />
    </fieldset>
  );
}
