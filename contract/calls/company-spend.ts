import * as z from 'zod/mini';
import { id, type OutputOf, post } from '../call.ts';
import { compared, period } from '../period.ts';

const spent = { spent: compared };

export type CompanySpend = OutputOf<typeof companySpendCalls.figures>;

const table = z.object({ csv: z.string() });

/** What a company spent: orders that are paid and kept, on the day of their payment in China. */
export const companySpendCalls = {
  figures: post('/company/spend', {
    who: 'member',
    summary:
      'What the caller’s company spent in a period and in the same length of time before: by month, project, person',
    input: period,
    output: z.object({
      before: z.object({ from: z.string(), to: z.string() }),
      ...spent,
      orders: compared,
      /** Every month of the period, oldest first; months before are put beside them. */
      months: z.array(z.object({ month: z.string(), ...spent })),
      /** These begin with the most. */
      projects: z.array(z.object({ name: z.string(), ...spent })),
      people: z.array(z.object({ userId: id, name: z.string(), ...spent })),
    }),
  }),
  spendTable: post('/company/spend/csv', {
    who: 'member',
    summary: 'The orders that the caller’s company paid in the period, for spreadsheets',
    input: period,
    output: table,
  }),
  ordersTable: post('/company/orders/csv', {
    who: 'member',
    summary: 'All orders that the caller’s company placed in the period, with their status, for spreadsheets',
    input: period,
    output: table,
  }),
};
