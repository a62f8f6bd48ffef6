import type { entryDeskCalls } from '#contract/calls/entries-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { accept, claim, claimNext, reject, release } from './decide.ts';
import { readContact, readDetail, readList, readSummary } from './desk.ts';

export const entryDeskHandlers: Handlers<typeof entryDeskCalls> = {
  summary: readSummary,
  list: readList,
  detail: readDetail,
  next: claimNext,
  claim,
  release,
  accept,
  reject,
  contact: readContact,
};
