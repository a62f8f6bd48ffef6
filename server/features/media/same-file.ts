import type { SameFile } from '#contract/calls/uploads.ts';
import type { Context, MemberContext } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { MediaRejected } from '../../platform/media/failures.ts';
import { claimOriginal, type Holder, readHolder } from './originals.queries.ts';
import { markSameAs } from './runs.queries.ts';

/** Refuses a file that another material has had first, even one that is processed at the same moment. */
export async function refuseSameFile(
  ctx: Context,
  file: { sha256: string; materialId: number; sizeBytes: number },
): Promise<void> {
  const holder = await claimOriginal(ctx.db, file);
  if (holder === file.materialId) return;
  await markSameAs(ctx.db, file.materialId, holder);
  throw new MediaRejected('same-file');
}

export async function findSameFile(ctx: MemberContext, sha256: string): Promise<SameFile | null> {
  const holder = await readHolder(ctx.db, sha256);
  return holder ? sameFileFor(ctx, holder) : null;
}

/** Staff know of every material. */
export async function sameFileForStaff(db: Database, sha256: string): Promise<SameFile | null> {
  const holder = await readHolder(db, sha256);
  if (!holder) return null;
  const { ownerId: _owner, ...material } = holder;
  return { own: false, material };
}

/** What somebody may know of a material that is or looks like theirs: of another's only what is on sale. */
export function sameFileFor(ctx: MemberContext, { ownerId, ...material }: Holder): SameFile {
  const own = ownerId === ctx.actor.userId;
  return { own, material: own || material.state === 'online' ? material : null };
}
