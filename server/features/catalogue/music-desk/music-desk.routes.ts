import type { musicDeskCalls, musicTagDeskCalls } from '#contract/calls/music-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { ofType } from '../catalogue-desk/lists.queries.ts';
import { reorder } from '../catalogue-desk/lists.ts';
import { editPiece, listPieces, showPiece } from './edit-pieces.ts';
import { saveRights } from './rights.ts';
import { exportSheet, importSheet } from './sheet.ts';
import { addTag, editTag, listTagsOfDesk, retireTag } from './tags.ts';

export const musicDeskHandlers: Handlers<typeof musicDeskCalls> = {
  list: listPieces,
  detail: showPiece,
  edit: editPiece,
  exportSheet,
  importSheet,
  editRights: async (ctx, input) => (await saveRights(ctx, input)) ?? (await showPiece(ctx, input)),
};

export const musicTagDeskHandlers: Handlers<typeof musicTagDeskCalls> = {
  list: listTagsOfDesk,
  add: addTag,
  edit: editTag,
  retire: retireTag,
  reorder: (ctx, { type, ...wanted }) =>
    reorder(ctx, { table: 'musicTags', name: 'music-tag', part: ofType(type) }, wanted),
};
