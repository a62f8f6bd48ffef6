import type { payoutDeskCalls } from '#contract/calls/payouts.ts';
import type { Handlers } from '../../handler.ts';
import { listBatches } from './batches.queries.ts';
import { bookReturn } from './book-return.ts';
import { bounceLine, payLine } from './by-hand.ts';
import { readCounts, readDue, readHolds } from './due.ts';
import { takeFile } from './file.ts';
import { confirmNoted, noteRemitted, withdrawNoted } from './noted.ts';
import { cancelBatch, prepareBatch, releaseBatch } from './prepare.ts';
import { presentBatch, readBatch } from './present.ts';
import { exportTaxReport } from './tax-report.ts';
import { addTemplate, readTemplates } from './templates.ts';

export const payoutDeskHandlers: Handlers<typeof payoutDeskCalls> = {
  due: readDue,
  holds: readHolds,
  counts: (ctx) => readCounts(ctx),
  prepare: prepareBatch,
  list: async (ctx, { view, pageNo, pageSize }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { rows, total } = await listBatches(ctx.db, view, page);
    return { infos: rows.map(presentBatch), total };
  },
  detail: readBatch,
  release: releaseBatch,
  cancel: cancelBatch,
  file: takeFile,
  bookReturn,
  pay: payLine,
  bounce: bounceLine,
  remit: noteRemitted,
  confirm: confirmNoted,
  withdraw: withdrawNoted,
  templates: (ctx) => readTemplates(ctx),
  addTemplate,
  taxReport: exportTaxReport,
};
