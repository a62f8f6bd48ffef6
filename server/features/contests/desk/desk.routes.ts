import type { contestDeskCalls } from '#contract/calls/contests-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { createContest, publishContest, readDetail, readList, saveContest, withdrawContest } from './desk.ts';

export const contestDeskHandlers: Handlers<typeof contestDeskCalls> = {
  list: readList,
  detail: readDetail,
  create: createContest,
  save: saveContest,
  publish: publishContest,
  withdraw: withdrawContest,
};
