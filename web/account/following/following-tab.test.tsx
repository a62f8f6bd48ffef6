import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FollowedShop, SavedSearch } from '#contract/calls/following.ts';
import { fine, failed, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { FollowingTab } from './following-tab.tsx';

const saved: SavedSearch = {
  id: 3,
  name: 'Sea at dawn',
  search: { type: 'pic', keyword: 'sea' },
  mail: true,
  fresh: 100,
  covers: [{ url: '/1', colour: '#123' }],
};
const shop: FollowedShop = { id: 4, name: 'Far Ridge', avatar: null, fresh: 1, covers: [] };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lists what the reader follows, with what is new in it', async () => {
  localStorage.setItem('recentSearches', JSON.stringify([{ keyword: 'harbour', type: 'video' }]));
  standIn({
    '/following': fine({ mail: true, searches: [saved, { ...saved, id: 5, name: 'Hills', fresh: 0 }], shops: [shop] }),
  });
  await show(<FollowingTab />, { at: '/UserCenter?tab=following' });
  const link = await screen.findByRole('link', { name: /Sea at dawn/ });
  expect(link.getAttribute('href')).toBe('/SearchResult?type=pic&keyword=sea&sort=newest');
  expect(link.textContent).toBe('Sea at dawnPhotos99+ new works');
  expect(screen.getByRole('link', { name: /Hills/ }).textContent).toContain('Nothing new');
  expect(screen.getByRole('link', { name: /Far Ridge/ }).textContent).toContain('1 new work');
  expect(screen.getByRole('link', { name: /harbour/ }).getAttribute('href')).toBe(
    '/SearchResult?keyword=harbour&type=video',
  );
});

test('says what to do where there is nothing', async () => {
  standIn({ '/following': fine({ mail: true, searches: [], shops: [] }) });
  await show(<FollowingTab />, { at: '/UserCenter?tab=following' });
  await screen.findByText('No saved searches yet');
  screen.getByText('You don’t follow any photographers yet');
  expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
});

test('turns mails on and off, renames, and unfollows', async () => {
  const server = standIn({
    '/following': fine({ mail: true, searches: [saved], shops: [shop] }),
    '/following/mail': fine(),
    '/following/search/mail': fine(),
    '/following/search/rename': failed('search-name-taken', 'You already have one'),
    '/following/shop/follow': fine(),
  });
  const sent = (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
  await show(<FollowingTab />, { at: '/UserCenter?tab=following' });
  fireEvent.click(await screen.findByRole('switch', { name: 'Email me when new work matches “Sea at dawn”' }));
  await waitFor(() => expect(sent('/following/search/mail')).toEqual([{ id: 3, mail: false }]));
  fireEvent.click(screen.getByRole('switch', { name: 'Daily email' }));
  await waitFor(() => expect(sent('/following/mail')).toEqual([{ mail: false }]));
  fireEvent.click(screen.getByRole('button', { name: 'Unfollow Far Ridge' }));
  await waitFor(() => expect(sent('/following/shop/follow')).toEqual([{ shopId: 4, follow: false }]));
  fireEvent.click(screen.getByRole('button', { name: 'Rename Sea at dawn' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Hills ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('You already have one');
  expect(sent('/following/search/rename')).toEqual([{ id: 3, name: 'Hills' }]);
});
