import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import type { DeskSound } from '#contract/calls/music-desk.ts';
import { KEYS, MUSIC_LIMITS, TAG_TYPES_OF } from '#contract/domain/music.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { SaveBar } from '../blocks/save-bar.tsx';
import { Section } from '../blocks/section.tsx';
import { Suggestion } from '../blocks/suggestion.tsx';
import { useEditing } from '../blocks/use-editing.ts';
import { SoundInFile } from './in-file.tsx';
import { pieceQuery, tagsQuery, useEditPiece } from './queries.ts';
import classes from './sound-form.module.css';
import { TagSelect } from './tag-select.tsx';

interface Props {
  piece: DeskSound;
  onUnsaved: (unsaved: boolean) => void;
}

/** What staff heard of a piece: tempo, key, vocals and tags, and who made it. */
export function SoundForm({ piece, onUnsaved }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const refetch = () => void cache.invalidateQueries({ queryKey: pieceQuery(piece.id).queryKey });
  const form = useEditing(piece, useEditPiece(), refetch);
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
    <Section title={t(($) => $.office.music.form.title)}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t(($) => $.office.music.form.title)}>
        <Confirmed form={form} />
        <SoundInFile piece={piece} form={form} />
        <Heard heard={piece.heard} form={form} />
        <Tags piece={piece} form={form} />
        <SaveBar form={form} />
      </form>
    </Section>
  );
}

type Form = ReturnType<typeof useEditing<DeskSound>>;

const VOCALS = [
  ['', null],
  ['1', true],
  ['0', false],
] as const;

function Confirmed({ form: { values, errors, set } }: { form: Form }) {
  const { t } = useTranslation();
  const unknown = { value: '', label: t(($) => $.office.music.form.unconfirmed) };
  const vocals = VOCALS.slice(1).map(([value]) => ({ value, label: t(($) => $.find.values.vocals[value || '1']) }));
  return (
    <div className={classes.heard}>
      <TextInput
        label={t(($) => $.find.names.bpm)}
        description={t(($) => $.office.music.form.bpmHint)}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={values.bpm ?? ''}
        error={errors['bpm']}
        onChange={({ currentTarget }) => set({ bpm: Number(currentTarget.value.replaceAll(/\D/g, '')) || null })}
      />
      <NativeSelect
        label={t(($) => $.find.names.key)}
        value={values.musicalKey ?? ''}
        error={errors['musicalKey']}
        data={[unknown, ...KEYS.map((key) => ({ value: key, label: t(($) => $.find.values.key[key]) }))]}
        onChange={({ currentTarget }) => set({ musicalKey: KEYS.find((key) => key === currentTarget.value) ?? null })}
      />
      <NativeSelect
        label={t(($) => $.find.names.vocals)}
        value={VOCALS.find(([, sung]) => sung === values.vocals)?.[0] ?? ''}
        data={[unknown, ...vocals]}
        onChange={({ currentTarget }) =>
          set({ vocals: VOCALS.find(([value]) => value === currentTarget.value)?.[1] ?? null })
        }
      />
      {(['composer', 'artist'] as const).map((name) => (
        <TextInput
          key={name}
          className={classes.half}
          label={t(($) => $.office.fields[name])}
          maxLength={MUSIC_LIMITS.name}
          autoComplete="off"
          value={values[name]}
          error={errors[name]}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  );
}

/** What a machine heard and nobody has confirmed yet; one press takes it over. */
function Heard({ heard, form: { values, set } }: { heard: DeskSound['heard']; form: Form }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { bpm, musicalKey } = heard;
  const news = [
    bpm !== null && values.bpm === null && t(($) => $.office.music.bpmValue, { bpm }),
    musicalKey !== null && values.musicalKey === null && t(($) => $.find.values.key[musicalKey]),
  ].filter((words) => words !== false);
  if (news.length === 0) return null;
  return (
    <Suggestion
      says={t(($) => $.office.music.form.heard, { heard: formatList(news, language) })}
      onTake={() => set({ bpm: values.bpm ?? bpm, musicalKey: values.musicalKey ?? musicalKey })}
    />
  );
}

/** One field for each type of tag that the piece may have. */
function Tags({ piece, form: { values, errors, set } }: { piece: DeskSound; form: Form }) {
  const all = useQuery(tagsQuery).data?.infos ?? [];
  return (
    <div className={classes.tags}>
      {TAG_TYPES_OF[piece.kind].map((type) => (
        <TagSelect
          key={type}
          type={type}
          tags={all.filter((tag) => tag.type === type)}
          chosen={values.tagIds}
          error={errors['tagIds']}
          onChange={(tagIds) => set({ tagIds })}
        />
      ))}
    </div>
  );
}
