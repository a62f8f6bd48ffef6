import { cartCalls } from '#contract/calls/cart.ts';
import { TARGET } from '#contract/domain/discovery.ts';
import { type Day, personOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';

/** Things that an errand is about to put into the cart. */
const wanted = new Set<number>();

/** A buyer puts something into the cart, looks at it and takes it out again; what was there before stays. */
export function* cart(day: Day): Errand {
  const buyer = personOf(day, 'buyer');
  const list = () => take('Cart', () => buyer(cartCalls.list, {}));
  const { infos } = yield* take('What is in the cart', () => buyer(cartCalls.ids, {}));
  const there = new Set(infos.map(({ materialId }) => materialId));
  const thing = day.stock.forCart.find(({ id }) => !there.has(id) && !wanted.has(id));
  if (!thing) return void (yield* list());
  wanted.add(thing.id);
  try {
    const category = thing.type === 'pic' ? TARGET.photo : TARGET.video;
    const { cartId } = yield* take('Add to the cart', async () => {
      const added = await buyer(cartCalls.add, { targetId: thing.id, category });
      day.left.inCart.add(added.cartId);
      return added;
    });
    yield* list();
    yield* take('Remove from the cart', async () => {
      await buyer(cartCalls.remove, { cartId });
      day.left.inCart.delete(cartId);
    });
  } finally {
    wanted.delete(thing.id);
  }
}
