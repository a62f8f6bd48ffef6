import type { salesDeskCalls } from '#contract/calls/sales-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { closeAsSales } from '../close.ts';
import { quoteOrder } from '../quote.ts';
import { sayAsStaff } from '../order-messages.ts';
import { deskOrder, deskOrders } from './sales-desk.ts';
import { countViews } from './sales-desk.queries.ts';
import { readAnswers, readDays } from './figures.queries.ts';

export const salesDeskHandlers: Handlers<typeof salesDeskCalls> = {
  list: deskOrders,
  counts: (ctx) => countViews(ctx.db),
  detail: deskOrder,
  quote: quoteOrder,
  say: sayAsStaff,
  close: closeAsSales,
  async figures(ctx, { days }) {
    const [infos, answers] = await Promise.all([readDays(ctx.db, days), readAnswers(ctx.db, days)]);
    return { infos, ...answers };
  },
};
