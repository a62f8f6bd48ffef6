import type { contentDeskCalls } from '#contract/calls/content-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { openPreview } from '../preview.ts';
import { readCalendar } from './calendar.ts';
import { checkEntry } from './check.ts';
import { readCounts } from './counts.ts';
import { createEntry, discardDraft, restoreRevision, saveDraft } from './drafts.ts';
import { leaveEntry, stayOpen } from './editors.ts';
import { placeEntry, publishEntry, renameEntry, takeAway } from './moves.ts';
import { readMissed } from '../missed.ts';
import { readDetail, readList, readRevision, readRevisions, readShops, readUnhelpful } from './read.ts';
import { removeDraft } from './remove.ts';

export const contentDeskHandlers: Handlers<typeof contentDeskCalls> = {
  list: readList,
  detail: readDetail,
  create: createEntry,
  save: saveDraft,
  check: checkEntry,
  shops: readShops,
  preview: openPreview,
  publish: publishEntry,
  withdraw: takeAway,
  discard: discardDraft,
  rename: renameEntry,
  stay: stayOpen,
  leave: leaveEntry,
  remove: removeDraft,
  place: placeEntry,
  revisions: readRevisions,
  revision: readRevision,
  restore: restoreRevision,
  calendar: readCalendar,
  counts: readCounts,
  unhelpful: readUnhelpful,
  missed: readMissed,
};
