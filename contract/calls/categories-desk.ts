import * as z from 'zod/mini';
import { id, line, nothing, post } from '../call.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { CATALOGUE_EDITORS, CATALOGUE_READERS } from '../domain/roles.ts';
import { reordering, version } from './topics-desk.ts';

const names = { zh: line(1, 30), en: line(1, 40) };
const kind = z.enum(MEDIA_KINDS);
const category = z.object({ id, version, kind, ...names, materials: z.int() });
export type DeskCategory = z.output<typeof category>;

export const categoryDeskCalls = {
  list: post('/office/category/list', {
    who: CATALOGUE_READERS,
    summary: 'The categories of every kind in their order, and how many materials are in each',
    input: nothing,
    output: z.object({ infos: z.array(category) }),
  }),
  add: post('/office/category/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Add a category at the end of its kind',
    input: z.strictObject({ kind, ...names }),
    output: z.object({ id }),
  }),
  edit: post('/office/category/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Rename a category',
    input: z.strictObject({ id, version, ...names }),
    output: z.object({}),
  }),
  remove: post('/office/category/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Remove a category that no material is in',
    input: z.strictObject({ id, version }),
    output: z.object({}),
  }),
  reorder: post('/office/category/reorder', {
    who: CATALOGUE_EDITORS,
    summary: 'Put the categories of a kind in another order',
    input: z.strictObject({ kind, ...reordering }),
    output: z.object({}),
  }),
};
