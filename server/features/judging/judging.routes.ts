import type { judgingDeskCalls } from '#contract/calls/judging-desk.ts';
import type { judgingCalls } from '#contract/calls/judging.ts';
import type { Handlers } from '../../handler.ts';
import { addJudge, judgesOf, renewKey, revoke } from './judges.ts';
import { readSeats } from './seats.ts';
import { enter, leave } from './sessions.ts';

export const judgingHandlers: Handlers<typeof judgingCalls> = {
  enter,
  leave: (ctx) => leave(ctx),
  session: (ctx) => readSeats(ctx),
};

export const judgingDeskHandlers: Handlers<typeof judgingDeskCalls> = {
  judges: judgesOf,
  addJudge,
  renewKey,
  revoke,
};
