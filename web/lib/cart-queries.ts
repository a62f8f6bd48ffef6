import { queryOptions } from '@tanstack/react-query';
import { CART_MOST, type CartItem, cartCalls } from '#contract/calls/cart.ts';
import { TARGET } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem, PictureItem } from '#contract/items.ts';
import { client } from './api.ts';
import { reloadCounts } from './bookmarks-queries.ts';
import { memberCart, saveVisitorCart, visitorCart } from './cart.ts';
import { memberExcerpts } from './excerpts.ts';
import { currentLanguage } from './language.ts';
import { queryClient } from './query-client.ts';

const cart = client(cartCalls);

/** Materials that a cart can hold; music is ordered by itself. */
export type Carted = PictureItem;
export type CartKind = Carted['kind'];

export function cartKindOf({ category }: CartItem): CartKind {
  return category === TARGET.photo ? 'photo' : 'video';
}

const LISTS = ['cart'];
const PAGE = 100;

async function readPages(signal: AbortSignal): Promise<CartItem[]> {
  const infos: CartItem[] = [];
  for (let pageNo = 1; pageNo <= CART_MOST / PAGE; pageNo++) {
    const page = await cart.list({ pageNo, pageSize: PAGE }, { signal });
    infos.push(...page.infos);
    if (infos.length >= page.total) break;
  }
  return infos;
}

/** All items in the reader's cart, newest first. */
export const cartQuery = (language: Language) =>
  queryOptions({
    queryKey: [...LISTS, language],
    queryFn: ({ signal }) => readPages(signal),
  });

/** The same for a visitor, whose cart only this browser knows. */
export const visitorCartQuery = (language: Language, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...LISTS, language, 'visitor', ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const items = (await cart.look({ materialIds: [...ids] }, { signal })).infos.filter(isCarted);
      forgetGone(ids, items);
      return items;
    },
    // The other items stay while one is removed.
    placeholderData: (before) => before?.filter(({ id }) => ids.includes(id)),
  });

export function isCarted(item: AnyItem): item is Carted {
  return item.kind === 'video' || item.kind === 'photo';
}

/** Removes materials that are no longer on sale, which would only be counted. */
function forgetGone(asked: readonly number[], found: Carted[]): void {
  const gone = new Set(asked.filter((id) => !found.some((item) => idOf(item) === id)));
  if (gone.size > 0) saveVisitorCart(visitorCart.get().filter(({ id }) => !gone.has(id)));
}

/** Loads which materials are in the member's cart. */
export async function loadMemberCart(): Promise<void> {
  const { infos } = await cart.ids();
  const onTheirWay = [...memberCart.get()].filter(([, cartId]) => cartId === null);
  const known = infos.map(({ cartId, materialId }) => [materialId, cartId] as const);
  memberCart.set(new Map([...onTheirWay, ...known]));
  memberExcerpts.set(new Map(infos.flatMap(({ materialId, excerpt }) => (excerpt ? [[materialId, excerpt]] : []))));
}

/** Changes the loaded lists before the server replies. */
export function changeLists(change: (items: CartItem[]) => CartItem[]): void {
  // A request under way was sent before this change and would undo it.
  void queryClient.cancelQueries({ queryKey: LISTS });
  queryClient.setQueryData(cartQuery(currentLanguage()).queryKey, (items) => items && change(items));
}

/** Marks lists as outdated, such as those in the other language. */
export function forgetLists(): void {
  void queryClient.invalidateQueries({ queryKey: LISTS, refetchType: 'none' });
}

/** Loads lists and counts again after a change. */
export async function settleCart(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: LISTS }), reloadCounts()]);
}

/** Loads everything again, after a change whose result is unknown. */
export async function reloadCart(): Promise<void> {
  await Promise.all([settleCart(), loadMemberCart()]);
}

/** Adds a visitor's items, with their licences and excerpts, to the cart of the account they log in to. */
export async function takeAlong(): Promise<void> {
  const wishes = visitorCart.get();
  if (wishes.length === 0) return;
  await cart.addMany({ wanted: wishes.map(({ id, ...wish }) => ({ materialId: id, ...wish })) });
  saveVisitorCart([]);
  void settleCart();
}
