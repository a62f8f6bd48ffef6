import type { catalogueDeskCalls } from '#contract/calls/catalogue-desk.ts';
import type { topicDeskCalls } from '#contract/calls/topics-desk.ts';
import type { categoryDeskCalls } from '#contract/calls/categories-desk.ts';
import type { hotWordDeskCalls } from '#contract/calls/hot-words-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { readTrail } from '../../audit/audit.ts';
import { addCategory, editCategory, removeCategory } from './categories.ts';
import { editMaterial } from './edit.ts';
import { find, readDesk, summary } from './find.ts';
import { addHotWord, editHotWord, removeHotWord } from './hot-words.ts';
import { reorder } from './lists.ts';
import { listCategoriesToKeep, listHotWordsToKeep } from './lists.queries.ts';
import { closeReport } from './reports.ts';
import { feature, putBack, takeDown } from './sale.ts';
import { addTopicMaterial, removeTopicMaterial, reorderTopicMaterials } from './topic-materials.ts';
import { addTopic, editTopic, listTopics, removeTopic, topicMaterials } from './topics.ts';

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
  remove: removeTopic,
  reorder: (ctx, input) => reorder(ctx, { table: 'topics', name: 'topic' }, input),
  materials: topicMaterials,
  addMaterial: addTopicMaterial,
  removeMaterial: removeTopicMaterial,
  reorderMaterials: reorderTopicMaterials,
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
  reorder: (ctx, { kind, ...input }) => reorder(ctx, { table: 'categories', name: 'category', kind }, input),
};
