import { queryOptions } from '@tanstack/react-query';
import { CART_MOST, type CartItem, cartCalls } from '#contract/calls/cart.ts';
import { TARGET } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';
import { type AnyItem, idOf, type PictureItem } from '#contract/items.ts';
import { client } from './api.ts';
import { reloadCounts } from './bookmarks-queries.ts';
import { memberCart, saveVisitorCart, visitorCart } from './cart.ts';
import { currentLanguage } from './language.ts';
import { queryClient } from './query-client.ts';

const cart = client(cartCalls);

/** What carts hold; music is ordered by itself. */
export type Carted = PictureItem;
export type CartKind = Carted['kind'];

export function cartKindOf({ category }: CartItem): CartKind {
  return category === TARGET.photo ? 'photo' : 'video';
}

const LISTS = ['cart'];
const PAGE = 100;

async function readPages(category: 0 | 1, signal: AbortSignal): Promise<CartItem[]> {
  const infos: CartItem[] = [];
  for (let pageNo = 1; pageNo <= CART_MOST / PAGE; pageNo++) {
    const page = await cart.list({ category, pageNo, pageSize: PAGE }, { signal });
    infos.push(...page.infos);
    if (infos.length >= page.total) break;
  }
  return infos;
}

/** All that is in the reader's cart of one kind, newest first. */
export const cartQuery = (language: Language, kind: CartKind) =>
  queryOptions({
    queryKey: [...LISTS, language, kind],
    queryFn: ({ signal }) => readPages(kind === 'photo' ? TARGET.photo : TARGET.video, signal),
  });

/** The same for a visitor, of whom only this browser knows what they want. */
export const visitorCartQuery = (language: Language, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...LISTS, language, 'visitor', ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const items = (await cart.look({ materialIds: [...ids] }, { signal })).infos.filter(isCarted);
      forgetGone(ids, items);
      return items;
    },
    // While something is taken out, the others stay where they are.
    placeholderData: (before) => before?.filter(({ id }) => ids.includes(id)),
  });

function isCarted(item: AnyItem): item is Carted {
  return item.kind === 'video' || item.kind === 'photo';
}

/** What is not on sale any more would only be counted. */
function forgetGone(asked: readonly number[], found: Carted[]): void {
  const gone = new Set(asked.filter((id) => !found.some((item) => idOf(item) === id)));
  if (gone.size > 0) saveVisitorCart(visitorCart.get().filter(({ id }) => !gone.has(id)));
}

/** Which materials are in the member's cart, for whatever shows it. */
export async function loadMemberCart(): Promise<void> {
  const { infos } = await cart.ids();
  const onTheirWay = [...memberCart.get()].filter(([, cartId]) => cartId === null);
  const known = infos.map(({ cartId, materialId }) => [materialId, cartId] as const);
  memberCart.set(new Map([...onTheirWay, ...known]));
}

/** The lists that the reader may be looking at, before the server has said so. */
export function changeLists(change: (items: CartItem[]) => CartItem[]): void {
  // What is on its way was asked for before, and would undo this.
  void queryClient.cancelQueries({ queryKey: LISTS });
  for (const kind of ['video', 'photo'] as const)
    queryClient.setQueryData(cartQuery(currentLanguage(), kind).queryKey, (items) => items && change(items));
}

/** Lists in the other language know nothing of a change yet. */
export function forgetLists(): void {
  void queryClient.invalidateQueries({ queryKey: LISTS, refetchType: 'none' });
}

/** After a change: lists and counts are asked for again. */
export async function settleCart(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: LISTS }), reloadCounts()]);
}

/** After a change of which it is not known what it did. */
export async function reloadCart(): Promise<void> {
  await Promise.all([settleCart(), loadMemberCart()]);
}

/** What a visitor chose, and for which use, comes along when they log in. */
export async function takeAlong(): Promise<void> {
  const wishes = visitorCart.get();
  if (wishes.length === 0) return;
  await cart.addMany({ wanted: wishes.map(({ id, terms }) => ({ materialId: id, terms })) });
  saveVisitorCart([]);
  void settleCart();
}
