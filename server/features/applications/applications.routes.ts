import type { applicationCalls } from '#contract/calls/applications.ts';
import type { applicationDeskCalls } from '#contract/calls/applications-desk.ts';
import type { Handlers } from '../../handler.ts';
import { readApplication, saveApplication, submitApplication, verifyPhone } from './applications.ts';
import { approve, askMore, claim, reject, release } from './desk/decide.ts';
import { listForDesk, originalLink, readDetail, readSummary } from './desk/desk.ts';
import { beginPicture, removePicture, takeInPicture } from './pictures.ts';

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  read: (ctx) => readApplication(ctx),
  save: saveApplication,
  verifyPhone,
  tokenForPicture: beginPicture,
  pictureSent: takeInPicture,
  removePicture,
  submit: submitApplication,
};

export const applicationDeskHandlers: Handlers<typeof applicationDeskCalls> = {
  summary: (ctx) => readSummary(ctx),
  list: listForDesk,
  detail: readDetail,
  claim,
  release,
  askMore,
  reject,
  approve,
  original: originalLink,
};
