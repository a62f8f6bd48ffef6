import * as z from 'zod/mini';
import { id, nothing, post } from '../call.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { listedMaterial, listedTexts, reordering, shownTimes, version } from './topics-desk.ts';

const texts = { ...listedTexts, ...shownTimes };

/** The piece whose cover it has; null for its first one. */
const coverId = z.nullable(id);

const playlist = z.object({
  id,
  version,
  ...texts,
  coverId,
  cover: z.nullable(z.string()),
  materials: z.int(),
  online: z.int(),
  /** Whether visitors see it now: not before its time, and not without a piece on sale. */
  shown: z.boolean(),
});
export type DeskPlaylist = z.output<typeof playlist>;

export const playlistDeskCalls = {
  list: post('/office/playlist/list', {
    who: CATALOGUE_EDITORS,
    summary: 'All playlists in their order',
    input: nothing,
    output: z.object({ infos: z.array(playlist) }),
  }),
  add: post('/office/playlist/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Make a playlist, at the end of the list',
    input: z.strictObject(texts),
    output: z.object({ id }),
  }),
  edit: post('/office/playlist/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Change the texts of a playlist, its cover, or when it is shown',
    input: z.strictObject({ id, version, ...texts, coverId }),
    output: z.object({}),
  }),
  remove: post('/office/playlist/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Remove a playlist; its pieces stay',
    input: z.strictObject({ id, version }),
    output: z.object({}),
  }),
  reorder: post('/office/playlist/reorder', {
    who: CATALOGUE_EDITORS,
    summary: 'Put the playlists in another order',
    input: z.strictObject(reordering),
    output: z.object({}),
  }),
  materials: post('/office/playlist/materials', {
    who: CATALOGUE_EDITORS,
    summary: 'The pieces of a playlist in their order',
    input: z.strictObject({ id }),
    output: z.object({ infos: z.array(listedMaterial) }),
  }),
  addMaterial: post('/office/playlist/addMaterial', {
    who: CATALOGUE_EDITORS,
    summary: 'Put music or a sound effect at the end of a playlist',
    input: z.strictObject({ id, materialId: id }),
    output: z.object({}),
  }),
  removeMaterial: post('/office/playlist/removeMaterial', {
    who: CATALOGUE_EDITORS,
    summary: 'Take a piece out of a playlist',
    input: z.strictObject({ id, materialId: id }),
    output: z.object({}),
  }),
  reorderMaterials: post('/office/playlist/reorderMaterials', {
    who: CATALOGUE_EDITORS,
    summary: 'Put the pieces of a playlist in another order',
    input: z.strictObject({ id, ...reordering }),
    output: z.object({}),
  }),
};
