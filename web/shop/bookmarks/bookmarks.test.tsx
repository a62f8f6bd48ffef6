import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkNote } from '#contract/calls/board-parts.ts';
import type { Board } from '#contract/calls/boards.ts';
import { onLoginNeeded } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { member, noCounts, ownBoard } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { closeOverlay, useOverlay } from '../../ui/overlays.ts';
import { Bookmarks } from './bookmarks.tsx';

const NOON = '2026-03-04T04:00:00.000Z';
const counts = { videoBookmark: 50, photoBookmark: 2, musicBookmark: 1, musicEffectBookmark: 0 };

beforeEach(() => {
  saveToken('abc');
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
});
afterEach(() => {
  cleanup();
  closeOverlay();
  clearToken();
});

const note = (materialId: number, more: Partial<WorkNote> = {}): WorkNote => ({
  materialId,
  decision: null,
  decidedBy: '',
  comments: 0,
  lastSecond: null,
  ...more,
});

/** Stands in for what the shell shows over the page. */
function Asked() {
  const overlay = useOverlay();
  if (overlay?.kind === 'board') return <output>{overlay.items.map(({ code }) => code).join()}</output>;
  if (overlay?.kind !== 'confirm') return null;
  return (
    <button type="button" onClick={() => overlay.answer(true)}>
      {overlay.question.title}
    </button>
  );
}

function list<Item>(infos: Item[], more: { total?: number; gone?: number } = {}) {
  return fine({ infos, total: infos.length, gone: 0, ...more });
}

async function showAt(at: string, answers: Answers = {}) {
  const server = standIn({
    '/session': fine({ data: member }),
    '/home/preference': fine({ ...counts, videoShopping: 0, photoShopping: 0 }),
    '/space/bookmark': list([photoItem(1, { bookmarkId: 11 }), photoItem(2, { bookmarkId: 12 })]),
    '/music/collect/my': list([musicItem(5, { bookmarkId: 15 })]),
    '/board/list': fine({ infos: [ownBoard] }),
    '/board/items': fine({ board: ownBoard, notes: [note(1), note(5)], infos: [videoItem(1), musicItem(5)], total: 2 }),
    '/board/people': fine({ infos: [] }),
    '/board/matches': fine({ infos: [], total: 0 }),
    ...answers,
  });
  const router = await show(
    <>
      <Bookmarks />
      <Asked />
    </>,
    { at },
  );
  return {
    server,
    router,
    calls: (path: string) => server.seen.filter((made) => made.path === path).map(({ input }) => input),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('bookmarks', () => {
  test.each([
    ['/Collect', '/space/bookmark', { targetType: 0 }],
    ['/Collect?targetType=0', '/space/bookmark', { targetType: 0 }],
    ['/Collect?targetType=1', '/space/bookmark', { targetType: 1 }],
    ['/Collect?targetType=100', '/music/collect/my', { musicType: 1 }],
    ['/Collect?targetType=100&musicType=2', '/music/collect/my', { musicType: 2 }],
    ['/Collect?targetType=x&page=-1', '/space/bookmark', { targetType: 0 }],
  ])('[R27] at %s shows what %s has', async (at, path, input) => {
    const { calls } = await showAt(at);
    await waitFor(() => expect(calls(path)).toEqual([{ ...input, pageNo: 1, pageSize: 48 }]));
  });

  test('[R27] [R31] has tabs with their counts, and links that say where the reader came from', async () => {
    await showAt('/Collect?targetType=1');
    await screen.findByText('Photo 1');
    const tabs = within(screen.getByRole('navigation', { name: 'Material type' })).getAllByRole('link');
    await waitFor(() =>
      expect(tabs.map((tab) => tab.textContent)).toEqual(['Video50', 'Photos2', 'Music1', 'Sound effects0']),
    );
    expect(screen.getByRole('link', { name: 'Photo 1' }).getAttribute('href')).toBe('/DetailPic?id=1&mdp=6');
  });

  test.each([
    [{ photoBookmark: 2 }, '/space/bookmark', { targetType: 1 }],
    [{ musicEffectBookmark: 1 }, '/music/collect/my', { musicType: 2 }],
    [{}, '/space/bookmark', { targetType: 0 }],
  ])('opens where something is: %j', async (some, path, input) => {
    const { calls } = await showAt('/Collect', { '/home/preference': fine({ ...noCounts, ...some }) });
    await waitFor(() => expect(calls(path)).toEqual([{ ...input, pageNo: 1, pageSize: 48 }]));
    expect(calls(path === '/space/bookmark' ? '/music/collect/my' : '/space/bookmark')).toEqual([]);
  });

  test('leads to the search when there is nothing, and tells of what is not on sale any more', async () => {
    await showAt('/Collect?targetType=1', { '/space/bookmark': list([], { gone: 2 }) });
    await screen.findByText('No favourites yet');
    expect(screen.getByRole('link', { name: 'Search the library' }).getAttribute('href')).toBe(
      '/SearchResult?type=pic',
    );
    screen.getByText('2 items are no longer on sale and aren’t shown');
  });

  test('has pages, and goes back to the last that has something', async () => {
    const { router } = await showAt('/Collect?targetType=0&page=9', {
      '/space/bookmark': ({ input }: { input: unknown }) =>
        (input as { pageNo: number }).pageNo > 2 ? list([], { total: 50 }) : list([videoItem(1)], { total: 50 }),
    });
    await screen.findByText('Page 2 of 2');
    expect(router.state.location.search).toBe('?targetType=0&page=2');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/Collect?targetType=0');
  });

  test('removes what was selected, once the reader is sure', async () => {
    const { calls } = await showAt('/Collect?targetType=1', { '/preference/cancel': fine() });
    await screen.findByText('Photo 1');
    press('Select');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Photo 2' }));
    fireEvent.click(within(screen.getByText('1 selected').parentElement!).getByRole('button', { name: /Remove/ }));
    const sure = await screen.findByRole('button', { name: 'Remove 1 item from favourites?' });
    expect(calls('/preference/cancel')).toEqual([]);
    fireEvent.click(sure);
    await waitFor(() => expect(calls('/preference/cancel')).toEqual([{ id: 12 }]));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  test('hands over what was selected to the choice of a board', async () => {
    await showAt('/Collect?targetType=1');
    await screen.findByText('Photo 1');
    press('Select');
    press('Select page');
    screen.getByText('2 selected');
    press('Add to board');
    expect(screen.getByText('P00000001,P00000002')).toBeTruthy();
  });

  test('sends visitors to the login page', async () => {
    clearToken();
    const asked = vi.fn<() => void>();
    onLoginNeeded(asked);
    await showAt('/Collect');
    await waitFor(() => expect(asked).toHaveBeenCalled());
  });
});

describe('a board', () => {
  test('shows what is on it, of every kind', async () => {
    await showAt('/Collect?board=3');
    await screen.findByRole('heading', { name: 'Sea' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Sea 2' }).getAttribute('aria-current')).toBe('page');
  });

  test('is made, and opened', async () => {
    const { router, calls } = await showAt('/Collect', { '/board/create': fine({ id: 4 }) });
    await screen.findByText('Sea');
    press('New board');
    fireEvent.change(await screen.findByLabelText('Board name'), { target: { value: 'Sky' } });
    press('Create board');
    await waitFor(() => expect(router.state.location.search).toBe('?board=4'));
    expect(calls('/board/create')).toEqual([{ name: 'Sky' }]);
  });

  test('is not renamed to a name that is taken', async () => {
    await showAt('/Collect?board=3', {
      '/board/rename': failed('board-name-taken', 'You already have a board of that name'),
    });
    await screen.findByRole('heading', { name: 'Sea' });
    press('Rename');
    fireEvent.change(await screen.findByLabelText('Board name'), { target: { value: 'Sky' } });
    press('Save');
    expect(await screen.findByText('You already have a board of that name')).toBeTruthy();
  });

  test('is shared by a link until that is withdrawn', async () => {
    const shareKey = 'k'.repeat(22);
    const { calls } = await showAt('/Collect?board=3', {
      '/board/share': ({ input }: { input: unknown }) =>
        fine({ shareKey: (input as { shared: boolean }).shared ? shareKey : null }),
    });
    await screen.findByRole('heading', { name: 'Sea' });
    press('Share');
    fireEvent.click(await screen.findByLabelText('Clients can comment and decide'));
    press('Create link');
    const link = await screen.findByLabelText<HTMLInputElement>('Board link');
    expect(link.value).toBe(new URL(`/Board?key=${shareKey}`, location.href).href);
    press('Stop sharing');
    await screen.findByRole('button', { name: 'Create link' });
    expect(calls('/board/share')).toEqual([
      { id: 3, shared: true, clientsAnswer: true },
      { id: 3, shared: false, clientsAnswer: true },
    ]);
  });

  test('is shared with colleagues, each in one way', async () => {
    const person = { userId: 8, nickname: 'Wei', role: null };
    const { calls } = await showAt('/Collect?board=3', {
      '/board/people': fine({ infos: [person] }),
      '/board/setPerson': fine(),
    });
    await screen.findByRole('heading', { name: 'Sea' });
    press('Share');
    const access = await screen.findByLabelText('Access for Wei');
    fireEvent.change(access, { target: { value: 'comment' } });
    await waitFor(() => expect(calls('/board/setPerson')).toEqual([{ id: 3, userId: 8, role: 'comment' }]));
    fireEvent.change(access, { target: { value: 'none' } });
    await waitFor(() => expect(calls('/board/setPerson')[1]).toEqual({ id: 3, userId: 8, role: null }));
  });

  test('of a colleague offers what the reader may do there', async () => {
    const board: Board = { ...ownBoard, role: 'view', owner: 'Lin', colleagues: 2 };
    const notes = [note(1, { decision: 'maybe', decidedBy: 'Lin' }), note(5)];
    await showAt('/Collect?board=3', {
      '/board/items': fine({ board, notes, infos: [videoItem(1), musicItem(5)], total: 2 }),
    });
    await screen.findByText('Lin’s board');
    screen.getByText('Shared with 2 colleagues');
    screen.getByText('Lin: Maybe');
    for (const name of ['Share', 'Rename', 'Delete board', 'Select', 'Decided'])
      expect(screen.queryByRole('button', { name }), name).toBeNull();
  });

  test('is decided on work by work, and narrowed by that', async () => {
    const { calls } = await showAt('/Collect?board=3&decision=open', { '/board/decide': fine() });
    const choice = await screen.findByRole('group', { name: 'Decision on “Clip 1”' });
    fireEvent.click(within(choice).getByRole('button', { name: 'Decided' }));
    await waitFor(() => expect(calls('/board/decide')).toEqual([{ id: 3, materialId: 1, decision: 'decided' }]));
    expect(calls('/board/items')[0]).toEqual({ id: 3, decision: 'open', pageNo: 1, pageSize: 48 });
    const filter = screen.getByRole('navigation', { name: 'Filter by decision' });
    expect(within(filter).getByRole('link', { name: 'Undecided' }).getAttribute('aria-current')).toBe('page');
    expect(within(filter).getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/Collect?board=3');
  });

  test('goes into the cart, and what could not is named', async () => {
    const skipped = [{ materialId: 5, code: 'M5', title: 'Waves', reason: 'sound' as const }];
    const { calls } = await showAt('/Collect?board=3', {
      '/cart/addBoard': fine({ added: 1, had: 1, skipped }),
      '/cart/ids': fine({ infos: [] }),
    });
    await screen.findByRole('heading', { name: 'Sea' });
    press('Add all to cart');
    fireEvent.click(await screen.findByRole('button', { name: 'Add decided only' }));
    await screen.findByText('1 item added');
    for (const words of ['1 item was already in your cart', 'Waves', 'Music is licensed one at a time'])
      screen.getByText(words);
    expect(calls('/cart/addBoard')).toEqual([{ boardId: 3, decidedOnly: true }]);
  });

  test('is talked about work by work', async () => {
    const comment = { id: 9, author: 'Lin', client: false, removable: false, second: 7, text: 'Here', at: NOON };
    const { calls } = await showAt('/Collect?board=3', {
      '/board/comments': fine({ infos: [comment] }),
      '/board/comment': fine({ commentId: 10 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^View and comment on “Clip 1”/ }));
    await screen.findByRole('button', { name: 'Go to 00:07' });
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: ' Yes ' } });
    press('Post');
    await waitFor(() => expect(calls('/board/comment')).toEqual([{ id: 3, materialId: 1, second: null, text: 'Yes' }]));
  });

  test('is removed only by who is sure', async () => {
    const { calls, router } = await showAt('/Collect?board=3', { '/board/remove': fine() });
    await screen.findByRole('heading', { name: 'Sea' });
    press('Delete board');
    const sure = await screen.findByRole('button', { name: 'Delete “Sea”?' });
    expect(calls('/board/remove')).toEqual([]);
    fireEvent.click(sure);
    await waitFor(() => expect(router.state.location.search).toBe('?targetType=0'));
    expect(calls('/board/remove')).toEqual([{ id: 3 }]);
  });

  test('that is not there says so', async () => {
    await showAt('/Collect?board=99', { '/board/items': failed('not-found', 'Not found') });
    expect(await screen.findByText('Board not found. It may have been deleted.')).toBeTruthy();
  });

  test('that was kept on this device and is not there any more is forgotten; another one stays', async () => {
    const caches = {
      match: vi.fn<(at: string) => Promise<Response>>(async () => Response.json({ path: '/Collect?board=3' })),
      delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
    };
    vi.stubGlobal('caches', caches);
    await showAt('/Collect?board=99', { '/board/items': failed('not-found', 'Not found') });
    await screen.findByText('Board not found. It may have been deleted.');
    await waitFor(() => expect(caches.match).toHaveBeenCalledWith('/offline/board.json'));
    expect(caches.delete).not.toHaveBeenCalled();
    cleanup();
    await showAt('/Collect?board=3', { '/board/items': failed('not-found', 'Not found') });
    await waitFor(() => expect(caches.delete).toHaveBeenCalledWith('offline-board'));
    vi.unstubAllGlobals();
  });
});
