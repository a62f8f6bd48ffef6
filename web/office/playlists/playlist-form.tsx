import { useQuery } from '@tanstack/react-query';
import type { DeskPlaylist } from '#contract/calls/playlists-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { typedMoment } from '../blocks/moment-field.tsx';
import { playlistCalls } from '../collections/collections.ts';
import { EditForm } from '../collections/edit-form.tsx';
import { membersQuery } from '../collections/queries.ts';
import { ShownTimes, useTypedInstant } from '../collections/shown-times.tsx';
import { type CollectionForm, type Filled, textsOf } from '../collections/use-collection-form.ts';

const valuesOf = (playlist: DeskPlaylist) => ({
  ...textsOf(playlist),
  shownFrom: typedMoment(playlist.shownFrom),
  shownUntil: typedMoment(playlist.shownUntil),
  coverId: playlist.coverId === null ? '' : String(playlist.coverId),
});

/** The texts of a playlist, its cover and when visitors see it. */
export function PlaylistForm({ playlist }: { playlist: DeskPlaylist }) {
  const { id, version, published, shown } = playlist;
  const tracks = useQuery(membersQuery('playlists', id)).data?.infos ?? [];
  const instant = useTypedInstant('playlists');
  const save = async (seen: number, { values, published: wanted }: Filled<ReturnType<typeof valuesOf>>) =>
    await playlistCalls.edit({
      id,
      version: seen,
      ...textsOf(values),
      published: wanted,
      shownFrom: instant('shownFrom', values.shownFrom),
      shownUntil: instant('shownUntil', values.shownUntil),
      // A cover that left the list is none.
      coverId: tracks.find((track) => String(track.id) === values.coverId)?.id ?? null,
    });
  return (
    <EditForm
      of="playlists"
      id={id}
      latest={{ version, published, values: valuesOf(playlist) }}
      shown={shown}
      save={save}
      more={(form) => <CoverAndTimes form={form} tracks={tracks} />}
    />
  );
}

interface Props {
  form: CollectionForm;
  tracks: { id: number; title: string }[];
}

function CoverAndTimes({ form, tracks }: Props) {
  const { t } = useTranslation();
  const covers = [
    { value: '', label: t(($) => $.office.playlists.form.firstCover) },
    ...tracks.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  return (
    <>
      <NativeSelect label={t(($) => $.office.playlists.form.cover)} data={covers} {...form.field('coverId')} />
      <ShownTimes of="playlists" form={form} />
    </>
  );
}
