import { playlistDeskCalls } from '#contract/calls/playlists-desk.ts';
import { topicDeskCalls } from '#contract/calls/topics-desk.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { client } from '../../lib/api.ts';
import { paths } from '../../paths.ts';
import { KEYS } from '../keys.ts';

export const topicCalls = client(topicDeskCalls);
export const playlistCalls = client(playlistDeskCalls);

/** Lists of lists whose works editors choose and put in order. */
export type CollectionName = 'topics' | 'playlists';

interface Collection {
  /** Calls that all of them have. */
  calls: Pick<
    typeof topicCalls,
    'remove' | 'reorder' | 'materials' | 'addMaterial' | 'removeMaterial' | 'reorderMaterials'
  >;
  key: readonly string[];
  /** Name of the open one in the address. */
  opened: string;
  /** Its page on the site. */
  page: (id: number) => string;
  /** Kinds of works that it takes; any when absent. */
  kinds?: MediaKind[];
}

export const COLLECTIONS: Record<CollectionName, Collection> = {
  topics: { calls: topicCalls, key: KEYS.topics, opened: 'topic', page: paths.topic },
  playlists: {
    calls: playlistCalls,
    key: KEYS.playlists,
    opened: 'playlist',
    page: paths.playlist,
    kinds: ['music', 'effect'],
  },
};

/** What the shared screens know of a topic or a playlist. */
export interface Listed {
  id: number;
  version: number;
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  published: boolean;
  cover: string | null;
  materials: number;
  online: number;
}
