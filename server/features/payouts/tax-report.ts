import { dayInChina } from '#contract/domain/china-time.ts';
import { yuanOf } from '#contract/domain/money.ts';
import { daysOfQuarter } from '#contract/domain/statement.ts';
import { zh } from '#contract/text/zh.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { csv } from '../../platform/csv/write.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { recordNameLooks, verifiedNames } from '../real-name/real-name.ts';
import { listReport } from './tax-report.queries.ts';

/** As the tax office asks for them, in its language whatever the reader's is. */
const TITLES = [
  '姓名（名称）',
  '证件类型',
  '证件号码',
  '地址',
  '联系电话',
  '平台昵称',
  '收入总额（元）',
  '退款金额（元）',
  '收入净额（元）',
  '交易笔数',
  '本季打款（元）',
  '代扣税款（元）',
];

/** The platform's report to the tax office about a quarter that is over; it is written down who takes it and why. */
export async function exportTaxReport(
  ctx: MemberContext,
  { quarter, reason }: { quarter: string; reason: string },
): Promise<{ csv: string; people: number } | Problem> {
  const days = daysOfQuarter(quarter);
  if (dayInChina(await currentTime(ctx.db)) < days.next) return problem('quarter-not-over');
  return await transaction(ctx, async (tx) => {
    const rows = await listReport(tx.db, days);
    const names = await verifiedNames(
      tx.db,
      rows.map(({ userId }) => userId),
    );
    const lines = rows.map(({ userId, photographer, ...row }) => {
      const real = names.get(userId);
      return [
        real?.name ?? '',
        real ? zh.realName.papers[real.paper] : '',
        real ? tx.secrets.open(real.numberSealed) : '',
        real?.addressSealed ? tx.secrets.open(real.addressSealed) : '',
        real?.phone ?? '',
        photographer,
        Number(yuanOf(row.soldFen)),
        Number(yuanOf(row.refundedFen)),
        Number(yuanOf(row.soldFen - row.refundedFen)),
        row.sales,
        Number(yuanOf(row.paidFen)),
        Number(yuanOf(row.taxFen)),
      ];
    });
    await recordChange(tx, {
      action: 'tax.report-taken',
      subject: `tax-report:${quarter}`,
      after: { quarter, people: rows.length },
      reason,
    });
    await recordNameLooks(
      tx,
      Array.from(names.values(), ({ id }) => id),
      { what: 'tax-report', reason },
    );
    return { csv: csv([TITLES, ...lines]), people: rows.length };
  });
}
