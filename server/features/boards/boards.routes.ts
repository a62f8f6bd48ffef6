import type { boardCalls } from '#contract/calls/boards.ts';
import type { Handlers } from '../../handler.ts';
import { refuseOn } from './access.ts';
import {
  boardItems,
  boardsOf,
  createBoard,
  decide,
  putOnBoard,
  removeBoard,
  renameBoard,
  takeOffBoard,
} from './boards.ts';
import { comment, readComments, removeComment } from './comments.ts';
import { boardMatches, boardNews } from './matches.ts';
import { removeSharedComment, sharedBoard, sharedComment, sharedComments, sharedDecide } from './shared.ts';
import { boardPaper } from './paper.ts';
import { readColleagues, setPerson, shareBoard } from './team.ts';

export const boardHandlers: Handlers<typeof boardCalls> = {
  list: async (ctx) => ({ infos: await boardsOf(ctx) }),
  create: (ctx, { name }) => createBoard(ctx, name),
  rename: async (ctx, { id, name }) => (await renameBoard(ctx, id, name)) ?? {},
  remove: async (ctx, { id }) => (await removeBoard(ctx, id)) ?? {},
  put: async (ctx, { id, materialIds }) => (await putOnBoard(ctx, id, materialIds)) ?? {},
  take: async (ctx, { id, materialIds }) => (await takeOffBoard(ctx, id, materialIds)) ?? {},
  items: (ctx, { id, ...page }) => boardItems(ctx, id, page),
  news: (ctx) => boardNews(ctx),
  matches: (ctx, { id }) => boardMatches(ctx, id),
  people: (ctx, { id }) => readColleagues(ctx, id),
  setPerson: async (ctx, sharing) => (await setPerson(ctx, sharing)) ?? {},
  share: (ctx, wish) => shareBoard(ctx, wish),
  comments: (ctx, { id, materialId }) => readComments(ctx, id, materialId),
  comment: (ctx, { id, ...said }) => comment(ctx, id, said),
  removeComment: async (ctx, { commentId }) => (await removeComment(ctx, commentId)) ?? {},
  async decide(ctx, { id: boardId, materialId, decision }) {
    const refused = await refuseOn(ctx, boardId, 'edit');
    return refused ?? (await decide(ctx, { boardId, materialId }, { decision, name: ctx.actor.nickname })) ?? {};
  },
  paper: (ctx, { id }) => boardPaper(ctx, id),
  shared: (ctx, wanted) => sharedBoard(ctx, wanted),
  sharedComments: (ctx, wanted) => sharedComments(ctx, wanted),
  sharedComment: (ctx, said) => sharedComment(ctx, said),
  removeSharedComment: async (ctx, wanted) => (await removeSharedComment(ctx, wanted)) ?? {},
  sharedDecide: async (ctx, wanted) => (await sharedDecide(ctx, wanted)) ?? {},
};
