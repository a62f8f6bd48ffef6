import { STOCK_KIND } from '#contract/domain/stock-offer.ts';
import { actingAs, type Context, transaction } from '../../context.ts';
import { readSeller } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { takeIn } from '../media/media.ts';
import { sendRefusal, shopOf } from '../uploads/uploads.ts';
import { beginSeries, describe } from './describe.ts';
import { lockGrown, markTaken } from './stock-offers.queries.ts';

/** Makes a material of the original of a file that was too small. Whether it is large enough, the pipeline says. */
export async function takeOriginal(ctx: Context, fileId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const file = await lockGrown(tx.db, fileId);
    const seller = file && (await readSeller(tx.db, file.entrantId));
    if (!seller) return;
    const own = actingAs(tx, seller);
    const kind = STOCK_KIND[file.kind];
    if (await sendRefusal(own, kind)) return;
    const { name, bytes, ...original } = file.original;
    const groupId = file.kind === 'group' ? (file.groupId ?? (await beginSeries(own, file))) : null;
    const material = {
      kind,
      ownerId: file.entrantId,
      shopId: await shopOf(tx.db, file.entrantId),
      fileName: name,
      sizeBytes: bytes,
      description: { ...describe(file), groupId },
    };
    await markTaken(tx.db, fileId, await takeIn(own, material, original));
    await recordChange(own, { action: 'entry.taken-over', subject: `entry:${file.id}`, after: { taken: 1 } });
  });
}
