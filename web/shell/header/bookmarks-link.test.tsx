import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyItem } from '#contract/items.ts';
import { setBookmark } from '../../lib/bookmarks.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { member, noCounts } from '../../testing/answers.ts';
import { type Answers, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { HeaderLinks } from './header-links.tsx';

beforeEach(() => saveToken('abc'));
afterEach(() => {
  cleanup();
  clearToken();
  vi.useRealTimers();
});

const bookmarks = () => screen.getByRole('link', { name: /Favourites/ });

async function showLinks(answers: Answers = {}, more: Partial<typeof noCounts> = {}) {
  const server = standIn({
    '/session': fine({ data: member }),
    '/home/preference': fine({ ...noCounts, ...more }),
    '/preference/bookmark': fine({ id: 5 }),
    '/cart/ids': fine({ infos: [] }),
    ...answers,
  });
  await show(<HeaderLinks session={null} />);
  return server;
}
const list = (...infos: AnyItem[]) => fine({ infos, total: infos.length, gone: 0 });
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Show favourites' }));

test('[R243] all kinds of bookmarks are counted, and the count follows a new one at once', async () => {
  const server = await showLinks({}, { videoBookmark: 2, photoBookmark: 3, musicBookmark: 1, musicEffectBookmark: 1 });
  await waitFor(() => expect(bookmarks().textContent).toBe('Favourites7'));
  await act(() => setBookmark(videoItem(4), true));
  await waitFor(() => expect(bookmarks().textContent).toBe('Favourites8'));
  expect(server.seen.filter(({ path }) => path === '/home/preference')).toHaveLength(1);
});

test('[R285] a count says no more than 99+, for the cart too', async () => {
  await showLinks({}, { photoBookmark: 100, videoShopping: 60, photoShopping: 40 });
  await waitFor(() => expect(bookmarks().textContent).toBe('Favourites99+'));
  expect(screen.getByRole('link', { name: /Cart/ }).textContent).toBe('Cart99+');
});

test('without a session nothing is asked for and nothing is counted', async () => {
  clearToken();
  const server = await showLinks();
  expect(bookmarks().textContent).toBe('Favourites');
  expect(server.seen).toEqual([]);
});

test('its button unfolds six of each kind, and leads to all of them', async () => {
  const server = await showLinks({
    '/space/bookmark': ({ input }) =>
      (input as { targetType: number }).targetType === 1 ? list(photoItem(9)) : list(videoItem(1), videoItem(2)),
  });
  open();
  await screen.findByRole('img', { name: 'Clip 1' });
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Detail?id=1&mdp=6',
    '/Detail?id=2&mdp=6',
  ]);
  const asked = server.seen.find(({ path }) => path === '/space/bookmark');
  expect(asked?.input).toEqual({ targetType: 0, pageNo: 1, pageSize: 6 });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Video' }), { key: 'ArrowRight' });
  await screen.findByRole('img', { name: 'Photo 9' });
  expect(screen.getByRole('link', { name: 'See all favourites' }).getAttribute('href')).toBe('/Collect?targetType=1');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Photos' }), { key: 'Escape' });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show favourites' }));
});

test('a resting mouse unfolds it, a passing one does not', async () => {
  await showLinks({ '/space/bookmark': list() });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const place = bookmarks().parentElement!;
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  // The testing library would send pointerover, from which React infers pointerenter.
  const mouse = (event: string) => place.dispatchEvent(new PointerEvent(event, { pointerType: 'mouse' }));
  mouse('pointerenter');
  pass(60);
  mouse('pointerleave');
  pass(400);
  expect(screen.queryByRole('tablist')).toBeNull();
  mouse('pointerenter');
  pass(150);
  await screen.findByText(/No favourites yet/);
  mouse('pointerleave');
  pass(400);
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('visitors are told what it is for', async () => {
  clearToken();
  await showLinks();
  open();
  await screen.findByText(/Log in to save favourites/);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/Login?from=%2F');
});
