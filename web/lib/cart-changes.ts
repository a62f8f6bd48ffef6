import { type CartItem, cartCalls } from '#contract/calls/cart.ts';
import { targetTypeOf } from '#contract/domain/discovery.ts';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { client } from './api.ts';
import { changeShopping, reloadBookmarks } from './bookmarks-queries.ts';
import { memberCart, saveVisitorCart, visitorCart } from './cart.ts';
import {
  type Carted,
  type CartKind,
  cartKindOf,
  changeLists,
  forgetLists,
  loadMemberCart,
  reloadCart,
  settleCart,
} from './cart-queries.ts';
import { keepMemberExcerpt } from './excerpts.ts';
import { readToken } from './token.ts';

const cart = client(cartCalls);

function mark(materialId: number, cartId: number | null): void {
  memberCart.set(new Map(memberCart.get()).set(materialId, cartId));
}

function unmark(materialIds: readonly number[]): void {
  const items = new Map(memberCart.get());
  for (const id of materialIds) {
    items.delete(id);
    keepMemberExcerpt(id, null);
  }
  memberCart.set(items);
}

interface Wish {
  terms?: LicenceTerms | null;
  excerpt?: Excerpt | null;
}

/** Adds a material to the cart. The change shows at once; on failure it is undone and the error thrown. */
export async function addToCart(item: Carted, { terms = null, excerpt = null }: Wish = {}): Promise<void> {
  if (readToken() === null) {
    saveVisitorCart([{ id: item.id, terms, excerpt }, ...visitorCart.get().filter(({ id }) => id !== item.id)]);
    return;
  }
  mark(item.id, null);
  changeShopping(item.kind, 1);
  try {
    const category = targetTypeOf(item.kind, item.from);
    const { cartId } = await cart.add({ targetId: item.id, category, terms, excerpt });
    mark(item.id, cartId);
    keepMemberExcerpt(item.id, excerpt);
  } catch (error) {
    unmark([item.id]);
    throw error;
  } finally {
    void settleCart();
  }
}

/** Removes a material from the cart; false for one that is still being added, which stays. */
export async function removeMaterial(item: Carted): Promise<boolean> {
  if (readToken() === null) {
    saveVisitorCart(visitorCart.get().filter(({ id }) => id !== item.id));
    return true;
  }
  const cartId = memberCart.get().get(item.id);
  if (typeof cartId !== 'number') return false;
  await takeAway([{ ...item, cartId }], (cartIds) => cart.removeMany({ cartIds }));
  return true;
}

/** Most cart items in one call. */
const AT_ONCE = 100;

async function inParts(cartIds: number[], call: (part: number[]) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < cartIds.length; done += AT_ONCE) await call(cartIds.slice(done, done + AT_ONCE));
}

interface Placed {
  cartId: number;
  id: number;
  kind: CartKind;
}

/** Removes items from the lists at once; on failure the lists are loaded again and the error thrown. */
async function takeAway(items: readonly Placed[], call: (cartIds: number[]) => Promise<unknown>): Promise<void> {
  const cartIds = items.map(({ cartId }) => cartId);
  changeLists((all) => all.filter(({ cartId }) => !cartIds.includes(cartId)));
  unmark(items.map(({ id }) => id));
  for (const { kind } of items) changeShopping(kind, -1);
  try {
    await inParts(cartIds, call);
  } catch (error) {
    void loadMemberCart().catch(() => {});
    throw error;
  } finally {
    void settleCart();
  }
}

const placed = (items: readonly CartItem[]) => items.map((item) => ({ ...item, kind: cartKindOf(item) }));

export async function removeItems(items: readonly CartItem[]): Promise<void> {
  await takeAway(placed(items), (cartIds) => cart.removeMany({ cartIds }));
}

export async function moveToBookmarks(items: readonly CartItem[]): Promise<void> {
  await takeAway(placed(items), (cartIds) => cart.moveToBookmarks({ cartIds }));
  void reloadBookmarks();
}

/** Puts removed items back with their licences and excerpts, in reverse, because the last one added comes first. */
export async function putBack(items: readonly CartItem[]): Promise<void> {
  try {
    for (const { id, category, terms, excerpt } of items.toReversed())
      await cart.add({ targetId: id, category, terms, excerpt });
  } finally {
    await reloadCart();
  }
}

/** Sets the licence of these items and shows their new prices. */
export async function chooseLicence(items: readonly CartItem[], terms: LicenceTerms | null): Promise<void> {
  const changed = new Map<number, CartItem>();
  await inParts(
    items.map(({ cartId }) => cartId),
    async (cartIds) => {
      const { infos } = await cart.terms({ cartIds, terms });
      for (const item of infos) changed.set(item.cartId, item);
    },
  );
  changeLists((all) => all.map((item) => changed.get(item.cartId) ?? item));
  forgetLists();
}

/** Keeps other in and out points with a clip in the cart; nothing happens to one that is still being added. */
export async function saveExcerpt(materialId: number, excerpt: Excerpt | null): Promise<void> {
  if (readToken() === null) {
    saveVisitorCart(visitorCart.get().map((wish) => (wish.id === materialId ? { ...wish, excerpt } : wish)));
    return;
  }
  const cartId = memberCart.get().get(materialId);
  if (typeof cartId !== 'number') return;
  await cart.excerpt({ cartId, excerpt });
  keepMemberExcerpt(materialId, excerpt);
  void settleCart();
}
