import type { materialEditorCalls } from '#contract/calls/material-editor.ts';
import type { Handlers } from '../../../handler.ts';
import { suggestKeywords, translate } from '../../search/search.ts';
import { addGroup, attachRelease, groups, releases, renameGroup } from './belonging.ts';
import { exportCsv } from './csv-export.ts';
import { importCsv } from './csv-import.ts';
import { detail, glimpses } from './detail.ts';
import { save, saveMany } from './save.ts';

export const materialEditorHandlers: Handlers<typeof materialEditorCalls> = {
  detail,
  glimpses,
  save,
  saveMany,
  words: async (ctx, asked) => ({ words: await suggestKeywords(ctx.db, asked) }),
  translate: (ctx, asked) => translate(ctx.db, asked),
  groups,
  addGroup,
  renameGroup,
  releases,
  attachRelease,
  exportCsv,
  importCsv,
};
