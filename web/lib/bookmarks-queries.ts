import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { boardCalls } from '#contract/calls/boards.ts';
import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { cartCalls } from '#contract/calls/cart.ts';
import type { DecisionFilter } from '#contract/domain/board.ts';
import { TARGET } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';

const boards = client(boardCalls);
const bookmarks = client(bookmarkCalls);
const cart = client(cartCalls);

type Counts = OutputOf<typeof cartCalls.preferences>;

const COUNT_OF: Record<MediaKind, keyof Counts> = {
  video: 'videoBookmark',
  photo: 'photoBookmark',
  music: 'musicBookmark',
  effect: 'musicEffectBookmark',
};

const COUNTS = ['bookmark-counts'];
const LISTS = ['bookmarks'];
const BOARDS = ['boards'];

export const countsQuery = queryOptions({
  queryKey: COUNTS,
  queryFn: ({ signal }) => cart.preferences({}, { signal }),
});

export function countOf(counts: Counts, kind: MediaKind): number {
  return counts[COUNT_OF[kind]];
}

/** Changes the count before the server replies. */
export function changeCount(kind: MediaKind, by: 1 | -1): void {
  change(COUNT_OF[kind], by);
}

/** The same for the cart. */
export function changeShopping(kind: 'video' | 'photo', by: number): void {
  change(kind === 'photo' ? 'photoShopping' : 'videoShopping', by);
}

function change(name: keyof Counts, by: number): void {
  // A request under way was sent before this change and would undo it.
  void queryClient.cancelQueries({ queryKey: COUNTS });
  queryClient.setQueryData<Counts>(COUNTS, (counts) => counts && { ...counts, [name]: Math.max(0, counts[name] + by) });
}

/** Asks for the counts again, after a change whose result only the server knows. */
export async function reloadCounts(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: COUNTS });
}

interface Page {
  kind: MediaKind;
  pageNo: number;
  pageSize: number;
}

/** A page of the reader's bookmarks of one kind, newest first. */
export const bookmarksQuery = (language: Language, { kind, ...page }: Page) =>
  queryOptions({
    queryKey: [...LISTS, language, kind, page],
    queryFn: ({ signal }) => {
      if (kind === 'music' || kind === 'effect')
        return bookmarks.listMusic({ musicType: kind === 'music' ? 1 : 2, ...page }, { signal });
      return bookmarks.list({ targetType: kind === 'photo' ? TARGET.photo : TARGET.video, ...page }, { signal });
    },
  });

/** Marks the lists as outdated, but leaves those on the screen so that nothing vanishes under the reader's hand. */
export function forgetLists(): void {
  void queryClient.invalidateQueries({ queryKey: LISTS, refetchType: 'none' });
}

export const boardsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...BOARDS, language],
    queryFn: async ({ signal }) => (await boards.list({}, { signal })).infos,
  });

interface BoardPage {
  id: number;
  decision?: DecisionFilter | undefined;
  pageNo: number;
  pageSize: number;
}

export const boardQuery = (language: Language, page: BoardPage) =>
  queryOptions({
    queryKey: [...BOARDS, language, page],
    queryFn: ({ signal }) => boards.items(page, { signal }),
  });

/** Boards that new works fit. */
export const boardNewsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...BOARDS, language, 'news'],
    queryFn: async ({ signal }) => (await boards.news({}, { signal })).infos,
    // A look at a board has changed what is new.
    staleTime: 0,
  });

/** New works that fit a board. */
export const boardMatchesQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...BOARDS, language, 'matches', id],
    queryFn: async ({ signal }) => (await boards.matches({ id }, { signal })).infos,
    staleTime: 0,
  });

/** Asks for all boards again. */
export async function reloadBoards(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: BOARDS });
}

/** Asks for lists, counts and boards again, after a change to many bookmarks. */
export async function reloadBookmarks(): Promise<void> {
  await Promise.all([LISTS, COUNTS, BOARDS].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
