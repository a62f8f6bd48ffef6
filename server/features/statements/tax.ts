import { dayInChina } from '#contract/domain/china-time.ts';
import { type TaxCategory, taxOn, type TaxRules } from '#contract/domain/tax.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { currentTime, type Database } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { isPhotographer } from '../shares/shares.ts';
import { nameOf } from './desk/desk.queries.ts';
import { tellCategory } from './mails.ts';
import * as queries from './tax.queries.ts';

/** Withholds the tax of statements, in the caller's transaction; those without a category wait for one. */
export async function taxStatements(db: Database, ids: readonly number[]): Promise<queries.Taxed[]> {
  const taxes = (await queries.readTaxable(db, ids)).map(withhold);
  if (taxes.length > 0) await queries.saveTaxes(db, taxes);
  return taxes;
}

function withhold({ id, category, version, rules, payableFen, month, ...earlier }: queries.Taxable): queries.Taxed {
  if (category === 'company') return { id, category, version: null, ...earlier, taxFen: 0 };
  const { taxFen } = taxOn(rules[category], { amountFen: payableFen, month, ...earlier });
  return { id, category, version, ...earlier, taxFen };
}

/** Says as what a photographer is taxed, and taxes what is not paid yet. */
export async function setCategory(
  ctx: MemberContext,
  wanted: { userId: number; category: TaxCategory; reason: string },
): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { userId, category, reason } = wanted;
    if (!(await isPhotographer(tx.db, userId))) return problem('not-found');
    if (userId === tx.actor.userId) return problem('own-terms');
    await queries.holdStatements(tx.db);
    const unpaid = await queries.lockUnpaid(tx.db, userId);
    const [before] = await queries.listCategories(tx.db, userId);
    const id = await queries.insertCategory(tx.db, wanted, tx.actor.userId);
    await recordChange(tx, { action: 'tax.category-set', subject: `user:${userId}`, after: { category }, reason });
    // One after the other, because the tax of one may depend on the one before.
    for (const statement of unpaid) {
      const [taxed] = await taxStatements(tx.db, [statement.id]);
      await recordChange(tx, {
        action: 'statement.taxed',
        subject: `statement:${statement.id}`,
        before: { taxFen: statement.taxFen },
        after: { taxFen: taxed?.taxFen, category },
        reason,
      });
    }
    if (before?.category !== category) await tellCategory(tx, userId, category);
    return { id };
  });
}

export async function readCategories(ctx: MemberContext, { userId }: { userId: number }) {
  if (!(await isPhotographer(ctx.db, userId))) return problem('not-found');
  const [photographer, rows] = await Promise.all([nameOf(ctx.db, userId), queries.listCategories(ctx.db, userId)]);
  return { photographer, categories: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

export async function readTaxRules(ctx: MemberContext) {
  const rows = await queries.listRules(ctx.db);
  return { total: rows.length, infos: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** Adds a version of the rules; statements that were made keep theirs. */
export async function addTaxRules(
  ctx: MemberContext,
  wanted: { after: number; effectiveOn: string; rules: TaxRules; reason: string },
): Promise<{ version: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { after, effectiveOn, rules, reason } = wanted;
    if (effectiveOn < dayInChina(await currentTime(tx.db)))
      return problem('bad-input', { fields: { effectiveOn: 'invalid' } });
    const version = after + 1;
    const added = await queries.insertRules(tx.db, { version, effectiveOn, rules, reason, setBy: tx.actor.userId });
    if (!added) return problem('changed-meanwhile');
    await recordChange(tx, {
      action: 'tax.rules-set',
      subject: `tax:${version}`,
      after: { version, effectiveOn, rules },
      reason,
    });
    return { version };
  });
}
