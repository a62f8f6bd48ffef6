import type { EarningsBalance } from '#contract/calls/earnings.ts';
import { dayInChina, startOfDayInChina } from '#contract/domain/china-time.ts';
import { CONFIRM_DAYS, nextStatementDay } from '#contract/domain/statement.ts';
import type { MemberContext } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { oldestPayable, sumOpen, sumStated } from './balance.queries.ts';

export async function readBalance({ db, actor: { userId } }: MemberContext): Promise<EarningsBalance> {
  const [now, open, stated, payable] = await Promise.all([
    currentTime(db),
    sumOpen(db, userId),
    sumStated(db, userId),
    oldestPayable(db, userId),
  ]);
  const statementOn = nextStatementDay(now);
  return {
    waiting: { fen: open.waitingFen, count: open.waitingCount, until: open.until?.toISOString() ?? null },
    readyFen: open.readyFen,
    statedFen: stated.unpaidFen + stated.carriedFen,
    carriedFen: stated.carriedFen,
    paidFen: stated.paidFen,
    taxFen: stated.taxFen,
    statementOn,
    confirmedOn: dayInChina(startOfDayInChina(statementOn), CONFIRM_DAYS),
    payable: payable ? { ...payable, confirmBy: payable.confirmBy.toISOString() } : null,
  };
}
