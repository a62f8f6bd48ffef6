import type { entryCalls } from '#contract/calls/entries.ts';
import type { Handlers } from '../../handler.ts';
import { beginEntry, listEntries, readContest, readOwn, saveEntry } from './entries.ts';
import { beginFile, orderFiles, removeFile, takeInFile } from './files.ts';
import { submitEntry, takeBack, withdrawEntry } from './submit.ts';

export const entryHandlers: Handlers<typeof entryCalls> = {
  contest: readContest,
  list: listEntries,
  begin: beginEntry,
  detail: readOwn,
  save: saveEntry,
  tokenForFile: beginFile,
  fileSent: takeInFile,
  removeFile,
  orderFiles,
  submit: submitEntry,
  change: takeBack,
  withdraw: withdrawEntry,
};
