import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { found } from '../../../testing/answers.ts';
import { musicItem } from '../../../testing/items.ts';
import { failed, fine, type OutputAt, standIn, type StandIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { MusicHome } from './music-home.tsx';

const around = {
  '/music/tags': fine<OutputAt<'/music/tags'>>({
    tags: [
      { id: 21, type: 'genre', tagName: 'Folk' },
      { id: 22, type: 'genre', tagName: 'Rock' },
      { id: 31, type: 'mood', tagName: 'Calm' },
      { id: 51, type: 'theme', tagName: 'Travel' },
    ],
  }),
  '/music/categoryList': fine({ list: [{ id: 61, categoryName: 'Doors' }] }),
  '/playlist/list': fine<OutputAt<'/playlist/list'>>({
    infos: [{ id: 4, title: 'Slow mornings', description: '', coverStr: '/4', count: 6, durationText: '12:40' }],
  }),
};
/** Music that the search finds by what it is asked; rock has none. */
const search: Parameters<typeof standIn>[0] = {
  '/search': ({ input }) => {
    const asked = new URL(String(input)).searchParams;
    if (asked.get('genre') === '22') return found([]);
    return found([musicItem(asked.get('sort') === 'newest' ? 1 : 2, { kind: asked.get('type') as 'music' })]);
  },
};
const searches = ({ seen }: StandIn) =>
  seen
    .filter(({ path }) => path === '/search')
    .map(({ input }) => new URL(String(input)).searchParams.toString())
    .toSorted();
const linksIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(cleanup);

describe('[R47] the page of music', () => {
  test('leads in by mood, genre and playlist, and has what is popular and new', async () => {
    const server = standIn({ ...around, ...search });
    await show(<MusicHome />, { at: '/Music' });
    await screen.findByRole('heading', { level: 1, name: 'Music for every story' });
    await screen.findByRole('link', { name: 'Piece 1' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rock' })).toBeNull());
    expect(linksIn('Browse by mood')).toEqual([['Calm', '/SearchResult?type=music&mood=31']]);
    expect(linksIn('Browse by genre')).toEqual([['Folk', '/SearchResult?type=music&genre=21']]);
    expect(linksIn('Playlists')).toEqual([
      ['All playlists', '/PlayList'],
      ['Slow mornings', '/PlayListDetail?id=4'],
    ]);
    expect(linksIn('New music')).toContainEqual(['See all', '/SearchResult?type=music&sort=newest']);
    expect(linksIn('Popular tracks')).toContainEqual(['Piece 2', '/DetailMusic?id=2']);
    expect(searches(server)).toEqual([
      'type=music&genre=21&sort=popular&pageSize=1',
      'type=music&genre=22&sort=popular&pageSize=1',
      'type=music&sort=newest&pageSize=6',
      'type=music&sort=popular&pageSize=6',
    ]);
  });

  test('with musicType 2 is about sound effects', async () => {
    const server = standIn({ ...around, ...search });
    await show(<MusicHome />, { at: '/Music?musicType=2' });
    await screen.findByRole('heading', { level: 1, name: 'Sound effects for every scene' });
    await screen.findByRole('link', { name: 'Doors' });
    expect(linksIn('Browse by category')).toEqual([['Doors', '/SearchResult?type=effect&categoryId=61']]);
    expect(linksIn('Browse by theme')).toEqual([['Travel', '/SearchResult?type=effect&theme=51']]);
    expect(screen.queryByRole('region', { name: 'Playlists' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sound effects' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Material type' }).value).toBe('effect');
    await waitFor(() =>
      expect(searches(server)).toEqual(['type=effect&sort=newest&pageSize=6', 'type=effect&sort=popular&pageSize=6']),
    );
  });

  test.each([
    ['/Music?mood=31&genre=21&colour=red', '/SearchResult?genre=21&mood=31&type=music'],
    ['/Music?musicType=2&length=0-2', '/SearchResult?length=0-2&type=effect'],
    ['/Music?keyword=rain', '/SearchResult?keyword=rain&type=music'],
  ])('with a filter or words (%s) is the list', async (at, list) => {
    standIn({ ...around, ...search });
    const router = await show(<MusicHome />, { at });
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(list));
  });

  test('searches music from its own box', async () => {
    standIn({ ...around, ...search });
    const router = await show(<MusicHome />, { at: '/Music' });
    const words = await screen.findByRole('combobox', { name: 'Keywords' });
    fireEvent.change(words, { target: { value: 'warm guitar' } });
    fireEvent.submit(words.closest('form')!);
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=warm+guitar&type=music'));
  });

  test('without anything on sale says so, and a failure can be tried again', async () => {
    standIn({ ...around, '/search': found([]) });
    await show(<MusicHome />, { at: '/Music' });
    await screen.findByRole('heading', { name: 'Nothing on sale here yet' });
    cleanup();
    queryClient.clear();
    standIn({ ...around, '/search': failed('unavailable', 'Please try again later') });
    await show(<MusicHome />, { at: '/Music' });
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });
});
