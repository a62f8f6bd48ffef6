import type { membershipCalls } from '#contract/calls/membership.ts';
import type { Handlers } from '../../handler.ts';
import { cancelProductOrder, orderPlan } from './create.ts';
import { previewPlan, readPlans, readProductOrder, readProductOrders } from './read.ts';

export const membershipHandlers: Handlers<typeof membershipCalls> = {
  plans: readPlans,
  preview: previewPlan,
  order: orderPlan,
  orders: readProductOrders,
  detail: readProductOrder,
  cancel: cancelProductOrder,
};
