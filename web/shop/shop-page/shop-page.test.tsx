import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { found } from '../../testing/answers.ts';
import { failed, fine, standIn, type StandIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ShopPage } from './shop-page.tsx';

const counts = { video: 2, photo: 1500, music: 0, effect: 0 };
const shop = {
  id: 4,
  name: 'Far Ridge',
  bio: 'We film mountains',
  banner: null,
  avatar: null,
  covers: [1, 2].map((n) => ({ url: `/${n}`, colour: '#123' })),
  counts,
  since: '2026-03-01T00:00:00.000Z',
};
const searched = ({ seen }: StandIn) =>
  seen
    .filter(({ path }) => path === '/search')
    .map(({ input }) => Object.fromEntries(new URL(String(input)).searchParams));

function serve(more: object = {}) {
  return standIn({
    '/shop/4': fine({ shop: { ...shop, ...more } }),
    '/search': ({ input }) => found(String(input).includes('type=pic') ? [photoItem(3)] : [videoItem(1), videoItem(2)]),
  });
}

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(cleanup);

describe('[R30] [R67] a shop', () => {
  test('says who it is and shows its newest work', async () => {
    const server = serve();
    await show(<ShopPage />, { at: '/Shop?id=4' });
    await screen.findByRole('heading', { level: 1, name: 'Far Ridge' });
    screen.getByText('We film mountains');
    screen.getByText('1,502 works');
    screen.getByText('Joined 1 Mar 2026');
    await screen.findByRole('link', { name: 'Clip 1' });
    expect(searched(server)[0]).toMatchObject({ type: 'video', shopId: '4', sort: 'newest' });
  });

  test('shows the banner and the avatar that its owner chose', async () => {
    serve({ banner: '/banner.webp', avatar: '/avatar.webp' });
    await show(<ShopPage />, { at: '/Shop?id=4' });
    await screen.findByRole('heading', { level: 1, name: 'Far Ridge' });
    const pictures = [...document.querySelectorAll('header img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(['/banner.webp', '/avatar.webp']);
  });

  test('has a tab for each kind that it sells, and another order', async () => {
    const server = serve();
    const router = await show(<ShopPage />, { at: '/Shop?id=4' });
    await screen.findByText('1,502 works');
    const tabs = within(screen.getByRole('navigation', { name: 'Material type' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['Video2', 'Photos1,500']);
    fireEvent.click(tabs.getByRole('link', { name: /Photos/ }));
    await screen.findByRole('link', { name: 'Photo 3' });
    expect(router.state.location.search).toBe('?id=4&type=pic');
    fireEvent.click(screen.getByRole('link', { name: 'Popular' }));
    await waitFor(() => expect(searched(server).at(-1)).toMatchObject({ type: 'pic', shopId: '4', sort: 'popular' }));
    expect(router.state.location.search).toBe('?id=4&type=pic&sort=popular');
  });

  test('without video begins with what it has', async () => {
    const server = serve({ counts: { ...counts, video: 0 } });
    await show(<ShopPage />, { at: '/Shop?id=4' });
    await screen.findByRole('link', { name: 'Photo 3' });
    expect(searched(server).at(-1)).toMatchObject({ type: 'pic' });
  });

  test('with nothing on sale says so', async () => {
    serve({ counts: { video: 0, photo: 0, music: 0, effect: 0 }, covers: [] });
    await show(<ShopPage />, { at: '/Shop?id=4' });
    expect(await screen.findByRole('heading', { name: 'This shop has nothing on sale yet' })).toBeTruthy();
  });

  test('[R30] of the partner library says so', async () => {
    serve();
    await show(<ShopPage />, { at: '/P5Shop?id=4' });
    expect((await screen.findByRole('link', { name: 'About Pond5 video' })).getAttribute('href')).toBe('/pond5');
  });

  test.each(['/Shop?id=9', '/Shop', '/Shop?id=-1'])('that nobody knows (%s) leads on', async (at) => {
    standIn({ '/shop/9': failed('not-found', 'Not found'), '/search': found([]) });
    await show(<ShopPage />, { at });
    await screen.findByRole('heading', { level: 1, name: 'Shop not found' });
    expect(screen.getByRole('link', { name: 'Search the library' })).toBeTruthy();
  });
});
