import { setTimeout as wait } from 'node:timers/promises';
import { type Context, transaction } from '../../../context.ts';
import { removeFiles } from '../../media/media.ts';
import { forgetFormats, forgetOldFormats } from '../formats/formats.queries.ts';
import { askForCopies, type Copy, forgetCopies, forgetUnusedCopies, takeCopies } from './copies.queries.ts';

/** A person waits this long for an answer; then the page asks again by itself. */
const PATIENCE_MS = 4000;
const LOOK_MS = 250;
/** Seconds until it is worth asking again. */
export const ASK_AGAIN = 2;

/** Has the copies of these files made, once the caller's transaction commits. */
export async function orderCopies(ctx: Context, fileIds: readonly number[], priority = 0): Promise<void> {
  for (const licenceId of await askForCopies(ctx.db, fileIds))
    await ctx.jobs.enqueue(ctx.db, 'licences.copy', { licenceId }, { priority });
}

/** The copies of these files that are there now or soon; the others are being made. */
export async function readyCopies(ctx: Context, fileIds: readonly number[]): Promise<Map<number, Copy>> {
  let ready = await takeCopies(ctx.db, fileIds);
  if (ready.size === fileIds.length) return ready;
  await transaction(ctx, (tx) => orderCopies(tx, fileIds, 1));
  for (let waited = 0; waited < PATIENCE_MS && ready.size < fileIds.length; waited += LOOK_MS) {
    await wait(LOOK_MS);
    ready = await takeCopies(ctx.db, fileIds);
  }
  return ready;
}

/** Removes the copies of licences that have ended, in all formats. */
export async function removeCopies(ctx: Context, licenceIds: readonly number[]): Promise<void> {
  const copies = await forgetCopies(ctx.db, licenceIds);
  await removeObjects(ctx, [...copies, ...(await forgetFormats(ctx.db, licenceIds))]);
}

/** Copies that nobody has fetched for so long are removed, and made again when somebody does; so are old formats. */
const KEPT_DAYS = 30;

export async function removeUnusedCopies(ctx: Context): Promise<void> {
  const copies = await forgetUnusedCopies(ctx.db, KEPT_DAYS);
  await removeObjects(ctx, [...copies, ...(await forgetOldFormats(ctx.db))]);
}

async function removeObjects(ctx: Context, keys: readonly string[]): Promise<void> {
  await removeFiles(
    ctx,
    keys.map((key) => ({ bucket: 'originals', key })),
  );
}
