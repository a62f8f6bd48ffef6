import type { OutputOf } from '#contract/call.ts';
import type { cartCalls } from '#contract/calls/cart.ts';
import type { CartSkip } from '#contract/domain/board.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { buyerIn, type MemberContext, transaction } from '../../context.ts';
import { isProblem, type Problem } from '../../platform/problem.ts';
import { readWorks } from '../boards/boards.ts';
import { roomInCart } from './cart.ts';
import { idsInCart, insertItems, materialsOnSale, type OnSale } from './cart.queries.ts';

type Outcome = OutputOf<typeof cartCalls.addBoard>;

/** Adds what is on a board, as far as it can be sold to the caller and fits, and says why the rest was left out. */
export async function putBoardIntoCart(
  ctx: MemberContext,
  boardId: number,
  decidedOnly: boolean,
): Promise<Outcome | Problem> {
  const { userId } = ctx.actor;
  return await transaction(ctx, async (tx) => {
    const works = await readWorks(tx, boardId, decidedOnly);
    if (isProblem(works)) return works;
    const room = await roomInCart(tx);
    const inCart = new Set((await idsInCart(tx.db, userId)).map(({ materialId }) => materialId));
    const fresh = works.filter(({ id }) => !inCart.has(id));
    const ids = fresh.map(({ id }) => id);
    const onSale = new Map((await materialsOnSale(tx.db, buyerIn(ctx), ids)).map((one) => [one.id, one]));
    const added: number[] = [];
    const skipped: Outcome['skipped'] = [];
    for (const { id, code, kind, titleZh, titleEn } of fresh) {
      const isSound = kind === 'music' || kind === 'effect';
      const reason = isSound ? 'sound' : (skipOf(onSale.get(id), userId) ?? (added.length < room ? null : 'cart-full'));
      if (reason === null) added.push(id);
      else skipped.push({ materialId: id, code, title: inLanguage(ctx.language, titleZh, titleEn), reason });
    }
    const wanted = added.map((materialId) => ({ materialId, terms: null }));
    await insertItems(tx.db, { userId, wanted, most: room });
    return { added: added.length, had: works.length - fresh.length, skipped };
  });
}

function skipOf(material: OnSale | undefined, userId: number): CartSkip | null {
  if (!material) return 'offline';
  if (material.ownerId === userId) return 'own-work';
  return material.boughtOut ? 'bought-out' : null;
}
