import type { membershipDeskCalls } from '#contract/calls/membership-desk.ts';
import type { membershipCalls } from '#contract/calls/membership.ts';
import type { Handlers } from '../../handler.ts';
import { cancelProductOrder, orderPlan } from './create.ts';
import { addPlan, changePlan, readSold, revoke, withdrawPlan } from './desk/desk.ts';
import { listAllPlans } from './desk/desk.queries.ts';
import { soldByDay } from './desk/figures.queries.ts';
import { previewPlan, readPlans, readProductOrder, readProductOrders } from './read.ts';
import { readMine, readSavings } from './standing.ts';

export const membershipHandlers: Handlers<typeof membershipCalls> = {
  mine: readMine,
  savings: readSavings,
  plans: readPlans,
  preview: previewPlan,
  order: orderPlan,
  orders: readProductOrders,
  detail: readProductOrder,
  cancel: cancelProductOrder,
};

export const membershipDeskHandlers: Handlers<typeof membershipDeskCalls> = {
  plans: async (ctx) => ({ infos: await listAllPlans(ctx.db) }),
  addPlan,
  changePlan,
  withdrawPlan,
  figures: async (ctx, { days }) => ({ infos: await soldByDay(ctx.db, days) }),
  sold: readSold,
  revoke,
};
