import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '#contract/calls/cart.ts';
import { saveVisitorCart, visitorCart } from '../../lib/cart.ts';
import { reloadSession } from '../../lib/session.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { cartLine, priceTree, undecided, year } from '../../testing/cart.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Cart } from './cart.tsx';

const told = vi.hoisted(() => vi.fn<(message: string, kind?: string) => Promise<void>>(async () => {}));
vi.mock('../../ui/toast.ts', () => ({ toast: told, useToastsWanted: () => false }));

const none = { videoBookmark: 0, photoBookmark: 0, musicBookmark: 0, musicEffectBookmark: 0 };

beforeEach(() => saveToken('abc'));
afterEach(() => {
  cleanup();
  clearToken();
  saveVisitorCart([]);
  vi.clearAllMocks();
});

/** Opens the cart of a member, whose items the stand-in server keeps. */
async function open(lines: CartItem[], { at = '/Cart', ...answers }: Answers & { at?: string } = {}) {
  let held = lines;
  const server = standIn({
    '/session': fine({ data: member }),
    '/home/preference': () =>
      fine({
        ...none,
        videoShopping: held.filter(({ category }) => category !== 1).length,
        photoShopping: held.filter(({ category }) => category === 1).length,
      }),
    '/cart/list': ({ input }: { input: unknown }) => {
      const photos = (input as { category: number }).category === 1;
      const infos = held.filter(({ category }) => (category === 1) === photos);
      return fine({ infos, total: infos.length });
    },
    '/cart/removeMany': ({ input }: { input: unknown }) => {
      held = held.filter(({ cartId }) => !(input as { cartIds: number[] }).cartIds.includes(cartId));
      return fine();
    },
    '/cart/ids': fine({ infos: [] }),
    '/price/tree': fine({ tree: priceTree }),
    '/price/of': fine({ infos: [{ materialId: 2, priceFen: 50_000 }] }),
    ...answers,
  });
  const router = await show(<Cart />, { at });
  return { server, address: () => router.state.location.pathname + router.state.location.search };
}
const sent = (server: { seen: { path: string; input: unknown }[] }, path: string) =>
  server.seen.filter((call) => call.path === path).map(({ input }) => input);
const summary = () => screen.getByRole('region', { name: 'Order summary' }).textContent;
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' });
const tick = (title: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${title}` }));

describe('a member’s cart', () => {
  test('[R40] [R163] shows what is in it, what it is for and what it costs, and leads to the order', async () => {
    const { address } = await open([cartLine(1), cartLine(2)]);
    const link = await screen.findByRole('link', { name: 'Clip 1' });
    expect(link.getAttribute('href')).toBe('/Detail?id=1&mdp=7');
    expect(screen.getAllByText('¥1,280.00')).toHaveLength(2);
    expect(summary()).toContain('Total¥2,560.006% VAT included');
    tick('Clip 1');
    expect(summary()).toContain('Total¥1,280.00');
    fireEvent.click(goOn());
    await waitFor(() => expect(address()).toBe('/Putorder?targetType=0&carts=102'));
  });

  test('[R40] has a tab for pictures, with their count', async () => {
    await open([cartLine(1), cartLine(3, { category: 1 })], { at: '/Cart?targetType=1' });
    await screen.findByRole('link', { name: 'Photo 3' });
    expect(screen.queryByText('Clip 1')).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Video 1' }).getAttribute('href')).toContain('=0'));
    expect(screen.getByRole('link', { name: 'Photos 1' }).getAttribute('aria-current')).toBe('page');
  });

  test('what has no licence yet keeps the order waiting, and says so', async () => {
    const terms = { ...year, area: 'global' };
    const { server } = await open([cartLine(1), cartLine(2, undecided)], {
      '/cart/terms': fine({ infos: [cartLine(2, { skuName: 'Chosen', priceFen: 50_000 })] }),
    });
    await screen.findByText('1 item needs a licence.');
    expect(goOn().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Choose now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a licence' }));
    for (const name of ['Advertising', 'Internet', '1 year', 'Worldwide'])
      fireEvent.click(await dialog.findByLabelText(name));
    await dialog.findByText('¥500.00');
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm licence' }));
    await waitFor(() => expect(goOn().disabled).toBe(false));
    expect(sent(server, '/cart/terms')).toEqual([{ cartIds: [102], terms }]);
    expect(summary()).toContain('Total¥1,780.00');
  });

  test('by quote is counted apart', async () => {
    await open([cartLine(1), cartLine(2, { priceFen: null, byQuote: true })]);
    await screen.findByText('+ 1 on request');
    expect(goOn().disabled).toBe(false);
  });

  test('what cannot be ordered says why, is never chosen, and can be cleared', async () => {
    const lines = [
      cartLine(1),
      cartLine(2, { obstacle: 'bought-out' }),
      cartLine(3, { obstacle: 'offline', item: null }),
    ];
    const { server } = await open(lines);
    await screen.findByText('Exclusively bought out by another buyer');
    screen.getByText('No longer on sale');
    expect(screen.queryByRole('link', { name: 'Clip 3' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Clip 2' }).disabled).toBe(true);
    expect(summary()).toContain('Selected1');
    fireEvent.click(screen.getByRole('button', { name: 'Remove 2 unavailable items' }));
    await waitFor(() => expect(screen.queryByText('No longer on sale')).toBeNull());
    expect(sent(server, '/cart/removeMany')).toEqual([{ cartIds: [102, 103] }]);
  });

  test('[R251] removing shows at once and can be undone, with the licence', async () => {
    const { server } = await open([cartLine(1), cartLine(2)], { '/cart/add': fine({ cartId: 9 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Clip 1' }));
    expect(screen.queryByRole('link', { name: 'Clip 1' })).toBeNull();
    await screen.findByText('Removed Clip 1');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Video 1' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(server, '/cart/add')).toEqual([{ targetId: 1, category: 0, terms: year }]));
  });

  test('a failed removal comes back, and says why', async () => {
    await open([cartLine(1)], { '/cart/removeMany': failed('unavailable', 'Not now') });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Clip 1' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith('Not now', 'failed'));
    await screen.findByRole('link', { name: 'Clip 1' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('[R130] what is chosen moves to the favourites; budget footage stays', async () => {
    const raw = cartLine(2, { item: videoItem(2, { from: 'raw' }) });
    const { server } = await open([cartLine(1), raw], { '/cart/collect': fine() });
    fireEvent.click(await screen.findByRole('button', { name: 'Move to favourites' }));
    await waitFor(() => expect(sent(server, '/cart/collect')).toEqual([{ cartIds: [101] }]));
    await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('stays in your cart')));
  });

  test('selects all or nothing', async () => {
    await open([cartLine(1), cartLine(2)]);
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    tick('Clip 1');
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    fireEvent.click(all);
    fireEvent.click(all);
    expect(summary()).toContain('Select the items you want to buy.');
    expect(goOn().disabled).toBe(true);
  });

  test('that is empty leads on', async () => {
    await open([]);
    await screen.findByText('No videos in your cart');
    expect(screen.getByRole('link', { name: 'Search the library' }).getAttribute('href')).toContain('type=video');
  });
});

const noUse = (...ids: number[]) => ids.map((id) => ({ id, terms: null }));

describe('a visitor’s cart', () => {
  test('shows what this browser keeps, forgets what is gone, and asks to log in', async () => {
    clearToken();
    saveVisitorCart([...noUse(3), { id: 1, terms: year }, ...noUse(8)]);
    const server = standIn({ '/cart/look': fine({ infos: [photoItem(3), videoItem(1)] }) });
    await show(<Cart />, { at: '/Cart' });
    await screen.findByRole('link', { name: 'Clip 1' });
    expect(screen.getByText(/Advertising.*1 year/)).toBeTruthy();
    expect(sent(server, '/cart/look')[0]).toEqual({ materialIds: [3, 1, 8] });
    expect(screen.getByRole('link', { name: 'Log in to check out' }).getAttribute('href')).toBe(
      '/Login?from=%2FCart%3FtargetType%3D0',
    );
    await waitFor(() => expect(visitorCart.get()).toEqual([...noUse(3), { id: 1, terms: year }]));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Clip 1' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clip 1' })).toBeNull());
    expect(localStorage.getItem('cart')).toBe(JSON.stringify(noUse(3)));
  });

  test('comes along with the login, once', async () => {
    saveVisitorCart([{ id: 3, terms: year }, ...noUse(1)]);
    const { server } = await open([cartLine(1)], { '/cart/addMany': fine({ added: 2 }) });
    await screen.findByRole('link', { name: 'Clip 1' });
    await act(() => reloadSession());
    expect(sent(server, '/cart/addMany')).toEqual([
      {
        wanted: [
          { materialId: 3, terms: year },
          { materialId: 1, terms: null },
        ],
      },
    ]);
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('stays where it is when it cannot come along', async () => {
    saveVisitorCart(noUse(3, 1));
    await open([cartLine(1)], { '/cart/addMany': outOfReach });
    await screen.findByRole('link', { name: 'Clip 1' });
    expect(localStorage.getItem('cart')).toBe(JSON.stringify(noUse(3, 1)));
  });
});
