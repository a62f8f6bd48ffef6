import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, saveToken } from '../../lib/token.ts';
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

const prices = {
  '/price/tree': fine({ tree: priceTree }),
  '/price/from': fine({ priceFen: 19_900, terms: year }),
  '/price/of': fine({ infos: [{ materialId: 1, priceFen: 91_000 }] }),
};
const add = () => fireEvent.click(screen.getByText('Add to cart'));

test('[C7] what is put into the cart has the licence that was chosen, and the way there is shown', async () => {
  const server = standIn({ ...prices, '/cart/add': fine({ cartId: 5 }) });
  await show(<Offer item={videoItem(1)} />);
  await screen.findByText('from ¥199.00');
  for (const name of ['Advertising', 'Internet', '1 year', 'Mainland China'])
    fireEvent.click(await screen.findByLabelText(name));
  await screen.findByText('¥910.00');
  add();
  expect((await screen.findByText('Go to cart')).getAttribute('href')).toBe('/Cart?targetType=0');
  const asked = () => server.seen.find(({ path }) => path === '/cart/add')?.input;
  await waitFor(() => expect(asked()).toEqual({ targetId: 1, category: 0, terms: year }));
});

test('[C7] a licence need not be chosen yet; what cannot be sold says why', async () => {
  const server = standIn({ ...prices, '/cart/add': failed('own-material', 'You can’t buy your own work') });
  await show(<Offer item={photoItem(3)} />);
  await screen.findByLabelText('Advertising');
  add();
  await waitFor(() => expect(told).toHaveBeenCalledWith('You can’t buy your own work', 'failed'));
  expect(server.seen.find(({ path }) => path === '/cart/add')?.input).toMatchObject({ category: 1, terms: null });
  expect(screen.queryByText('Go to cart')).toBeNull();
});
