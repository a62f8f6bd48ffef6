import type { shareCalls, shareDeskCalls } from '#contract/calls/shares.ts';
import type { Handlers } from '../../handler.ts';
import { agreedRates } from './shares.queries.ts';
import { readEverybody, readOwn, readPhotographer, setRate, setStanding } from './shares.ts';

export const shareHandlers: Handlers<typeof shareCalls> = {
  rates: (ctx) => agreedRates(ctx.db),
  mine: (ctx) => readOwn(ctx),
};

export const shareDeskHandlers: Handlers<typeof shareDeskCalls> = {
  everybody: (ctx) => readEverybody(ctx),
  photographer: readPhotographer,
  setRate,
  setStanding,
};
