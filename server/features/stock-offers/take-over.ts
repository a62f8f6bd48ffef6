import { isChinese } from '#contract/domain/language.ts';
import { isTooSmall, type OfferOutcome, STOCK_KIND } from '#contract/domain/stock-offer.ts';
import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem } from '../../platform/problem.ts';
import { readSeller } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { type Description, titlesOf } from '../catalogue/catalogue.ts';
import { listStockFiles, type StockFile } from '../entries/entries.ts';
import { addGroup } from '../material-center/material-center.ts';
import { takeInOnce } from '../media/media.ts';
import { sendRefusal, shopOf } from '../uploads/uploads.ts';
import { tellTakenOver } from './mails.ts';
import { type DueEntry, insertFile, insertOffer, listDue, lockDue, saveGroup } from './stock-offers.queries.ts';

const BATCH = 200;

/** Takes offered entries over as stock once the results are out and their entrants may sell. */
export async function takeOffered(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (let after = 0; ;) {
    const due = await listDue(ctx.db, after, BATCH);
    for (const id of due) {
      signal.throwIfAborted();
      await takeEntry(ctx, id);
      after = id;
    }
    if (due.length < BATCH) return;
  }
}

/** Makes materials of an entry's files in its entrant's name, all in one transaction and once. */
async function takeEntry(ctx: Context, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const entry = await lockDue(tx.db, id);
    const seller = entry && (await readSeller(tx.db, entry.entrantId));
    if (!seller) return;
    const own = actingAs(tx, seller);
    if (await sendRefusal(own, STOCK_KIND[entry.kind])) return;
    if (await insertOffer(tx.db, id)) await takeFiles(own, entry);
  });
}

async function takeFiles(tx: MemberContext, entry: DueEntry): Promise<void> {
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

async function beginSeries(tx: MemberContext, entry: DueEntry): Promise<number> {
  const added = await addGroup(tx, titlesOf(entry.title));
  if (isProblem(added)) throw new Error('an entry that was judged has a title');
  await saveGroup(tx.db, entry.id, added.group.id);
  return added.group.id;
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

/** What the entrant said of the work, in the language that it is written in. */
function describe({ title, story, place, takenOn, peopleShown }: DueEntry): Partial<Description> {
  return {
    ...titlesOf(title),
    ...(isChinese(story) ? { descriptionZh: story } : { descriptionEn: story }),
    ...(isChinese(place) ? { placeZh: place } : { placeEn: place }),
    takenOn,
    people: peopleShown === null ? null : peopleShown !== 'none',
  };
}
