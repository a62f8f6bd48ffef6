import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import type { SoundKind } from '#contract/domain/music.ts';
import { CATALOGUE_EDITORS } from '#contract/domain/roles.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChanges } from '../audit/audit.ts';
import { lockSounds, type Sound, updateKind } from './change-kind.queries.ts';
import { reindex } from './reindex.ts';

/** States in which nothing is known of a file yet, or nothing may change any more. */
const FIXED: readonly MaterialState[] = ['uploaded', 'transcoding', 'rejected'];
/** The owner withdraws it first, as a reviewer may be looking at it. */
const FIXED_FOR_OWNER: readonly MaterialState[] = [...FIXED, 'pending'];

/**
 * Makes a piece of music a sound effect, or the reverse, with all of its versions; staff and its owner may. Its code
 * stays, and so does whatever was sold. Anybody else is told what they would be told of an unknown piece.
 */
export async function changeKind(
  ctx: MemberContext,
  { id, kind }: { id: number; kind: SoundKind },
): Promise<Problem | Record<string, never>> {
  const isStaff = CATALOGUE_EDITORS.some((role) => ctx.actor.roles.includes(role));
  return await transaction(ctx, async (tx) => {
    const sounds = await lockSounds(tx.db, id);
    const [piece] = sounds;
    if (!piece || !(isStaff || piece.ownerId === ctx.actor.userId)) return problem('not-found');
    const changing = sounds.filter((sound) => sound.kind !== kind);
    if (changing.length === 0) return {};
    const fixed = isStaff ? FIXED : FIXED_FOR_OWNER;
    if (fixed.includes(piece.state) || sounds.some(isBeingProcessed)) return problem('not-editable');
    const wrongLength = changing.map((sound) => lengthProblem(sound, kind)).find(Boolean);
    if (wrongLength) return wrongLength;
    const ids = changing.map((sound) => sound.id);
    const categories = await updateKind(tx.db, ids, kind);
    await recordChanges(
      tx,
      changing.map((sound) => ({
        action: 'material.type-changed',
        subject: `material:${sound.id}`,
        before: { kind: sound.kind, category: sound.category },
        after: { kind, category: categories.get(sound.id) ?? null },
      })),
    );
    await reindex(
      tx,
      changing.filter(({ state }) => state === 'online').map((sound) => sound.id),
    );
    return {};
  });
}

const isBeingProcessed = ({ state }: Sound) => state === 'uploaded' || state === 'transcoding';

function lengthProblem({ durationMs, state }: Sound, kind: SoundKind): Problem | undefined {
  if (durationMs === null || state === 'rejected') return undefined;
  const { minSeconds, maxSeconds } = MEDIA_LIMITS[kind];
  if (durationMs > maxSeconds * 1000) return problem('too-long-for-effect');
  return durationMs < minSeconds * 1000 ? problem('too-short-for-music') : undefined;
}
