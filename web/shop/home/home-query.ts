import { keepPreviousData, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { homeContentCalls } from '#contract/calls/home-content.ts';
import type { Language } from '#contract/domain/language.ts';
import { client } from '../../lib/api.ts';

const catalogue = client(catalogueCalls);
const content = client(homeContentCalls);

export type HomeMaterial = OutputOf<typeof catalogueCalls.home> & OutputOf<typeof homeContentCalls.read>;

/** The catalogue and what editors show beside it, at once, so that nothing is put between rows later on. */
async function readHome(signal: AbortSignal): Promise<HomeMaterial> {
  const [catalogued, written] = await Promise.all([
    catalogue.home({}, { signal }),
    // The catalogue is shown without.
    content.read({}, { signal }).catch(() => ({ banners: [], cases: [] })),
  ]);
  return { ...catalogued, ...written };
}

/** Lengths of the lists with a full catalogue. */
const FULL = { videoList: 12, photoList: 12, musicList: 6 } as const;

const LOOK_AGAIN_MS = 10_000;

/** The home page. It loads again by itself while the catalogue is still filling. */
export const homeQuery = (language: Language) =>
  queryOptions({
    queryKey: ['home', language],
    queryFn: ({ signal }) => readHome(signal),
    placeholderData: keepPreviousData,
    structuralSharing: (before, now) =>
      replaceEqualDeep(before, keepPlaces(before as HomeMaterial | undefined, now as HomeMaterial)),
    refetchInterval: ({ state }) => (state.data && isFilling(state.data) ? LOOK_AGAIN_MS : false),
  });

function isFilling(material: HomeMaterial): boolean {
  return Object.entries(FULL).some(([name, full]) => material[name as keyof typeof FULL].length < full);
}

/** Keeps items where they are and adds new ones after them, so that nothing jumps. */
export function keepPlaces(before: HomeMaterial | undefined, now: HomeMaterial): HomeMaterial {
  if (!before) return now;
  return {
    ...now,
    topicList: inOrderOf(before.topicList, now.topicList, ({ id }) => id),
    picks: inOrderOf(before.picks, now.picks, ({ id }) => id),
    videoList: inOrderOf(before.videoList, now.videoList, ({ id }) => id),
    photoList: inOrderOf(before.photoList, now.photoList, ({ id }) => id),
    musicList: inOrderOf(before.musicList, now.musicList, ({ musicId }) => musicId),
  };
}

function inOrderOf<Item>(before: Item[], now: Item[], idOf: (item: Item) => number): Item[] {
  const places = new Map(before.map((item, place) => [idOf(item), place]));
  const place = (item: Item) => places.get(idOf(item)) ?? before.length;
  return now.toSorted((a, b) => place(a) - place(b));
}
