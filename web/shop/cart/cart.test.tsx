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
import { standInSight } from '../../testing/sight.ts';
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
      expect(input).toMatchObject({ pageNo: 1 });
      return fine({ infos: held, total: held.length });
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
    await waitFor(() => expect(address()).toBe('/Putorder?carts=102'));
  });

  test('keeps the total and the checkout within reach while the summary is out of sight', async () => {
    const seen = standInSight();
    const { address } = await open([cartLine(1), cartLine(2, undecided)]);
    await screen.findByRole('link', { name: 'Clip 1' });
    const bar = () => screen.queryByRole('group', { name: 'Order summary' });
    expect(bar()).toBeNull();
    act(() => seen(false));
    expect(bar()?.textContent).toBe('¥1,280.002 itemsChoose licence');
    fireEvent.click(within(bar()!).getByRole('button', { name: 'Choose licence' }));
    await screen.findByRole('dialog', { name: 'Choose a licence' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    tick('Clip 2');
    expect(bar()?.textContent).toBe('¥1,280.001 itemCheckout');
    fireEvent.click(within(bar()!).getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(address()).toBe('/Putorder?carts=101'));
    vi.unstubAllGlobals();
  });

  test.each([
    ['0', 'Clip 1', 'Photo 3', 'Video 1', 'carts=101'],
    ['1', 'Photo 3', 'Clip 1', 'Photos 1', 'carts=103'],
  ])('[R40] shows and orders only what targetType=%s asks for', async (targetType, seen, hidden, filter, carts) => {
    const at = `/Cart?targetType=${targetType}`;
    const { address } = await open([cartLine(1), cartLine(3, { category: 1 })], { at });
    await screen.findByRole('link', { name: seen });
    expect(screen.queryByText(hidden)).toBeNull();
    const current = await screen.findByRole('link', { name: filter });
    expect([current.getAttribute('href'), current.getAttribute('aria-current')]).toEqual([at, 'page']);
    expect(summary()).toContain('1 more item in your cart is hidden and won’t be ordered.');
    fireEvent.click(goOn());
    await waitFor(() => expect(address()).toBe(`/Putorder?${carts.replace(',', '%2C')}`));
  });

  test('[C31] shows video and photos together, and orders them together', async () => {
    const { address } = await open([cartLine(1), cartLine(3, { category: 1 }), cartLine(4)]);
    await screen.findByRole('link', { name: 'Clip 1' });
    expect(screen.getByRole('link', { name: 'Photo 3' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'All 3' })).getAttribute('aria-current')).toBe('page');
    // A filter does not forget what was deselected under another.
    tick('Clip 4');
    fireEvent.click(screen.getByRole('link', { name: 'Photos 1' }));
    await waitFor(() => expect(screen.queryByText('Clip 1')).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await screen.findByRole('link', { name: 'Clip 1' });
    expect(summary()).toContain('Total¥2,560.00');
    fireEvent.click(goOn());
    await waitFor(() => expect(address()).toBe('/Putorder?carts=101%2C103'));
  });

  test('one licence is chosen for all selected items, among those that both kinds offer', async () => {
    const [advertising] = priceTree;
    const [internet] = advertising!.channels;
    const ofPhotos = [{ ...advertising!, channels: [internet!] }];
    const { server } = await open([cartLine(1, undecided), cartLine(3, { ...undecided, category: 1 })], {
      '/price/tree': ({ input }: { input: unknown }) =>
        fine({ tree: String(input).includes('kind=photo') ? ofPhotos : priceTree }),
      '/price/of': fine({
        infos: [
          { materialId: 1, priceFen: 50_000 },
          { materialId: 3, priceFen: 20_000 },
        ],
      }),
      '/cart/terms': fine({
        infos: [
          cartLine(1, { skuName: 'Chosen', priceFen: 50_000 }),
          cartLine(3, { category: 1, skuName: 'Chosen', priceFen: 20_000 }),
        ],
      }),
    });
    const toolbar = await screen.findByText('2 of 2 selected');
    fireEvent.click(within(toolbar.parentElement!).getByRole('button', { name: 'Choose licence' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a licence for 2 items' }));
    expect(dialog.getByText(/only licences offered for both/)).toBeTruthy();
    fireEvent.click(await dialog.findByLabelText('Advertising'));
    expect(dialog.queryByLabelText('TV')).toBeNull();
    for (const name of ['1 year', 'Worldwide']) fireEvent.click(await dialog.findByLabelText(name));
    await dialog.findByText('¥700.00');
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm licence' }));
    await waitFor(() => expect(summary()).toContain('Total¥700.00'));
    expect(sent(server, '/cart/terms')).toEqual([{ cartIds: [101, 103], terms: { ...year, area: 'global' } }]);
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

  test('on request is counted apart', async () => {
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
    await waitFor(() =>
      expect(sent(server, '/cart/add')).toEqual([{ targetId: 1, category: 0, terms: year, excerpt: null }]),
    );
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
    await screen.findByText('Your cart is empty');
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
    expect(screen.getByRole('link', { name: 'Log in to check out' }).getAttribute('href')).toBe('/Login?from=%2FCart');
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
