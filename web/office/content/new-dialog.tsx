import { useState } from 'react';
import { CONTENT_TYPES, type ContentType, hasAddress, mayRename } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './content.module.css';
import { firstFacts } from './entry-values.ts';
import { desk, useChange } from './queries.ts';

interface Props {
  onMade: (id: number) => void;
  onClosed: () => void;
}

/** Begins an entry with its type, its address and a title; the rest is written on its page. */
export function NewDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.content.add)} onClosed={props.onClosed}>
      {(close) => <NewForm {...props} close={close} />}
    </Dialog>
  );
}

/** Pages come with the product. */
const TYPES = CONTENT_TYPES.filter(mayRename);

function NewForm({ onMade, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const [type, setType] = useState<ContentType>('case');
  const create = useChange(desk.create);
  const edition = (title: string) => ({ title, summary: '', seo: '', body: [] });
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { titleZh: '', titleEn: '', slug: '', title: '' },
    mayBeEmpty: ['titleZh', 'titleEn', 'title'],
    send: async ({ titleZh, titleEn, slug }) => {
      const words = { zh: edition(titleZh), en: edition(titleEn) };
      const rest = { cover: null, tags: [], materials: [], shops: [], topics: [], facts: firstFacts(type) };
      const { id } = await create.mutateAsync({ type, slug, ...words, ...rest });
      close();
      onMade(id);
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.content.create.hint)}</p>
      <NativeSelect
        label={t(($) => $.office.content.type)}
        value={type}
        data={TYPES.map((value) => ({ value, label: t(($) => $.office.content.types[value]) }))}
        onChange={({ currentTarget }) => setType(TYPES.find((one) => one === currentTarget.value) ?? type)}
      />
      <TextInput
        label={`${t(($) => $.office.content.title)} · ${t(($) => $.office.content.form.zh)}`}
        maxLength={200}
        {...form.getInputProps('titleZh')}
        error={form.errors['titleZh'] ?? form.errors['title']}
      />
      <TextInput
        label={`${t(($) => $.office.content.title)} · ${t(($) => $.office.content.form.en)}`}
        maxLength={200}
        {...form.getInputProps('titleEn')}
      />
      <TextInput
        label={t(($) => $.office.content.form.slug)}
        description={t(($) => $.office.content.create[hasAddress(type) ? 'slugHint' : 'nameHint'])}
        required
        maxLength={80}
        {...form.getInputProps('slug')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.content.create.submit)}
        </Button>
      </div>
    </form>
  );
}
