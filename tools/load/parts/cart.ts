import { cartCalls } from '#contract/calls/cart.ts';
import { TARGET } from '#contract/domain/discovery.ts';
import { type Day, personOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';

/** Things that errands have in the cart. */
const wanted = new Set<number>();

/** A buyer puts something into the cart, looks at it and takes it out again. */
export function* cart(day: Day): Errand {
  const buyer = personOf(day, 'buyer');
  const list = () => take('Cart', () => buyer(cartCalls.list, {}));
  yield* take('What is in the cart', () => buyer(cartCalls.ids, {}));
  const thing = day.stock.forCart.find(({ id }) => !wanted.has(id));
  if (!thing) return void (yield* list());
  wanted.add(thing.id);
  try {
    const category = thing.type === 'pic' ? TARGET.photo : TARGET.video;
    const { cartId } = yield* take('Add to the cart', () => buyer(cartCalls.add, { targetId: thing.id, category }));
    yield* list();
    yield* take('Remove from the cart', () => buyer(cartCalls.remove, { cartId }));
  } finally {
    wanted.delete(thing.id);
  }
}
