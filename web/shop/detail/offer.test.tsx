import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PriceTree } from '#contract/calls/prices.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { member } from '../../testing/answers.ts';
import { priceTree, year } from '../../testing/cart.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Offer } from './offer.tsx';

const told = vi.hoisted(() => vi.fn<(message: string, kind?: string) => Promise<void>>(async () => {}));
vi.mock('../../ui/toast.ts', () => ({ toast: told, useToastsWanted: () => false }));

beforeEach(() => saveToken('abc'));
afterEach(() => {
  cleanup();
  clearToken();
});

const social = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' } as const;
const publishing = { ...social, scene: 'publishing' } as const;
const inYear: PriceTree[number]['channels'] = [
  { channel: 'internet', periods: [{ period: 'year', areas: ['mainland', 'global'] }] },
];
const tree: PriceTree = [
  ...priceTree,
  { scene: 'social', channels: inYear },
  { scene: 'publishing', channels: inYear },
];
const prices = {
  '/session': fine({ data: member }),
  '/price/tree': fine({ tree }),
  '/price/from': fine({ priceFen: 19_900, terms: year }),
  '/package/mine': fine({ infos: [], mayTake: true, company: null }),
  '/price/of': fine({ infos: [{ materialId: 1, priceFen: 91_000 }] }),
};
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const add = () => fireEvent.click(screen.getByText('Add to cart'));

test('[C7] what is put into the cart has the licence that was chosen, and the way there is shown', async () => {
  const server = standIn({ ...prices, '/cart/add': fine({ cartId: 5 }) });
  await show(<Offer item={videoItem(1)} editorial={false} />);
  await screen.findByText('other uses from ¥199.00');
  for (const name of ['Advertising', 'Internet', '1 year', 'Mainland China'])
    fireEvent.click(await screen.findByLabelText(name));
  await screen.findByText('¥910.00');
  add();
  expect((await screen.findByText('Go to cart')).getAttribute('href')).toBe('/Cart');
  const asked = () => server.seen.find(({ path }) => path === '/cart/add')?.input;
  await waitFor(() => expect(asked()).toEqual({ targetId: 1, category: 0, terms: year, excerpt: null }));
});

test('opens with the usual use and its price; another answer changes the price at once', async () => {
  const server = standIn({ ...prices, '/cart/add': fine({ cartId: 6 }) });
  await show(<Offer item={photoItem(1)} editorial={false} />);
  await screen.findByText('¥910.00');
  expect(chosen()).toEqual(['social', 'internet', 'year', 'mainland']);
  const priced = () => server.seen.filter(({ path }) => path === '/price/of').map(({ input }) => input);
  expect(priced()).toEqual([{ materialIds: [1], terms: social }]);
  fireEvent.click(screen.getByLabelText('Advertising'));
  expect(chosen()).toEqual(['advertising', 'internet', 'year', 'mainland']);
  await waitFor(() => expect(priced().at(-1)).toEqual({ materialIds: [1], terms: year }));
});

test('editorial material opens with a use that it may have, whatever was chosen before', async () => {
  standIn(prices);
  await show(<Offer item={photoItem(1)} editorial />);
  await screen.findByText('¥910.00');
  expect(chosen()).toEqual(Object.values(publishing));
});

test('[C7] a licence need not be chosen yet; what cannot be sold says why', async () => {
  const server = standIn({
    ...prices,
    '/price/tree': fine({ tree: tree.filter(({ scene }) => scene === 'education') }),
    '/cart/add': failed('own-material', 'You can’t buy your own work'),
  });
  await show(<Offer item={photoItem(3)} editorial={false} />);
  await screen.findByLabelText('Education');
  screen.getByText('from ¥199.00');
  add();
  await waitFor(() => expect(told).toHaveBeenCalledWith('You can’t buy your own work', 'failed'));
  expect(server.seen.find(({ path }) => path === '/cart/add')?.input).toMatchObject({ category: 1, terms: null });
  expect(screen.queryByText('Go to cart')).toBeNull();
});

test('“Buy now” leads to checkout with the use that was chosen, past the cart', async () => {
  const server = standIn(prices);
  await show(<Offer item={photoItem(1)} editorial={false} />);
  fireEvent.click(await screen.findByLabelText('Publishing'));
  const link = () => screen.getByRole('link', { name: 'Buy now' }).getAttribute('href');
  await waitFor(() =>
    expect(link()).toBe('/Putorder?material=1&scene=publishing&channel=internet&period=year&area=mainland'),
  );
  expect(server.seen.some(({ path }) => path.startsWith('/cart/'))).toBe(false);
});
