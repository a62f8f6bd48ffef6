import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { musicItem } from '../../../testing/items.ts';
import { failed, fine, type OutputAt, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { sound, stopSound } from '../../../ui/sound/sound.ts';
import { PlayListDetail } from './play-list-detail.tsx';
import { PlayList } from './play-list.tsx';

const slow = {
  id: 4,
  title: 'Slow mornings',
  description: 'Coffee and light',
  coverStr: '/4',
  count: 2,
  durationText: '04:20',
};
const fast = { id: 5, title: 'Fast cuts', description: '', coverStr: '', count: 1, durationText: '00:30' };
const lists = fine<OutputAt<'/playlist/list'>>({ infos: [slow, fast] });

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  act(stopSound);
  cleanup();
  vi.restoreAllMocks();
});

describe('[R49] the playlists', () => {
  test('each say how much there is to hear', async () => {
    standIn({ '/playlist/list': lists });
    await show(<PlayList />, { at: '/PlayList' });
    await screen.findByText('Slow mornings');
    expect(screen.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
      'Slow mornings2 tracks · 04:20',
      'Fast cuts1 track · 00:30',
    ]);
    expect(screen.getByRole('link', { name: 'Fast cuts' }).getAttribute('href')).toBe('/PlayListDetail?id=5');
  });

  test('that do not exist yet lead to all music', async () => {
    standIn({ '/playlist/list': fine({ infos: [] }) });
    await show(<PlayList />, { at: '/PlayList' });
    await screen.findByRole('heading', { name: 'No playlists yet' });
    expect(screen.getByRole('link', { name: 'Browse music' }).getAttribute('href')).toBe('/Music');
  });
});

describe('[R50] a playlist', () => {
  const opened = fine<OutputAt<'/playlist/4'>>({ playlist: slow, infos: [musicItem(1), musicItem(2)] });

  test('plays from its first piece on, and pauses', async () => {
    standIn({ '/playlist/list': lists, '/playlist/4': opened });
    await show(<PlayListDetail />, { at: '/PlayListDetail?id=4' });
    await screen.findByRole('heading', { level: 1, name: 'Slow mornings' });
    screen.getByText('Coffee and light');
    fireEvent.click(screen.getByRole('button', { name: 'Play all' }));
    expect(sound.get()).toMatchObject({ music: { musicId: 1 }, list: [1, 2] });
    act(() => sound.set({ ...sound.get(), playing: true }));
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(pause).toHaveBeenCalled();
  });

  test('goes on with the piece of it that was heard last', async () => {
    standIn({ '/playlist/list': lists, '/playlist/4': opened });
    await show(<PlayListDetail />, { at: '/PlayListDetail?id=4' });
    fireEvent.click(await screen.findByRole('button', { name: 'Play Piece 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play all' }));
    expect(sound.get()).toMatchObject({ music: { musicId: 2 }, list: [1, 2] });
  });

  test('shows the other playlists below', async () => {
    standIn({ '/playlist/list': lists, '/playlist/4': opened });
    await show(<PlayListDetail />, { at: '/PlayListDetail?id=4' });
    const others = within(await screen.findByRole('region', { name: 'More playlists' }));
    await others.findByText('Fast cuts');
    expect(others.queryByText('Slow mornings')).toBeNull();
  });

  test.each(['/PlayListDetail?id=9', '/PlayListDetail', '/PlayListDetail?id=x'])(
    'that nobody knows (%s) leads on',
    async (at) => {
      standIn({ '/playlist/list': lists, '/playlist/9': failed('not-found', 'Not found') });
      await show(<PlayListDetail />, { at });
      await screen.findByRole('heading', { name: 'Playlist not found' });
      expect(await screen.findByText('Fast cuts')).toBeTruthy();
    },
  );
});
