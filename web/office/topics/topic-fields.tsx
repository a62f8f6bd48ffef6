import type { Language } from '#contract/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import classes from './topic-fields.module.css';
import type { useTopicForm } from './use-topic-form.ts';

type Form = ReturnType<typeof useTopicForm>;

/** All fields of a topic, both languages side by side. */
export function TopicFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <Texts language="zh" form={form} />
      <Texts language="en" form={form} />
      <TextInput
        label={t(($) => $.office.topics.form.slug)}
        description={t(($) => $.office.topics.form.slugHint)}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...form.form.getInputProps('slug')}
      />
      <Checkbox
        label={t(($) => $.office.topics.form.published)}
        checked={form.published}
        onChange={({ currentTarget }) => form.setPublished(currentTarget.checked)}
      />
    </div>
  );
}

function Texts({ language, form: { form } }: { language: Language; form: Form }) {
  const { t } = useTranslation();
  const suffix = language === 'en' ? 'En' : 'Zh';
  return (
    <fieldset className={classes.texts}>
      <legend>{t(($) => $.office.topics.form[language])}</legend>
      <TextInput
        label={t(($) => $.office.topics.form.title)}
        lang={language}
        maxLength={60}
        autoComplete="off"
        {...form.getInputProps(`title${suffix}`)}
      />
      <Textarea
        label={t(($) => $.office.topics.form.description)}
        lang={language}
        rows={3}
        maxLength={500}
        {...form.getInputProps(`description${suffix}`)}
      />
    </fieldset>
  );
}
