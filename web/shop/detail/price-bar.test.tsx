import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { standInSight } from '../../testing/sight.ts';
import { PriceBar } from './price-bar.tsx';

let seen: (inSight: boolean) => void;
beforeEach(() => {
  seen = standInSight();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const social: LicenceTerms = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' };

async function open(terms: LicenceTerms | null, priceFen: number | null = 16_000) {
  standIn({ '/price/of': fine({ infos: [{ materialId: 9, priceFen }] }) });
  const buttons = document.createElement('div');
  await show(<PriceBar id={9} terms={terms} buttons={buttons} button={<button type="button">Add to cart</button>} />);
}

test('stands for the buttons of the offer while they are out of sight', async () => {
  await open(social);
  expect(screen.queryByText('Add to cart')).toBeNull();
  act(() => seen(false));
  await screen.findByText('¥160.00');
  screen.getByText('Social media');
  screen.getByText('Add to cart');
  act(() => seen(true));
  expect(screen.queryByText('Add to cart')).toBeNull();
});

test('says that the price is on request where there is none', async () => {
  await open(social, null);
  act(() => seen(false));
  expect(await screen.findByText('Price on request')).toBeTruthy();
});

test('asks for a use where none is chosen', async () => {
  await open(null);
  act(() => seen(false));
  expect(screen.getByText('Choose a use')).toBeTruthy();
});
