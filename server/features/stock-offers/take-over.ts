import { isTooSmall, type OfferOutcome, STOCK_KIND } from '#contract/domain/stock-offer.ts';
import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import { readSeller } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import type { Description } from '../catalogue/catalogue.ts';
import { listStockFiles, type StockFile } from '../entries/entries.ts';
import { takeInOnce } from '../media/media.ts';
import { sendRefusal, shopOf } from '../uploads/uploads.ts';
import { beginSeries, describe } from './describe.ts';
import { tellTakenOver } from './mails.ts';
import { insertFile, insertOffer, lockDue, type OfferedEntry } from './stock-offers.queries.ts';

/** Makes materials of an entry's files in its entrant's name, all in one transaction and once. */
export async function takeEntry(ctx: Context, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const entry = await lockDue(tx.db, id);
    const seller = entry && (await readSeller(tx.db, entry.entrantId));
    if (!seller) return;
    const own = actingAs(tx, seller);
    if (await sendRefusal(own, STOCK_KIND[entry.kind])) return;
    if (await insertOffer(tx.db, id)) await takeFiles(own, entry);
  });
}

async function takeFiles(tx: MemberContext, entry: OfferedEntry): Promise<void> {
  const files = await listStockFiles(tx.db, entry.id);
  const fit = files.filter((file) => !isTooSmall(file.part, file));
  const groupId = entry.kind === 'group' && fit.length > 0 ? await beginSeries(tx, entry) : null;
  const shopId = await shopOf(tx.db, entry.entrantId);
  const description = { ...describe(entry), groupId };
  const count: Record<OfferOutcome, number> = { taken: 0, known: 0, 'too-small': 0 };
  for (const file of files) {
    const taken = fit.includes(file) ? await takeFile(tx, file, { shopId, description }) : undefined;
    const outcome = taken ? (taken.known ? 'known' : 'taken') : 'too-small';
    count[outcome] += 1;
    await insertFile(tx.db, { entryId: entry.id, fileId: file.id, outcome, materialId: taken?.id ?? null });
  }
  const after = { taken: count.taken, known: count.known, tooSmall: count['too-small'] };
  await recordChange(tx, { action: 'entry.taken-over', subject: `entry:${entry.id}`, after });
  await tellTakenOver(tx, entry, count);
}

interface About {
  shopId: number | null;
  description: Partial<Description>;
}

/** The entry and the material share one object in the store, which is deleted when neither needs it. */
async function takeFile(tx: MemberContext, file: StockFile, { shopId, description }: About) {
  const video = file.part === 'video';
  const material = {
    kind: video ? ('video' as const) : ('photo' as const),
    ownerId: tx.actor.userId,
    shopId,
    fileName: file.name,
    sizeBytes: file.bytes,
    description,
  };
  const original = { key: file.originalKey, contentType: video ? 'video/mp4' : 'image/jpeg', sha256: file.sha256 };
  return await takeInOnce(tx, material, original);
}
