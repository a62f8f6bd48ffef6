import type { MemberContext } from '../../context.ts';
import { newNumber } from '../../platform/paper-number.ts';
import { authorsOf, moveJudged } from '../entries/entries.ts';
import { areAwarded, saveSigned } from './sign.queries.ts';

/** Gives awards the numbers of their certificates, and names authors as they signed their entries. */
export async function sign(tx: MemberContext, awards: readonly { awardId: number; entryId: number }[]): Promise<void> {
  const entryIds = awards.map(({ entryId }) => entryId);
  const authors = await authorsOf(tx, entryIds);
  const signed = awards.map(({ awardId, entryId }) => ({
    awardId,
    number: newNumber('FHA'),
    author: authors.get(entryId) ?? '',
  }));
  await saveSigned(tx.db, signed);
}

/** Moves works with a prize from wherever the rounds left them; false when one of them is no longer there. */
export async function award(tx: MemberContext, entryIds: readonly number[]): Promise<boolean> {
  for (const from of ['judging', 'shortlisted', 'not-awarded'] as const)
    await moveJudged(tx, entryIds, { from, to: 'awarded' });
  return await areAwarded(tx.db, entryIds);
}
