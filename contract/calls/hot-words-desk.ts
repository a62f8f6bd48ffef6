import * as z from 'zod/mini';
import { id, line, nothing, post } from '../call.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { reordering, version } from './topics-desk.ts';

const names = { zh: line(1, 30), en: line(1, 40) };

const hotWord = z.object({ id, version, ...names });

export const hotWordDeskCalls = {
  list: post('/office/hotWord/list', {
    who: CATALOGUE_EDITORS,
    summary: 'The hot words in their order',
    input: nothing,
    output: z.object({ infos: z.array(hotWord) }),
  }),
  add: post('/office/hotWord/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Add a hot word at the end of the list',
    input: z.strictObject(names),
    output: z.object({ id }),
  }),
  edit: post('/office/hotWord/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Change a hot word',
    input: z.strictObject({ id, version, ...names }),
    output: z.object({}),
  }),
  remove: post('/office/hotWord/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Remove a hot word',
    input: z.strictObject({ id, version }),
    output: z.object({}),
  }),
  reorder: post('/office/hotWord/reorder', {
    who: CATALOGUE_EDITORS,
    summary: 'Put the hot words in another order',
    input: z.strictObject(reordering),
    output: z.object({}),
  }),
};
