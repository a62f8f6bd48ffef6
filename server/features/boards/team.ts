import { randomBytes } from 'node:crypto';
import type { ColleagueRole } from '#contract/domain/board.ts';
import { buyerIn, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { refuseOn } from './access.ts';
import { unlessNameTaken } from './boards.ts';
import * as queries from './team.queries.ts';

export async function readColleagues(ctx: MemberContext, id: number) {
  const refused = await refuseOn(ctx, id, 'manage');
  return refused ?? { infos: await queries.listColleagues(ctx.db, ctx.actor.userId, id) };
}

interface Sharing {
  id: number;
  userId: number;
  role: ColleagueRole | null;
}

/** Shares a board with a colleague, or no longer. The first time makes it the company's. */
export async function setPerson(ctx: MemberContext, { id, userId, role }: Sharing): Promise<Problem | undefined> {
  return await transaction(ctx, async (tx) => {
    const refused = await refuseOn(tx, id, 'manage');
    if (refused) return refused;
    const colleagues = await queries.listColleagues(tx.db, ctx.actor.userId, id);
    const { customerId } = buyerIn(ctx);
    if (customerId === null || !colleagues.some((one) => one.userId === userId)) return problem('not-found');
    if (role === null) {
      await queries.deletePerson(tx.db, id, userId);
      return undefined;
    }
    const taken = await unlessNameTaken(() => queries.giveToCompany(tx.db, id, customerId));
    if (!taken) await queries.setPerson(tx.db, id, userId, role);
    return taken;
  });
}

interface LinkWish {
  id: number;
  shared: boolean;
  clientsAnswer: boolean;
}

/** Shares a board by a link or ends that. The key has 128 random bits, so nobody can guess it. */
export async function shareBoard(ctx: MemberContext, { id, shared, clientsAnswer }: LinkWish) {
  return await transaction(ctx, async (tx) => {
    const refused = await refuseOn(tx, id, 'manage');
    if (refused) return refused;
    if (!shared) {
      await queries.deleteLink(tx.db, id);
      return { shareKey: null };
    }
    const key = randomBytes(16).toString('base64url');
    const { userId, customerId } = buyerIn(ctx);
    const link = { boardId: id, key, madeBy: userId, customerId, mayAnswer: clientsAnswer };
    return { shareKey: await queries.keepLink(tx.db, link) };
  });
}
