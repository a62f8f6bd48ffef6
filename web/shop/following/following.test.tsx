import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { FollowButton } from './follow-button.tsx';
import { SaveSearch } from './save-search.tsx';

const search = { type: 'video' as const, keyword: 'sea' };
const shop = { id: 4, name: 'Far Ridge' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const asMember = () => localStorage.setItem('access_token', 'abc');

test('a search is saved under a name, the words at first', async () => {
  asMember();
  let name: string | null = null;
  const server = standIn({
    '/session': fine({ data: member }),
    '/following/search/look': () => fine({ saved: name === null ? null : { id: 3, name } }),
    '/following/search/save': ({ input }) => {
      ({ name } = input as { name: string });
      return fine({ id: 3 });
    },
  });
  await show(<SaveSearch search={search} name="sea" />, { at: '/SearchResult?keyword=sea' });
  fireEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'sea');
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Sea for the spring film' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: 'Saved as “Sea for the spring film”' });
  expect(link.getAttribute('href')).toBe('/UserCenter?tab=following');
  expect(server.seen.find(({ path }) => path === '/following/search/save')?.input).toEqual({
    name: 'Sea for the spring film',
    search,
  });
});

test('a photographer is followed and unfollowed', async () => {
  asMember();
  const server = standIn({
    '/session': fine({ data: member }),
    '/following/shop/look': fine({ followed: false, own: false }),
    '/following/shop/follow': fine(),
  });
  const sent = () => server.seen.filter(({ path }) => path === '/following/shop/follow').map(({ input }) => input);
  await show(<FollowButton shop={shop} seen />, { at: '/Shop?id=4' });
  await waitFor(() => expect(server.seen.map(({ path }) => path)).toContain('/following/shop/look'));
  fireEvent.click(screen.getByRole('button', { name: 'Follow Far Ridge' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Unfollow Far Ridge' }));
  await screen.findByRole('button', { name: 'Follow Far Ridge' });
  expect(sent()).toEqual([
    { shopId: 4, follow: true },
    { shopId: 4, follow: false },
  ]);
});

test('nobody is asked to follow themselves', async () => {
  asMember();
  standIn({ '/session': fine({ data: member }), '/following/shop/look': fine({ followed: false, own: true }) });
  await show(<FollowButton shop={shop} />, { at: '/Shop?id=4' });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('visitors see both, and nothing is asked for them', async () => {
  const server = standIn({});
  await show(
    <>
      <SaveSearch search={search} name="sea" />
      <FollowButton shop={shop} />
    </>,
    { at: '/SearchResult?keyword=sea' },
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save search', 'Follow']);
  expect(server.seen).toEqual([]);
});
