import type { CartItem } from '#contract/calls/cart.ts';
import type { PriceTree } from '#contract/calls/prices.ts';
import { photoItem, videoItem } from './items.ts';

export const year = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' } as const;

/** A cart item with a licence and its price. */
export function cartLine(id: number, more: Partial<CartItem> = {}): CartItem {
  const item = more.category === 1 ? photoItem(id) : videoItem(id);
  return {
    cartId: id + 100,
    id,
    code: item.code,
    category: 0,
    thumbnail: item.thumbnail,
    title: item.title,
    userTitle: '',
    skuName: 'Advertising · Internet · 1 year · Mainland China',
    terms: year,
    excerpt: null,
    priceFen: 128_000,
    byQuote: false,
    obstacle: null,
    item,
    ...more,
  };
}

/** Fields of an item without a licence. */
export const undecided = { terms: null, skuName: '', priceFen: null };

/** Advertising asks all questions; education only the term. */
export const priceTree: PriceTree = [
  {
    scene: 'advertising',
    channels: [
      {
        channel: 'internet',
        periods: [
          { period: 'year', areas: ['mainland', 'global'] },
          { period: 'permanent', areas: ['global'] },
        ],
      },
      { channel: 'tv', periods: [{ period: 'year', areas: ['mainland', 'global'] }] },
    ],
  },
  {
    scene: 'education',
    channels: [
      {
        channel: 'all-media',
        periods: [
          { period: 'month', areas: ['global'] },
          { period: 'year', areas: ['global'] },
        ],
      },
    ],
  },
];
