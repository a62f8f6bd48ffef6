import { hash } from 'node:crypto';
import type { BoardComment } from '#contract/calls/board-parts.ts';
import { boardAllows, lastSecondOf } from '#contract/domain/board.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { tellUser } from '../messages/messages.ts';
import { refuseOn } from './access.ts';
import { readersOf, readRole } from './access.queries.ts';
import { lockBoard } from './boards.queries.ts';
import * as queries from './comments.queries.ts';

const MOST_COMMENTS = 2000;

export interface Said {
  materialId: number;
  second: number | null;
  text: string;
}

/** The hash of what a client's browser keeps, by which it is known again. */
export function guestHash(guest: string): string {
  return hash('sha256', guest);
}

export async function readComments(ctx: MemberContext, boardId: number, materialId: number) {
  const role = await readRole(ctx.db, ctx.actor.userId, boardId);
  if (role === undefined) return problem('not-found');
  const rows = await queries.listComments(ctx.db, boardId, materialId);
  return { infos: rows.map((row) => presentComment(row, role === 'manage' || row.userId === ctx.actor.userId)) };
}

export function presentComment(row: queries.CommentRow, removable: boolean): BoardComment {
  const { id, author, second, text, userId, createdAt } = row;
  return { id, author, client: userId === null, removable, second, text, at: createdAt.toISOString() };
}

export async function comment(ctx: MemberContext, boardId: number, said: Said) {
  return await transaction(ctx, async (tx) => {
    const refused = await refuseOn(tx, boardId, 'comment');
    const { userId, nickname } = ctx.actor;
    return refused ?? (await say(tx, boardId, said, { userId, name: nickname }));
  });
}

type Speaker = { name: string } & ({ userId: number } | { guestHash: string });

/** Keeps what somebody says and tells the board's people, each once until they have looked. Call it in a transaction. */
export async function say(tx: Context, boardId: number, said: Said, speaker: Speaker) {
  await lockBoard(tx.db, boardId);
  const author = 'userId' in speaker ? { userId: speaker.userId } : { ...speaker, guestName: speaker.name };
  const work = await queries.findWork(tx.db, boardId, said.materialId);
  if (!work) return problem('not-found');
  if (said.second !== null && said.second > (lastSecondOf(work) ?? -1))
    return problem('bad-input', { fields: { second: 'invalid' } });
  const commentId = await queries.insertComment(tx.db, { boardId, ...said }, author);
  if ((await queries.countComments(tx.db, boardId)) > MOST_COMMENTS) return problem('board-comments-full');
  const others = (await readersOf(tx.db, boardId)).filter((id) => !('userId' in speaker) || id !== speaker.userId);
  const url = `${tx.config.publicUrl}/Collect?board=${boardId}`;
  for (const userId of await queries.markTold(tx.db, boardId, others))
    await tellUser(tx, userId, 'boardCommented', () => ({ name: speaker.name, text: said.text, url }));
  return { commentId };
}

/** Removes a comment for who wrote it, and for whoever manages the board. */
export async function removeComment(ctx: MemberContext, commentId: number): Promise<Problem | undefined> {
  const found = await queries.findComment(ctx.db, commentId);
  const role = found && (await readRole(ctx.db, ctx.actor.userId, found.boardId));
  if (!found || !role) return problem('not-found');
  const isOwn = found.userId === ctx.actor.userId;
  if (!isOwn && !boardAllows(role, 'manage')) return problem('not-allowed');
  await queries.deleteComment(ctx.db, commentId);
  return undefined;
}
