import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import type { DeskRights, DeskSound } from '#contract/calls/music-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { SaveBar } from '../blocks/save-bar.tsx';
import { Section } from '../blocks/section.tsx';
import { useEditing } from '../blocks/use-editing.ts';
import { RightsInFile } from './in-file.tsx';
import { pieceQuery, useEditRights } from './queries.ts';
import classes from './rights-form.module.css';
import { WriterRows } from './writer-rows.tsx';

interface Props {
  piece: DeskSound;
  onUnsaved: (unsaved: boolean) => void;
}

type RightsFormState = ReturnType<typeof useEditing<DeskRights>>;

/** Who has which share in a piece, its codes, and what is known of its rights. */
export function RightsForm({ piece, onUnsaved }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const refetch = () => void cache.invalidateQueries({ queryKey: pieceQuery(piece.id).queryKey });
  const form = useEditing(piece.rights, useEditRights(), refetch);
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
    <Section title={t(($) => $.office.music.rights.title)}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t(($) => $.office.music.rights.title)}>
        <WriterRows writers={form.values.writers} errors={form.errors} onChange={(writers) => form.set({ writers })} />
        <Codes piece={piece} form={form} />
        <RightsInFile piece={piece} form={form} />
        <Known form={form} />
        <SaveBar form={form} />
      </form>
    </Section>
  );
}

/** The code of the work, and one for each recording of it. */
function Codes({ piece, form: { values, errors, set } }: { piece: DeskSound; form: RightsFormState }) {
  const { t } = useTranslation();
  const nameOf = (id: number) =>
    piece.versions.find((version) => version.id === id)?.title ?? t(($) => $.office.music.rights.piece);
  const change = (id: number, isrc: string) =>
    set({ isrcs: values.isrcs.map((one) => (one.id === id ? { id, isrc } : one)) });
  return (
    <div className={classes.codes}>
      <TextInput
        label="ISWC"
        placeholder="T-034.524.680-1"
        maxLength={20}
        autoComplete="off"
        value={values.iswc}
        error={errors['iswc']}
        onChange={({ currentTarget }) => set({ iswc: currentTarget.value })}
      />
      {values.isrcs.map(({ id, isrc }, place) => (
        <TextInput
          key={id}
          label={t(($) => $.office.music.rights.isrc, { name: nameOf(id) })}
          placeholder="CN-A23-26-00017"
          maxLength={20}
          autoComplete="off"
          value={isrc}
          error={errors[`isrcs.${place}.isrc`] ?? errors['isrcs']}
          onChange={({ currentTarget }) => change(id, currentTarget.value)}
        />
      ))}
    </div>
  );
}

const ANSWERS = [
  ['', 'unknown', null],
  ['yes', 'yes', true],
  ['no', 'no', false],
] as const;

/** Questions that are answered with yes, no, or not yet. */
function Known({ form: { values, set } }: { form: RightsFormState }) {
  const { t } = useTranslation();
  return (
    <div className={classes.known}>
      {(['contentId', 'samples', 'madeWithAi'] as const).map((name) => (
        <NativeSelect
          key={name}
          label={t(($) => $.office.music.rights[name])}
          value={ANSWERS.find(([, , answer]) => answer === values[name])?.[0] ?? ''}
          data={ANSWERS.map(([value, label]) => ({ value, label: t(($) => $.office.music.rights[label]) }))}
          onChange={({ currentTarget }) =>
            set({ [name]: ANSWERS.find(([value]) => value === currentTarget.value)?.[2] ?? null })
          }
        />
      ))}
    </div>
  );
}
