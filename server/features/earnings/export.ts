import { dayInChina } from '#contract/domain/china-time.ts';
import { MOST_SALES_EXPORTED } from '#contract/domain/earnings.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { yuanOf } from '#contract/domain/money.ts';
import type { MemberContext } from '../../context.ts';
import { csv } from '../../platform/csv/write.ts';
import { textFor } from '../../platform/http/reply.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { listSales } from './sales.queries.ts';
import { listWorks } from './works.queries.ts';

const MOST_WORKS = 50_000;

const yuan = (fen: number) => Number(yuanOf(fen));

export async function exportWorks(ctx: MemberContext, period: DayPeriod): Promise<{ csv: string }> {
  const page = { orderBy: 'income', limit: MOST_WORKS, offset: 0 } as const;
  const rows = await listWorks(ctx.db, ctx.actor.userId, period, page);
  const { earnings, trade } = textFor(ctx.language);
  const lines = rows.map((row) => [
    row.code,
    inLanguage(ctx.language, row.titleZh, row.titleEn),
    trade.kind[row.kind],
    row.opens,
    row.opensBefore,
    row.samples,
    row.samplesBefore,
    row.carts,
    row.cartsBefore,
    row.sales,
    row.salesBefore,
    row.refunds,
    row.refundsBefore,
    yuan(row.income),
    yuan(row.incomeBefore),
  ]);
  return { csv: csv([Object.values(earnings.csvWorks), ...lines]) };
}

export async function exportSales(ctx: MemberContext, period: DayPeriod): Promise<{ csv: string } | Problem> {
  const rows = await listSales(ctx.db, ctx.actor.userId, period, MOST_SALES_EXPORTED + 1);
  if (rows.length > MOST_SALES_EXPORTED) return problem('too-many-sales');
  const { earnings, trade } = textFor(ctx.language);
  const lines = rows.map((row) => [
    dayInChina(row.at),
    row.refund ? earnings.refund : earnings.sale,
    row.code,
    inLanguage(ctx.language, row.titleZh, row.titleEn),
    trade.kind[row.kind],
    trade.scene[row.scene],
    trade.channel[row.channel],
    trade.period[row.period],
    trade.area[row.area],
    yuan(row.netFen),
    row.sharePercent,
    yuan(row.amountFen),
    earnings.standing[row.standing],
    row.statement ?? '',
  ]);
  return { csv: csv([Object.values(earnings.csvSales), ...lines]) };
}
