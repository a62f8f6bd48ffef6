import type { SharedWork } from '#contract/calls/board-parts.ts';
import type { Decision, DecisionFilter } from '#contract/domain/board.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { type Context, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { networkOf } from '../../platform/net.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { itemsFor } from '../catalogue/catalogue.ts';
import { decide, noteOf } from './boards.ts';
import { guestHash, presentComment, type Said, say } from './comments.ts';
import { deleteComment, findComment, listComments } from './comments.queries.ts';
import { findLinked } from './team.queries.ts';
import { countOnSale, pageOfBoard, type WorkRow } from './works.queries.ts';

/** What clients of one address may say and decide; more than anybody types. */
const PER_ADDRESS = { points: 300, seconds: 3600 };

interface Page {
  key: string;
  pageNo: number;
  decision?: DecisionFilter | undefined;
}

/** A board as a client sees it. */
export async function sharedBoard(ctx: Context, { key, pageNo, decision }: Page) {
  const linked = await findLinked(ctx.db, key);
  if (!linked) return problem('not-found');
  const { rows, total } = await pageOfBoard(ctx.db, linked.id, { pageNo, pageSize: BOOKMARKS_PAGE_SIZE, decision });
  const notes = new Map(rows.map((row) => [row.id, row]));
  const items = await itemsFor(
    ctx,
    rows.map(({ id }) => id),
  );
  const infos = items.flatMap((item) => {
    const row = notes.get(idOf(item));
    return row ? [presentWork(item, row)] : [];
  });
  const { name, owner, mayAnswer: clientsAnswer } = linked;
  return { name, owner, clientsAnswer, count: await countOnSale(ctx.db, linked.id), infos, total };
}

function presentWork(item: AnyItem, row: WorkRow): SharedWork {
  const { materialId: id, ...note } = noteOf(row);
  const { kind, code } = item;
  if ('musicId' in item) {
    const { musicName: title, coverStr: cover, url, durationText: duration } = item;
    return {
      id,
      kind,
      code,
      title,
      thumbnail: cover,
      poster: cover,
      width: 1,
      height: 1,
      colour: '',
      url,
      duration,
      ...note,
    };
  }
  const { title, thumbnail2x: thumbnail, poster, width, height, colour } = item;
  const moving = item.kind === 'video' ? { url: item.url480, duration: formatClock(item.duration) } : null;
  return {
    id,
    kind,
    code,
    title,
    thumbnail,
    poster,
    width,
    height,
    colour,
    ...(moving ?? { url: '', duration: '' }),
    ...note,
  };
}

export async function sharedComments(
  ctx: Context,
  wanted: { key: string; materialId: number; guest?: string | undefined },
) {
  const linked = await findLinked(ctx.db, wanted.key);
  if (!linked) return problem('not-found');
  const own = wanted.guest === undefined ? null : guestHash(wanted.guest);
  const rows = await listComments(ctx.db, linked.id, wanted.materialId);
  return { infos: rows.map((row) => presentComment(row, own !== null && row.guestHash === own)) };
}

/** The board behind a key, for a client who may answer. */
async function answerable(ctx: Context, key: string): Promise<number | Problem> {
  const wait = await takePoint(ctx.db, `board-client:${networkOf(ctx.request.address)}`, PER_ADDRESS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const linked = await findLinked(ctx.db, key);
  if (!linked) return problem('not-found');
  return linked.mayAnswer ? linked.id : problem('not-allowed');
}

interface Client {
  key: string;
  name: string;
}

export async function sharedComment(ctx: Context, { key, name, guest, ...said }: Client & { guest: string } & Said) {
  const boardId = await answerable(ctx, key);
  if (isProblem(boardId)) return boardId;
  return await transaction(ctx, (tx) => say(tx, boardId, said, { name, guestHash: guestHash(guest) }));
}

/** Removes a comment for the browser that made it. */
export async function removeSharedComment(ctx: Context, wanted: { key: string; guest: string; commentId: number }) {
  const boardId = await answerable(ctx, wanted.key);
  if (isProblem(boardId)) return boardId;
  const found = await findComment(ctx.db, wanted.commentId);
  if (found?.boardId !== boardId || found.guestHash !== guestHash(wanted.guest)) return problem('not-found');
  await deleteComment(ctx.db, wanted.commentId);
  return undefined;
}

export async function sharedDecide(
  ctx: Context,
  { key, name, materialId, decision }: Client & { materialId: number; decision: Decision | null },
): Promise<Problem | undefined> {
  const boardId = await answerable(ctx, key);
  return isProblem(boardId) ? boardId : await decide(ctx, { boardId, materialId }, { decision, name });
}
