import { transaction, type Context } from '../../context.ts';
import { refold } from './looks/folds.ts';
import { deleteOldPictures } from './looks/pictures.queries.ts';
import { putLook, rebuildLooks } from './looks/rebuild.ts';
import { postgresEngine } from './postgres.ts';
import { learnPhrases, rebuildPhrases } from './words/phrases.ts';

const AT_ONCE = 200;

/** After something went on sale, off it, or changed: searches find what is true now. */
export async function updateSearch(ctx: Context, { materialIds }: { materialIds: number[] }): Promise<void> {
  for (let from = 0; from < materialIds.length; from += AT_ONCE) {
    const some = materialIds.slice(from, from + AT_ONCE);
    await transaction(ctx, async (tx) => {
      const ids = [...new Set([...some, ...(await refold(tx.db, some))])];
      await postgresEngine(tx).index(ids);
      await putLook(tx.db, ids);
      await learnPhrases(tx.db, some);
    });
  }
}

/** Every night, and when a product starts without an index. */
export async function rebuildSearch({ db }: Pick<Context, 'db'>, _data: object, signal: AbortSignal): Promise<void> {
  await postgresEngine({ db }).rebuild(signal);
  await rebuildLooks(db);
  await rebuildPhrases(db);
  await deleteOldPictures(db);
}
