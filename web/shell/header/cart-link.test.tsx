import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberCart, saveVisitorCart } from '../../lib/cart.ts';
import { addToCart } from '../../lib/cart-changes.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { cartLine } from '../../testing/cart.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { member, noCounts } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { SideBar } from '../side-bar/side-bar.tsx';
import { HeaderLinks } from './header-links.tsx';

beforeEach(() => saveToken('abc'));
afterEach(() => {
  cleanup();
  clearToken();
  saveVisitorCart([]);
});

async function showLinks(answers: Answers = {}, shopping = { videoShopping: 0, photoShopping: 0 }) {
  const server = standIn({
    '/session': fine({ data: member }),
    '/home/preference': fine({ ...noCounts, ...shopping }),
    '/cart/ids': fine({ infos: [{ cartId: 101, materialId: 1, excerpt: null }] }),
    ...answers,
  });
  await show(
    <>
      <HeaderLinks session={null} />
      <SideBar />
    </>,
  );
  return server;
}
const links = () => screen.getAllByRole('link', { name: /Cart/ }).map((link) => link.textContent);
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Show cart' }));

test('[R103] [R162] [R285] header and side bar count what is in the cart, and follow at once', async () => {
  let total = 1;
  await showLinks({
    '/home/preference': () => fine({ ...noCounts, videoShopping: total, photoShopping: 0 }),
    '/cart/add': () => fine({ cartId: (total += 1) }),
  });
  await waitFor(() => expect(links()).toEqual(['Cart1', '1Cart']));
  await waitFor(() => expect(memberCart.get().get(1)).toBe(101));
  await act(() => addToCart(videoItem(4)));
  await waitFor(() => expect(links()).toEqual(['Cart2', '2Cart']));
});

test('what the server refuses is not counted', async () => {
  await showLinks({ '/cart/add': failed('own-material', 'Your own work') });
  await act(() => expect(addToCart(videoItem(4))).rejects.toThrow('Your own work'));
  await waitFor(() => expect(links()).toEqual(['Cart', 'Cart']));
  expect(memberCart.get().has(4)).toBe(false);
});

test('[R284] its panel shows six of each kind, lets them be removed and leads to all', async () => {
  const clips = [1, 2, 3, 4, 5, 6, 7].map((id) => cartLine(id));
  const server = await showLinks(
    {
      '/cart/list': () => {
        const infos = [...clips, cartLine(9, { category: 1 })];
        return fine({ infos, total: infos.length });
      },
      '/cart/removeMany': () => {
        clips.splice(0, 1);
        return fine();
      },
    },
    { videoShopping: 7, photoShopping: 1 },
  );
  open();
  await screen.findByRole('img', { name: 'Clip 1' });
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `/Detail?id=${id}&mdp=7`),
  );
  fireEvent.click(panel.getByRole('button', { name: 'Remove Clip 1' }));
  await waitFor(() => expect(panel.queryByRole('img', { name: 'Clip 1' })).toBeNull());
  await panel.findByRole('img', { name: 'Clip 7' });
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/cart/removeMany')?.input).toEqual({ cartIds: [101] }),
  );
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Video' }), { key: 'ArrowRight' });
  await screen.findByRole('img', { name: 'Photo 9' });
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/Cart?targetType=1');
});

test('visitors have a cart too', async () => {
  clearToken();
  saveVisitorCart([2, 1].map((id) => ({ id, terms: null })));
  await showLinks({ '/cart/look': fine({ infos: [photoItem(2), videoItem(1)] }) });
  expect(links()).toEqual(['Cart2', '2Cart']);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Clip 1' }));
  await screen.findByText(/Your cart is empty/);
  expect(links()).toEqual(['Cart1', '1Cart']);
});
