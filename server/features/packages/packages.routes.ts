import type { packageDeskCalls } from '#contract/calls/packages-desk.ts';
import type { packageCalls } from '#contract/calls/packages.ts';
import type { Handlers } from '../../handler.ts';
import { orderPackage, preview, readOffered } from './buy.ts';
import { listAll } from './desk/desk.queries.ts';
import { addPackage, changePackage, withdrawPackage } from './desk/desk.ts';
import { declinePackage, quotePackage } from './desk/quote.ts';
import { readMine, readTakings } from './own-packages.ts';
import { take } from './take.ts';

export const packageHandlers: Handlers<typeof packageCalls> = {
  list: (ctx) => readOffered(ctx),
  preview,
  order: orderPackage,
  mine: (ctx) => readMine(ctx),
  take,
  takings: readTakings,
};

export const packageDeskHandlers: Handlers<typeof packageDeskCalls> = {
  list: async (ctx) => ({ infos: await listAll(ctx.db) }),
  add: addPackage,
  change: changePackage,
  withdraw: withdrawPackage,
  quote: quotePackage,
  decline: declinePackage,
};
