import { ENDED_KEPT_DAYS, UNSENT_KEPT_DAYS } from '#contract/domain/real-name.ts';
import { type Context, transaction } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { removeFiles } from '../media/media.ts';
import { clearRealName, deleteLeft, deletePictures, findToClear } from './clear.queries.ts';
import { inStore } from './pictures.ts';

/** Deletes papers, names and numbers that were rejected or replaced long ago, and pictures that were never submitted. */
export async function clearPapers(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const id of await findToClear(ctx.db, ENDED_KEPT_DAYS)) {
    signal.throwIfAborted();
    await transaction(ctx, async (tx) => {
      if (!(await clearRealName(tx.db, id))) return;
      const removed = await deletePictures(tx.db, id);
      await removeFiles(tx, inStore(removed));
      await recordChange(tx, {
        action: 'real-name.cleared',
        subject: `real-name:${id}`,
        before: { pictures: removed.length },
        after: { pictures: 0 },
      });
    });
  }
  await transaction(ctx, async (tx) => {
    await removeFiles(tx, inStore(await deleteLeft(tx.db, UNSENT_KEPT_DAYS)));
  });
}
