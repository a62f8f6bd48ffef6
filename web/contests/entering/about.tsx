import { useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import { ENTRY_TEXT, type EntryForm } from '#contract/domain/entry.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Textarea, TextInput } from '../../ui/fields.ts';
import classes from './entering.module.css';
import type { EntrySaver } from './entry-saver.ts';

type Line = keyof Pick<EntryForm, 'title' | 'place' | 'gear' | 'author' | 'phone' | 'email'>;

/** What a field of one line shows and does. */
function useLine(saver: EntrySaver): (name: Line) => object {
  const values = saver.use((state) => state.values);
  const errors = saver.use((state) => state.errors);
  return (name) => ({
    size: 'md',
    maxLength: ENTRY_TEXT[name],
    value: values[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => saver.set({ [name]: event.currentTarget.value }),
  });
}

export function WorkPart({ saver }: { saver: EntrySaver }) {
  const { t } = useTranslation();
  const line = useLine(saver);
  const [today] = useState(() => dayInChina(Date.now()));
  const { story, takenOn } = saver.use((state) => state.values);
  const errors = saver.use((state) => state.errors);
  return (
    <section className={classes.part}>
      <h2>{t(($) => $.entering.work.title)}</h2>
      <TextInput label={t(($) => $.entering.work.name)} {...line('title')} />
      <Textarea
        size="md"
        autosize
        minRows={4}
        label={t(($) => $.entering.work.story)}
        description={t(($) => $.entering.work.storyHint)}
        maxLength={ENTRY_TEXT.story}
        value={story}
        error={errors['story']}
        onChange={(event) => saver.set({ story: event.currentTarget.value })}
      />
      <TextInput label={t(($) => $.entering.work.place)} {...line('place')} />
      <DateField
        size="md"
        label={t(($) => $.entering.work.takenOn)}
        max={today}
        value={takenOn ?? ''}
        error={errors['takenOn']}
        onChange={(day) => saver.set({ takenOn: day === '' ? null : day })}
      />
      <TextInput label={t(($) => $.entering.work.gear)} {...line('gear')} />
    </section>
  );
}

export function AuthorPart({ saver }: { saver: EntrySaver }) {
  const { t } = useTranslation();
  const line = useLine(saver);
  return (
    <section className={classes.part}>
      <h2>{t(($) => $.entering.author.title)}</h2>
      <p className={classes.note}>{t(($) => $.entering.author.note)}</p>
      <TextInput label={t(($) => $.entering.author.name)} autoComplete="name" {...line('author')} />
      <TextInput label={t(($) => $.entering.author.email)} type="email" autoComplete="email" {...line('email')} />
      <TextInput label={t(($) => $.entering.author.phone)} type="tel" autoComplete="tel" {...line('phone')} />
    </section>
  );
}
