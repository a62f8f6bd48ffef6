import type { StockOffer } from '#contract/calls/stock-offers.ts';
import { GID } from '#contract/domain/roles.ts';
import { mayOffer, type OfferStep, STOCK_KIND } from '#contract/domain/stock-offer.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { readFileNames, saveOffered } from '../entries/entries.ts';
import { sameFileFor } from '../media/media.ts';
import { sendRefusal } from '../uploads/uploads.ts';
import { listOffers, lockEntry, type OfferRow } from './stock-offers.queries.ts';

export async function readOffers(ctx: MemberContext, { ids }: { ids: number[] }): Promise<{ infos: StockOffer[] }> {
  const rows = await listOffers(ctx.db, ctx.actor.userId, ids);
  const shown = rows.filter((row) => row.taken || mayOffer(row.state, row.resultsShown));
  return { infos: await Promise.all(shown.map((row) => present(ctx, row))) };
}

async function present(ctx: MemberContext, row: OfferRow): Promise<StockOffer> {
  const names = await readFileNames(
    ctx.db,
    row.files.map(({ fileId }) => fileId),
  );
  const files = row.files.map(({ fileId, outcome, material }) => ({
    fileId,
    name: names.get(fileId) ?? '',
    outcome,
    material: material && sameFileFor(ctx, material),
  }));
  return { entryId: row.entryId, step: await stepOf(ctx, row), files };
}

async function stepOf(ctx: MemberContext, row: OfferRow): Promise<OfferStep> {
  if (row.taken) return 'done';
  if (!row.offered) return 'none';
  if (!row.resultsShown) return 'results';
  if (ctx.actor.gid === GID.buyer) return 'join';
  const refused = await sendRefusal(ctx, STOCK_KIND[row.kind]);
  if (!refused) return 'soon';
  return refused.code === 'agreement-needed' ? 'agreement' : 'contract';
}

/** Offers an entry that is no longer a draft, or takes the offer back as long as it has not taken effect. */
export async function offerEntry(
  ctx: MemberContext,
  { id, offered }: { id: number; offered: boolean },
): Promise<{ offer: StockOffer } | Problem> {
  return await transaction(ctx, async (tx) => {
    await lockEntry(tx.db, id);
    const [row] = await listOffers(tx.db, tx.actor.userId, [id]);
    if (!row) return problem('not-found');
    if (row.taken) return problem('already-set');
    if (!mayOffer(row.state, row.resultsShown)) return problem('not-editable');
    if (row.offered !== offered) {
      await saveOffered(tx.db, id, offered);
      const action = offered ? 'entry.stock-offered' : 'entry.stock-kept-back';
      await recordChange(tx, {
        action,
        subject: `entry:${id}`,
        before: { offersStock: !offered },
        after: { offersStock: offered },
      });
    }
    if (offered && row.resultsShown) await tx.jobs.enqueue(tx.db, 'stock-offers.take', {});
    return { offer: await present(tx, { ...row, offered }) };
  });
}
