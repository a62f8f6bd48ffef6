import { clockInChina } from '#contract/domain/china-time.ts';
import type { IdSide } from '#contract/domain/real-name.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { stampPicture } from '../../../platform/media/redraw.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordLooks } from '../looks.ts';
import { findPicture } from '../pictures.queries.ts';
import { openSealed } from '../pictures.ts';
import { findSealedNumber } from './look.queries.ts';

interface Look {
  id: number;
  what: IdSide | 'number';
  reason: string;
}

/** Written down before anything is shown; the owner reads it too. */
async function recordLook(ctx: MemberContext, { id, ...look }: Look): Promise<void> {
  await transaction(ctx, async (tx) => {
    await recordLooks(tx, [id], look);
  });
}

export async function revealNumber(
  ctx: MemberContext,
  { id, reason }: { id: number; reason: string },
): Promise<{ number: string } | Problem> {
  const sealed = await findSealedNumber(ctx.db, id);
  if (sealed === undefined) return problem('not-found');
  await recordLook(ctx, { id, what: 'number', reason });
  return { number: ctx.secrets.open(sealed) };
}

/** A picture of the paper with the name of who looks, and the time, across it. */
export async function showPicture(
  ctx: MemberContext,
  { id, side, reason }: { id: number; side: IdSide; reason: string },
): Promise<{ picture: string } | Problem> {
  const found = await findPicture(ctx.db, id, side);
  if (!found) return problem('not-found');
  const bytes = await openSealed(ctx, found);
  await recordLook(ctx, { id, what: side, reason });
  const stamped = await stampPicture(bytes, `${ctx.actor.nickname} ${timeInChina(await currentTime(ctx.db))}`);
  return isProblem(stamped) ? stamped : { picture: `data:image/jpeg;base64,${stamped.toString('base64')}` };
}

/** To the minute. */
const timeInChina = (at: Date) => clockInChina(at).slice(0, 16);
