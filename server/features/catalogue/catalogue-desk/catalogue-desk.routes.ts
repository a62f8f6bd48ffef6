import type { catalogueDeskCalls } from '#contract/calls/catalogue-desk.ts';
import type { topicDeskCalls } from '#contract/calls/topics-desk.ts';
import type { categoryDeskCalls } from '#contract/calls/categories-desk.ts';
import type { playlistDeskCalls } from '#contract/calls/playlists-desk.ts';
import type { hotWordDeskCalls } from '#contract/calls/hot-words-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { readTrail } from '../../audit/audit.ts';
import { addCategory, editCategory, removeCategory } from './categories.ts';
import { editMaterial } from './edit.ts';
import { find, readDesk, summary } from './find.ts';
import { addHotWord, editHotWord, removeHotWord } from './hot-words.ts';
import { reorder } from './lists.ts';
import { listCategoriesToKeep, listHotWordsToKeep, ofKind } from './lists.queries.ts';
import { closeReport } from './reports.ts';
import { feature, putBack, takeDown } from './sale.ts';
import { addMember, removeMember, reorderMembers, showMembers } from './members.ts';
import { PLAYLISTS, TOPICS } from './members.queries.ts';
import { addPlaylist, editPlaylist, listPlaylists, removePlaylist } from './playlists.ts';
import { readBodies, writeBodies } from './topic-bodies.ts';
import { addTopic, editTopic, listTopics, removeTopic } from './topics.ts';

export const catalogueDeskHandlers: Handlers<typeof catalogueDeskCalls> = {
  summary,
  list: find,
  detail: readDesk,
  history: (ctx, { id, ...page }) => readTrail(ctx, { subject: `material:${id}`, keyword: '', ...page }),
  edit: editMaterial,
  feature,
  takeDown,
  putBack,
  closeReport,
};

export const topicDeskHandlers: Handlers<typeof topicDeskCalls> = {
  list: listTopics,
  add: addTopic,
  edit: editTopic,
  body: readBodies,
  write: writeBodies,
  remove: removeTopic,
  reorder: (ctx, input) => reorder(ctx, TOPICS, input),
  materials: (ctx, input) => showMembers(ctx, TOPICS, input),
  addMaterial: (ctx, input) => addMember(ctx, TOPICS, input),
  removeMaterial: (ctx, input) => removeMember(ctx, TOPICS, input),
  reorderMaterials: (ctx, input) => reorderMembers(ctx, TOPICS, input),
};

export const playlistDeskHandlers: Handlers<typeof playlistDeskCalls> = {
  list: listPlaylists,
  add: addPlaylist,
  edit: editPlaylist,
  remove: removePlaylist,
  reorder: (ctx, input) => reorder(ctx, PLAYLISTS, input),
  materials: (ctx, input) => showMembers(ctx, PLAYLISTS, input),
  addMaterial: (ctx, input) => addMember(ctx, PLAYLISTS, input),
  removeMaterial: (ctx, input) => removeMember(ctx, PLAYLISTS, input),
  reorderMaterials: (ctx, input) => reorderMembers(ctx, PLAYLISTS, input),
};

export const hotWordDeskHandlers: Handlers<typeof hotWordDeskCalls> = {
  list: async (ctx) => ({ infos: await listHotWordsToKeep(ctx.db) }),
  add: addHotWord,
  edit: editHotWord,
  remove: removeHotWord,
  reorder: (ctx, input) => reorder(ctx, { table: 'hotWords', name: 'hot-word' }, input),
};

export const categoryDeskHandlers: Handlers<typeof categoryDeskCalls> = {
  list: async (ctx) => ({ infos: await listCategoriesToKeep(ctx.db) }),
  add: addCategory,
  edit: editCategory,
  remove: removeCategory,
  reorder: (ctx, { kind, ...input }) =>
    reorder(ctx, { table: 'categories', name: 'category', part: ofKind(kind) }, input),
};
