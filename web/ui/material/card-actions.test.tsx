import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onLoginNeeded, type LoginRequest } from '../../lib/api.ts';
import { changeLanguage } from '../../lib/language.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { failed, fine, standIn, type StandIn } from '../../testing/server.ts';
import { noCounts } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { useOverlay } from '../overlays.ts';
import { ClipCard } from './clip-card.tsx';
import { MaterialLinks } from './links.ts';
import { PhotoCard } from './photo-card.tsx';

const told = vi.hoisted(() => vi.fn<(message: string, kind?: string) => Promise<void>>(async () => {}));
vi.mock('../toast.ts', () => ({ toast: told, useToastsWanted: () => false }));

const askedToLogIn = vi.fn<(request: LoginRequest) => void>();
const copied = vi.fn<(text: string) => Promise<void>>(async () => {});
const star = { off: 'Add to favourites', on: 'Remove from favourites' };

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  onLoginNeeded(askedToLogIn);
  saveToken('abc');
});
afterEach(() => {
  leavePage();
  cleanup();
  clearToken();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

function Asked() {
  const overlay = useOverlay();
  return <output>{overlay?.kind === 'board' && overlay.items.map(({ code }) => code).join()}</output>;
}

async function showCards(more: object = {}) {
  await show(
    <MaterialLinks
      value={{ similar: (item) => ('id' in item ? `/Like?id=${item.id}` : null), tag: () => '', files: () => '' }}
    >
      <ClipCard clip={videoItem(1, more)} to="/Detail?id=1&mdp=6" />
      <ClipCard clip={videoItem(1, more)} to="/Detail?id=1" />
      <PhotoCard photo={photoItem(2)} to="/DetailPic?id=2" />
      <Asked />
    </MaterialLinks>,
  );
}
const buttons = (name: string) => screen.queryAllByRole('button', { name });
const press = (name: string, nth = 0) => fireEvent.click(buttons(name)[nth]!);
/** The tracked events, without the details of the browser. */
const rules = ({ seen }: StandIn) =>
  seen
    .filter(({ path }) => path === '/material/clicks')
    .flatMap(({ input }) => (input as { events: { bizType: number; ruleId: number; title: string }[] }).events)
    .map(({ bizType, ruleId, title }) => [bizType, ruleId, title]);
const preferences = ({ seen }: StandIn) => seen.filter(({ path }) => path.startsWith('/preference'));
const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

describe('the star', () => {
  test('[R185] [R257] [R277] turns on at once, for every card of the material, and keeps the id to turn off', async () => {
    const server = standIn({
      '/preference/bookmark': fine({ id: 70 }),
      '/preference/cancel': fine(),
    });
    await showCards();
    press(star.off);
    expect(buttons(star.on)).toHaveLength(2);
    await waitFor(() => expect(told).toHaveBeenCalledWith('Added to favourites'));
    press(star.on, 1);
    expect(buttons(star.on)).toHaveLength(0);
    await waitFor(() => expect(told).toHaveBeenCalledWith('Removed from favourites'));
    expect(preferences(server).map(({ path, input }) => [path, input])).toEqual([
      ['/preference/bookmark', { targetId: 1, targetType: 0 }],
      ['/preference/cancel', { id: 70 }],
    ]);
    leavePage();
    await waitFor(() =>
      expect(rules(server)).toEqual([
        [0, 21, 'V00000001'],
        [0, 22, 'V00000001'],
      ]),
    );
  });

  test('goes back when the server refuses, and says why', async () => {
    standIn({
      '/preference/bookmark': failed('bookmarks-full', 'Your favourites are full'),
    });
    await showCards();
    press(star.off);
    expect(buttons(star.on)).toHaveLength(2);
    await waitFor(() => expect(told).toHaveBeenCalledWith('Your favourites are full', 'failed'));
    expect(buttons(star.on)).toHaveLength(0);
  });

  test('pressed twice quickly ends where it began, with one call after the other', async () => {
    const server = standIn({
      '/preference/bookmark': fine({ id: 71 }),
      '/preference/cancel': fine(),
    });
    await showCards();
    press(star.off);
    press(star.on);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(buttons(star.on)).toHaveLength(0);
    expect(preferences(server).map(({ path }) => path)).toEqual(['/preference/bookmark', '/preference/cancel']);
  });

  test('that is gone already counts as turned off', async () => {
    standIn({ '/preference/cancel': failed('not-found', 'Not found') });
    await showCards({ bookmarkId: 9 });
    press(star.on);
    await waitFor(() => expect(told).toHaveBeenCalledWith('Removed from favourites'));
    expect(buttons(star.on)).toHaveLength(0);
  });

  test('[R176] names pictures and clips of the partner by their own type', async () => {
    const server = standIn({ '/preference/bookmark': fine({ id: 72 }) });
    await showCards({ from: 'pond5' });
    press(star.off, 0);
    press(star.off, 0);
    await waitFor(() => expect(preferences(server)).toHaveLength(2));
    expect(preferences(server).map(({ input }) => input)).toEqual([
      { targetId: 1, targetType: 5 },
      { targetId: 2, targetType: 1 },
    ]);
  });

  test('[R215] asks visitors to log in, and lets them come back', async () => {
    clearToken();
    const server = standIn({});
    await showCards();
    press(star.off);
    press('Download sample');
    expect(askedToLogIn.mock.calls).toEqual([
      [{ why: 'Please log in to use this feature', optional: true }],
      [{ why: 'Please log in to use this feature', optional: true }],
    ]);
    expect([buttons(star.on), preferences(server)]).toEqual([[], []]);
  });
});

describe('the cart', () => {
  const cart = { off: 'Add to cart', on: 'Remove from cart' };

  test('[C7] takes a clip, shows it on every card of it, and gives it back', async () => {
    const server = standIn({
      '/cart/add': fine({ cartId: 80 }),
      '/cart/removeMany': fine(),
      '/home/preference': fine(noCounts),
    });
    await showCards({ from: 'pond5' });
    press(cart.off);
    await waitFor(() => expect(buttons(cart.on)).toHaveLength(2));
    await waitFor(() => expect(told).toHaveBeenCalledWith('Added to cart'));
    press(cart.on, 1);
    await waitFor(() => expect(told).toHaveBeenCalledWith('Removed from cart'));
    expect(buttons(cart.on)).toHaveLength(0);
    expect(server.seen.filter(({ path }) => path.startsWith('/cart')).map(({ path, input }) => [path, input])).toEqual([
      ['/cart/add', { targetId: 1, category: 5, terms: null, excerpt: null }],
      ['/cart/removeMany', { cartIds: [80] }],
    ]);
  });

  test('[C7] says why it does not take something', async () => {
    standIn({ '/cart/add': failed('own-material', 'You can’t buy your own work') });
    await showCards();
    press(cart.off, 2);
    await waitFor(() => expect(told).toHaveBeenCalledWith('You can’t buy your own work', 'failed'));
    expect(buttons(cart.on)).toHaveLength(0);
  });

  test('[C7] of a visitor is kept by the browser', async () => {
    clearToken();
    const server = standIn({});
    await showCards();
    press(cart.off);
    await waitFor(() => expect(buttons(cart.on)).toHaveLength(2));
    expect([localStorage.getItem('cart'), askedToLogIn.mock.calls]).toEqual([
      '[{"id":1,"terms":null,"excerpt":null}]',
      [],
    ]);
    press(cart.on);
    await waitFor(() => expect(buttons(cart.on)).toHaveLength(0));
    expect(server.seen.filter(({ path }) => path.startsWith('/cart'))).toEqual([]);
  });
});

describe('a card', () => {
  test('[R131] [R269] gives a sample, its code and its link', async () => {
    const server = standIn({ '/material/sample': fine({ url: 'http://files/sample' }) });
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await showCards();
    press('Download sample');
    press('Copy code');
    press('Copy link');
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    expect((download.mock.contexts[0] as HTMLAnchorElement).href).toBe('http://files/sample');
    expect(copied.mock.calls).toEqual([['V00000001'], [new URL('/Detail?id=1', location.href).href]]);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(told.mock.calls).toEqual([['Code V00000001 copied to the clipboard'], ['Link copied to the clipboard']]);
    leavePage();
    await waitFor(() => expect(rules(server).map(([, rule]) => rule)).toEqual([23, 24, 25]));
  });

  test('[R175] is noted when it is opened, in this tab or in another', async () => {
    const server = standIn({});
    await showCards();
    const link = screen.getByRole('link', { name: 'Photo 2' });
    fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true }));
    fireEvent(link, new MouseEvent('auxclick', { button: 2, bubbles: true }));
    fireEvent.click(link);
    leavePage();
    await waitFor(() =>
      expect(rules(server)).toEqual([
        [1, 10, 'P00000002'],
        [1, 10, 'P00000002'],
      ]),
    );
  });

  test('[R130] of raw footage has neither star nor sample, but its code and link', async () => {
    await show(<ClipCard clip={videoItem(1, { from: 'raw' })} to="/Detail?id=1" />);
    const names = within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Preview Clip 1', 'Copy code', 'Copy link', 'Add to cart']);
  });

  test('draws the icons of its buttons when the reader comes to it, by pointer or keyboard', async () => {
    await show(
      <>
        <ClipCard clip={videoItem(1)} to="/Detail?id=1" />
        <PhotoCard photo={photoItem(2)} to="/DetailPic?id=2" />
      </>,
    );
    const [clip, photo] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    const icons = () => [clip, photo].map((card) => card.querySelectorAll('button > svg').length);
    expect(icons()).toEqual([0, 0]);
    fireEvent.pointerEnter(clip);
    expect(icons()).toEqual([0, 0]);
    fireEvent.pointerMove(clip);
    expect(icons()).toEqual([7, 0]);
    act(() => within(photo).getByRole('link').focus());
    expect(icons()).toEqual([7, 6]);
  });

  test('[R95] says what its buttons do in the other language as soon as that is chosen', async () => {
    await show(<ClipCard clip={videoItem(1)} to="/Detail?id=1" />);
    const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    const english = names();
    await act(() => changeLanguage('zh'));
    expect(names()).toEqual([
      '收藏',
      '预览《Clip 1》',
      '下载小样',
      '复制素材编号',
      '复制素材链接',
      '加入购物车',
      '更多操作',
    ]);
    await act(() => changeLanguage('en'));
    expect(names()).toEqual(english);
  });

  test('shows a star that is on to whoever passes by', async () => {
    await show(<ClipCard clip={videoItem(1, { bookmarkId: 5 })} to="/Detail?id=1" />);
    expect(screen.getByRole('button', { name: star.on }).querySelector('svg')).toBeTruthy();
    expect(screen.getByRole('article').querySelectorAll('button > svg')).toHaveLength(1);
  });

  test('is one stop for the keyboard; the arrows go on from there', async () => {
    await show(<PhotoCard photo={photoItem(2)} to="/DetailPic?id=2" />);
    const reached = () =>
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(reached().map((button) => button.ariaLabel ?? button.getAttribute('aria-label'))).toEqual([star.off]);
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    act(() => buttons(star.off)[0]!.focus());
    key('ArrowLeft');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More actions');
    key('ArrowRight');
    key('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Download sample');
    expect(reached()).toEqual([document.activeElement]);
  });

  test('puts on a board, and finds what looks alike, from its menu', async () => {
    await showCards();
    press('More actions', 2);
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Add to board', 'Find similar']);
    expect(document.activeElement).toBe(items[0]);
    fireEvent.keyDown(items[0]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(items[1]);
    fireEvent.keyDown(items[1]!, { key: 'Escape' });
    expect(screen.queryAllByRole('menuitem')).toEqual([]);
    expect(document.activeElement).toBe(buttons('More actions')[2]);
    press('More actions', 2);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Add to board' }));
    expect(screen.getByRole('status').textContent).toBe('P00000002');
  });

  test('on a phone opens its menu under a resting finger, and not itself', async () => {
    const phone = (query: string) => ({ matches: /hover: none|max-width/.test(query) }) as MediaQueryList;
    vi.spyOn(window, 'matchMedia').mockImplementation(phone);
    await showCards();
    const card = screen.getAllByRole('article')[0]!;
    const touch = { pointerType: 'touch' };
    fireEvent.pointerDown(card, touch);
    fireEvent.pointerCancel(card, touch);
    fireEvent.pointerDown(card, touch);
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Preview Clip 1',
      'Add to cart',
      'Add to board',
      'Find similar',
      'Download sample',
      'Copy code',
      'Copy link',
    ]);
    fireEvent.pointerUp(card, touch);
    const link = within(card).getByRole('link');
    expect(fireEvent.click(link)).toBe(false);
  });

  test('closes its menu when the reader turns away', async () => {
    await showCards();
    for (const turn of [() => fireEvent.pointerDown(document.body), () => fireEvent.scroll(window)]) {
      press('More actions');
      expect(screen.getAllByRole('menuitem')).toHaveLength(2);
      turn();
      expect(screen.queryAllByRole('menuitem')).toEqual([]);
    }
  });
});
