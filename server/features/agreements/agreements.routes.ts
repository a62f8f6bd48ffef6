import type { agreementCalls, agreementDeskCalls } from '#contract/calls/agreements.ts';
import type { Handlers } from '../../handler.ts';
import { answerAgreement, readStanding, signedPaper } from './agreements.ts';
import { publishAgreement, readVersions } from './publish.ts';

export const agreementHandlers: Handlers<typeof agreementCalls> = {
  read: (ctx) => readStanding(ctx),
  agree: (ctx, { version }) => answerAgreement(ctx, 'agreed', version),
  reject: (ctx, { version }) => answerAgreement(ctx, 'rejected', version),
  paper: signedPaper,
};

export const agreementDeskHandlers: Handlers<typeof agreementDeskCalls> = {
  list: (ctx) => readVersions(ctx),
  publish: publishAgreement,
};
