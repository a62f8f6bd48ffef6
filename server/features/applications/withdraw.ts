import { type Context, transaction } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { removeFiles } from '../media/media.ts';
import { deleteUndecided, lockNewest } from './applications.queries.ts';
import { deletePictures } from './pictures.queries.ts';
import { filesOf } from './pictures.ts';

/** Deletes somebody's application that nobody has decided, with its images. */
export async function withdraw(ctx: Context, userId: number, reason: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const application = await lockNewest(tx.db, userId);
    if (!application || application.decidedAt) return;
    const { id, state } = application;
    await removeFiles(tx, (await deletePictures(tx.db, id)).flatMap(filesOf));
    await deleteUndecided(tx.db, id);
    await recordChange(tx, {
      action: 'application.withdrawn',
      subject: `application:${id}`,
      before: { state },
      reason,
    });
  });
}
