import type { bankCalls, bankDeskCalls } from '#contract/calls/bank.ts';
import type { Handlers } from '../../handler.ts';
import { claim, pass, reject, release } from './desk/decide.ts';
import { listForDesk, readDetail, readSummary, revealNumber } from './desk/desk.ts';
import { answerUnlock, askUnlock, listRequests } from './desk/unlock.ts';
import { readStanding } from './standing.ts';
import { submitAccount } from './submit.ts';

export const bankHandlers: Handlers<typeof bankCalls> = {
  read: (ctx) => readStanding(ctx),
  submit: submitAccount,
};

export const bankDeskHandlers: Handlers<typeof bankDeskCalls> = {
  summary: (ctx) => readSummary(ctx),
  list: listForDesk,
  detail: readDetail,
  claim,
  release,
  pass,
  reject,
  reveal: revealNumber,
  unlocks: listRequests,
  askUnlock,
  answerUnlock,
};
