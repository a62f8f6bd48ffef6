import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { musicCalls } from '#contract/calls/music.ts';
import { musicIntakeCalls } from '#contract/calls/music-intake.ts';
import { type DeskSound, musicDeskCalls, musicTagDeskCalls } from '#contract/calls/music-desk.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const musicDesk = client(musicDeskCalls);
export const tagDesk = client(musicTagDeskCalls);
export const music = client(musicCalls);
export const intake = client(musicIntakeCalls);

export const piecesQuery = (filter: InputOf<typeof musicDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.music, 'list', filter],
    queryFn: ({ signal }) => musicDesk.list(filter, { signal }),
    ...fresh,
  });

/** One piece by id, or null when there is none. */
export const pieceQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.music, 'one', id],
    queryFn: async ({ signal }) => (await musicDesk.detail({ id }, { signal }).catch(orNull))?.piece ?? null,
    staleTime: fresh.staleTime,
  });

export const tagsQuery = queryOptions({
  queryKey: KEYS.musicTags,
  queryFn: ({ signal }) => tagDesk.list({}, { signal }),
  staleTime: fresh.staleTime,
});

/** Reloads what a change to a piece, or a refused one, makes stale. */
export function useRefreshMusic(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [KEYS.music, KEYS.materials, KEYS.playlists, KEYS.audit])
      void cache.invalidateQueries({ queryKey });
  };
}

/** Shows a piece as it was just saved. */
function useSaved(): (piece: DeskSound) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const refresh = useRefreshMusic();
  return (piece) => {
    cache.setQueryData(pieceQuery(piece.id).queryKey, piece);
    void toast(t(($) => $.office.catalogue.form.saved));
    refresh();
  };
}

/** Saves what staff heard of a piece. */
export function useEditPiece() {
  return useMutation({
    mutationFn: async (input: InputOf<typeof musicDeskCalls.edit>) => (await musicDesk.edit(input)).piece,
    onSuccess: useSaved(),
  });
}

/** Saves who has which share in a piece. */
export function useEditRights() {
  const saved = useSaved();
  return useMutation({
    mutationFn: async (input: InputOf<typeof musicDeskCalls.editRights>) => {
      const { piece } = await musicDesk.editRights(input);
      saved(piece);
      return piece.rights;
    },
  });
}
