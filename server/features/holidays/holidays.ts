import type { Holiday } from '#contract/calls/holidays.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChanges } from '../audit/audit.ts';
import { deleteHolidays, findHolidays, listHolidays, lockHolidays, upsertHolidays } from './holidays.queries.ts';

export async function holidays(ctx: MemberContext, { year }: { year: number }) {
  return { infos: await listHolidays(ctx.db, year) };
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

const isSame = (was: Holiday | undefined, is: Holiday) =>
  was?.working === is.working && was.nameZh === is.nameZh && was.nameEn === is.nameEn;

const recorded = ({ working, nameZh, nameEn }: Holiday) => ({ working, zh: nameZh, en: nameEn });

interface Calendar {
  days: Holiday[];
  /** Days that follow the rule of the week again. */
  remove: string[];
}

/** Refuses a day that is named twice, and a working day that is not on a weekend. */
function calendarProblem({ days, remove }: Calendar): Problem | undefined {
  const named = [...days.map(({ day }) => day), ...remove];
  if (named.length === 0 || new Set(named).size < named.length)
    return problem('bad-input', { fields: { days: 'invalid' } });
  const senseless = days.some(({ day, working }) => working && !isWeekend(day));
  return senseless ? problem('bad-input', { fields: { days: 'invalid' } }) : undefined;
}

export async function saveHolidays(ctx: MemberContext, { days, remove }: Calendar) {
  const refused = calendarProblem({ days, remove });
  if (refused) return refused;
  return await transaction(ctx, async (tx) => {
    await lockHolidays(tx.db);
    const found = await findHolidays(tx.db, [...days.map(({ day }) => day), ...remove]);
    const before = new Map(found.map((one) => [one.day, one]));
    const changed = days.filter((one) => !isSame(before.get(one.day), one));
    const removed = remove.flatMap((day) => before.get(day) ?? []);
    await upsertHolidays(tx.db, changed);
    await deleteHolidays(
      tx.db,
      removed.map(({ day }) => day),
    );
    await recordChanges(tx, [
      ...changed.map((one) => savedChange(one, before.get(one.day))),
      ...removed.map((one) => ({
        action: 'holiday.removed',
        subject: `holiday:${one.day}`,
        before: recorded(one),
      })),
    ]);
    return {};
  });
}

function savedChange(one: Holiday, was: Holiday | undefined) {
  const change = { action: 'holiday.saved', subject: `holiday:${one.day}`, after: recorded(one) };
  return was ? { ...change, before: recorded(was) } : change;
}
