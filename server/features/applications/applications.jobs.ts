import { REFUSED_KEPT_DAYS } from '#contract/domain/application.ts';
import { type Context, transaction } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { removeFiles } from '../media/media.ts';
import { clearContact, findToClear } from './clear.queries.ts';
import { deletePictures } from './pictures.queries.ts';
import { filesOf } from './pictures.ts';

/** Deletes images and contact details of applicants who were rejected long ago; what was decided stays. */
export async function clearRefused(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (const id of await findToClear(ctx.db, REFUSED_KEPT_DAYS)) {
    signal.throwIfAborted();
    await transaction(ctx, async (tx) => {
      if (!(await clearContact(tx.db, id))) return;
      const removed = await deletePictures(tx.db, id);
      await removeFiles(tx, removed.flatMap(filesOf));
      await recordChange(tx, {
        action: 'application.cleared',
        subject: `application:${id}`,
        before: { pictures: removed.length },
        after: { pictures: 0 },
      });
    });
  }
}
