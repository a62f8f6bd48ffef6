import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { Language } from '#contract/domain/language.ts';
import type { MusicItem } from '#contract/items.ts';
import { CallError, client } from '../../lib/api.ts';
import { currentLanguage, useLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { sound, startSound } from '../../ui/sound/sound.ts';

const catalogue = client(catalogueCalls);

const pieceQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['piece', id, language],
    queryFn: async ({ signal }) => {
      const { item } = (await catalogue.material({ id }, { signal })).material;
      return 'musicId' in item ? item : null;
    },
  });

/** A piece on sale as it is now; null when it is not on sale any more. */
export async function findPiece(id: number, staleTime = 0): Promise<MusicItem | null> {
  try {
    return await queryClient.fetchQuery({ ...pieceQuery(id, currentLanguage()), staleTime });
  } catch (error) {
    if (error instanceof CallError && error.problem === 'not-found') return null;
    throw error;
  }
}

/** The piece in the reader's language and with their bookmark; what is known of it until that has arrived. */
export function usePiece(music: MusicItem): MusicItem {
  const { data } = useQuery(pieceQuery(music.musicId, useLanguage()));
  return data ?? music;
}

const FRESH_MS = 5 * 60_000;

/** The numbers before and after the chosen piece in its list, loaded ahead so that a press is answered at once. */
export function useNeighbours(): { previous: number | null; next: number | null } {
  const previous = sound.use((current) => neighbour(current, -1));
  const next = sound.use((current) => neighbour(current, 1));
  const language = useLanguage();
  useEffect(() => {
    for (const id of [previous, next])
      if (id !== null) void queryClient.prefetchQuery({ ...pieceQuery(id, language), staleTime: FRESH_MS });
  }, [previous, next, language]);
  return { previous, next };
}

function neighbour({ music, list }: ReturnType<typeof sound.get>, step: number): number | null {
  const place = music ? list.indexOf(music.musicId) : -1;
  return place < 0 ? null : (list[place + step] ?? null);
}

/** Plays the piece before or after; those that went off sale meanwhile are passed over. */
export async function moveOn(step: -1 | 1): Promise<void> {
  const from = sound.get();
  const { list, music } = from;
  for (let id = neighbour(from, step); id !== null; id = list[list.indexOf(id) + step] ?? null) {
    const piece = await findPiece(id, FRESH_MS).catch(() => undefined);
    // The reader has chosen another meanwhile.
    if (sound.get().music !== music) return;
    if (piece === undefined) break;
    if (piece !== null) return startSound(piece, list);
  }
}
