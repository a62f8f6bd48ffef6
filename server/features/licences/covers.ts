import { type LicenceTerms, notCovered, type TermsQuestion } from '#contract/domain/licence-terms.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { priceLines } from '../prices/prices.ts';
import { lastDayOf } from './last-day.ts';
import { findOwned, type LicenceRow } from './list.queries.ts';
import { standing, termsOf } from './present-licence.ts';

interface Answer {
  covered: boolean;
  missing: (TermsQuestion | 'time')[];
  upgradeFen: number | null;
}

/** Whether a licence covers another use that begins now; if not, what is missing and what an upgrade costs. */
export async function coversUse(
  ctx: MemberContext,
  { licenceId, terms }: { licenceId: number; terms: LicenceTerms },
): Promise<Answer | Problem> {
  const row = await findOwned(ctx.db, ctx.actor.userId, licenceId);
  if (!row) return problem('not-found');
  if (row.state !== 'valid') return problem('licence-ended');
  const missing = missingFor(row, terms);
  if (missing.length === 0) return { covered: true, missing, upgradeFen: null };
  const [price] = await priceLines(ctx, [{ materialId: row.materialId, terms }]);
  if (!price?.exists) return problem('no-such-use');
  // The price of an expired licence is not credited.
  const counted = standing(row) === 'expired' ? 0 : row.amountFen;
  const upgradeFen = price.fen === null ? null : Math.max(price.fen - counted, 1);
  return { covered: false, missing, upgradeFen };
}

function missingFor(row: LicenceRow, use: LicenceTerms): Answer['missing'] {
  const missing: Answer['missing'] = notCovered(termsOf(row), use);
  const begins = row.startsOn > row.today ? row.startsOn : row.today;
  const ends = lastDayOf(begins, use.period);
  // A missing period already implies that the licence ends too soon.
  const tooLate = row.endsOn !== null && !missing.includes('period') && (ends === null || ends > row.endsOn);
  if (standing(row) === 'expired' || tooLate) missing.push('time');
  return missing;
}
