import type { realNameCalls, realNameDeskCalls } from '#contract/calls/real-name.ts';
import type { Handlers } from '../../handler.ts';
import { claim, reject, release, verify } from './desk/decide.ts';
import { listForDesk, readDetail, readSummary } from './desk/desk.ts';
import { revealNumber, showPicture } from './desk/look.ts';
import { sendPicture } from './pictures.ts';
import { readStanding } from './standing.ts';
import { submitRealName } from './submit.ts';

export const realNameHandlers: Handlers<typeof realNameCalls> = {
  read: (ctx) => readStanding(ctx),
  sendPicture,
  submit: submitRealName,
};

export const realNameDeskHandlers: Handlers<typeof realNameDeskCalls> = {
  summary: (ctx) => readSummary(ctx),
  list: listForDesk,
  detail: readDetail,
  claim,
  release,
  verify,
  reject,
  reveal: revealNumber,
  picture: showPicture,
};
