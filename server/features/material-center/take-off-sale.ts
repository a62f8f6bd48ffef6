import { type MemberContext, transaction } from '../../context.ts';
import { isProblem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { deleteMaterial, moveMaterial, type StoredFile } from '../catalogue/catalogue.ts';
import { removeFiles } from '../media/media.ts';
import { eachOwn, leftFor } from './submit.ts';

export async function takeOffline(ctx: MemberContext, { ids, reason }: { ids: number[]; reason: string }) {
  return await eachOwn(ctx, ids, async (tx, { id, state }) => {
    if (state !== 'online') return leftFor('state');
    const why = reason === '' ? {} : { reason };
    return await moveMaterial(tx, { id, from: 'online', to: 'offline', by: 'owner', ...why });
  });
}

/** Deletes materials that are incomplete or whose file was rejected, then their files. */
export async function discard(ctx: MemberContext, { ids }: { ids: number[] }) {
  return await transaction(ctx, async (tx) => {
    const files: StoredFile[] = [];
    const outcome = await eachOwn(tx, ids, async (_tx, { id, code, state, fileName, fileRefused, hasVersions }) => {
      if (hasVersions || (state !== 'incomplete' && !(state === 'rejected' && fileRefused))) return leftFor('state');
      files.push(...(await deleteMaterial(tx.db, id)));
      await recordChange(tx, {
        action: 'material.discarded',
        subject: `material:${id}`,
        before: { state, code, fileName },
      });
      return undefined;
    });
    if (!isProblem(outcome)) await removeFiles(tx, files);
    return outcome;
  });
}
