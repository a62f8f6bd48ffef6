import { useState } from 'react';
import { CONTENT_LIMITS, type ContentDetail } from '#contract/calls/content-desk.ts';
import { mayRename } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Section } from '../blocks/section.tsx';
import classes from './content.module.css';
import type { EntrySaver } from './entry-values.ts';
import { FactFields } from './fact-fields.tsx';
import { ListField } from './list-field.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useEntryChange } from './use-entry-change.ts';

interface Props {
  entry: ContentDetail;
  saver: EntrySaver;
  onChanged: () => Promise<void>;
}

/** What an entry says beside its words: address, facts of its type, tags and materials. */
export function Settings({ entry, saver, onChanged }: Props) {
  const { t } = useTranslation();
  const { facts, cover, tags, materials } = saver.use(({ values }) => values);
  const errors = saver.use((state) => state.errors);
  return (
    <Section title={t(($) => $.office.content.form.settings)} level={2}>
      <div className={classes.form}>
        <Slug entry={entry} saver={saver} onChanged={onChanged} />
        <FactFields type={entry.type} facts={facts} onChange={(next) => saver.set({ facts: next })} />
        <TextInput
          label={t(($) => $.office.content.form.cover)}
          description={t(($) => $.office.content.form.coverHint)}
          maxLength={110}
          value={cover ?? ''}
          error={errors['cover']}
          onChange={({ currentTarget }) => saver.set({ cover: coverIn(currentTarget.value) })}
        />
        <ListField
          label={t(($) => $.office.content.form.tags)}
          hint={t(($) => $.office.content.form.tagsHint, { max: CONTENT_LIMITS.tags })}
          value={tags}
          error={errors['tags']}
          onChange={(next) => saver.set({ tags: next })}
        />
        <ListField
          label={t(($) => $.office.content.form.materials)}
          hint={t(($) => $.office.content.form.materialsHint)}
          value={materials}
          error={errors['materials']}
          onChange={(next) => saver.set({ materials: next.map((code) => code.toUpperCase()) })}
        />
      </div>
    </Section>
  );
}

/** Codes are written in capitals, keys of pictures as they are. */
function coverIn(typed: string): string | null {
  const cover = typed.trim();
  return cover === '' ? null : cover.includes('/') ? cover : cover.toUpperCase();
}

function Slug({ entry, saver, onChanged }: Props) {
  const { t } = useTranslation();
  const change = useEntryChange(saver, onChanged);
  const [renaming, setRenaming] = useState<number>();
  return (
    <div className={classes.slug}>
      <span>{t(($) => $.office.content.form.slug)}</span>
      <code>{entry.slug}</code>
      {mayRename(entry.type) && (
        <Button
          variant="plain"
          size="small"
          loading={change.pending}
          onClick={() => void change.whenSaved(setRenaming)}
        >
          {t(($) => $.office.content.form.rename)}
        </Button>
      )}
      {renaming !== undefined && (
        <RenameDialog entry={entry} version={renaming} onRenamed={onChanged} onClosed={() => setRenaming(undefined)} />
      )}
    </div>
  );
}
