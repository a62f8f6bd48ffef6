import type { DeskRights, RightsEdit } from '#contract/calls/music-desk.ts';
import { formatShare, sharesAreWhole } from '#contract/domain/music-rights.ts';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { refusingDuplicates } from '../catalogue-desk/lists.ts';
import { lockPiece } from './edit-pieces.queries.ts';
import { readRights, writeRights } from './rights.queries.ts';

export async function showRights(ctx: Pick<Context, 'db'>, pieceId: number): Promise<DeskRights> {
  const { version, ...edit } = await readRights(ctx.db, pieceId);
  return { id: pieceId, version, edit };
}

/** Saves who has which share in a piece. Licences that were issued before keep what they say. */
export async function saveRights(
  ctx: MemberContext,
  { id, version, ...edit }: RightsEdit & { id: number; version: number },
): Promise<Problem | undefined> {
  if (!sharesAreWhole(edit.writers)) return problem('bad-input', { fields: { writers: 'not-whole' } });
  return await refusingDuplicates({ sound_isrcs_isrc_key: 'isrcs' }, () =>
    transaction(ctx, async (tx) => {
      const piece = await lockPiece(tx.db, id);
      if (!piece) return problem('not-found');
      const { version: now, ...before } = await readRights(tx.db, id);
      if (now !== version) return problem('changed-meanwhile');
      const wanted = new Set(edit.isrcs.map((recording) => recording.id));
      const complete = wanted.size === edit.isrcs.length && before.isrcs.length === wanted.size;
      if (!complete || before.isrcs.some((recording) => !wanted.has(recording.id)))
        return problem('bad-input', { fields: { isrcs: 'invalid' } });
      await writeRights(tx.db, id, edit);
      await recordChange(tx, {
        action: 'material.rights-changed',
        subject: `material:${id}`,
        before: recorded(before),
        after: recorded(edit),
      });
      return undefined;
    }),
  );
}

/** As people read it in the audit trail. */
function recorded({ writers, isrcs, ...rights }: RightsEdit) {
  return {
    ...rights,
    writers: writers.map(({ role, name, pro, ipi, share }) =>
      [role, name, pro, ipi, formatShare(share)].filter(Boolean).join(' '),
    ),
    isrcs: isrcs.filter(({ isrc }) => isrc !== '').map(({ id, isrc }) => `${id} ${isrc}`),
  };
}
