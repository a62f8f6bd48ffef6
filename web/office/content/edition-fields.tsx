import type { Language } from '#contract/domain/language.ts';
import { type ContentType, hasAddress, languagesOf } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Label } from '../../ui/table/label.tsx';
import { BodyEditor } from './body-editor/body-editor.tsx';
import classes from './content.module.css';
import { contentOf, type EntrySaver } from './entry-values.ts';

const FIELDS = {
  zh: { title: 'titleZh', summary: 'summaryZh', seo: 'seoZh', body: 'bodyZh' },
  en: { title: 'titleEn', summary: 'summaryEn', seo: 'seoEn', body: 'bodyEn' },
} as const;

interface Props {
  type: ContentType;
  language: Language;
  saver: EntrySaver;
}

/** What an entry says in one language; without a page of its own it has no body. */
export function EditionFields({ type, language, saver }: Props) {
  const { t } = useTranslation();
  const values = saver.use((state) => state.values);
  const { title, summary, seo, body } = FIELDS[language];
  const isWritten = languagesOf(contentOf(values)).includes(language);
  const field = (name: typeof title | typeof summary | typeof seo, maxLength: number) => ({
    value: values[name],
    maxLength,
    lang: language,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      saver.set({ [name]: currentTarget.value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ') }),
  });
  return (
    <fieldset className={classes.edition}>
      <legend>
        {t(($) => $.office.content.form[language])}{' '}
        {!isWritten && <Label tone="bad">{t(($) => $.office.content.lacks[language])}</Label>}
      </legend>
      <TextInput label={t(($) => $.office.content.form.title)} {...field(title, 200)} />
      <Textarea label={t(($) => $.office.content.form.summary)} rows={3} {...field(summary, 500)} />
      {hasAddress(type) && (
        <>
          <Textarea
            label={t(($) => $.office.content.form.seo)}
            description={t(($) => $.office.content.form.seoHint)}
            rows={2}
            {...field(seo, 300)}
          />
          <div className={classes.body}>
            <span aria-hidden="true">{t(($) => $.office.content.form.body)}</span>
            <BodyEditor
              value={values[body]}
              onChange={(next) => saver.set({ [body]: next })}
              language={language}
              label={`${t(($) => $.office.content.form.body)} · ${t(($) => $.office.content.form[language])}`}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}
