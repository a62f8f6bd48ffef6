import type { earningsCalls } from '#contract/calls/earnings.ts';
import type { Handlers } from '../../handler.ts';
import { readBalance } from './balance.ts';
import { readFigures, readWork, readWorks } from './earnings.ts';
import { exportSales, exportWorks } from './export.ts';

export const earningsHandlers: Handlers<typeof earningsCalls> = {
  balance: (ctx) => readBalance(ctx),
  figures: readFigures,
  works: readWorks,
  work: readWork,
  exportWorks,
  exportSales,
};
