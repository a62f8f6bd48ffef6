import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { RealNameStanding } from '#contract/calls/real-name.ts';
import type { IdSide } from '#contract/domain/real-name.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { redrawPicture } from '../../platform/media/redraw.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { decryptBytes, encryptBytes } from '../../platform/secrets.ts';
import { removeFiles } from '../media/media.ts';
import { replaceUnsent, type SealedPicture } from './pictures.queries.ts';
import { findNewest } from './real-name.queries.ts';
import { readStanding } from './standing.ts';

/** Limited because each picture is opened in its own process. */
const PER_HOUR = { points: 30, seconds: 3600 };

/** Takes a picture of the caller's paper: nobody but this product can read what lies in the store. */
export async function sendPicture(
  ctx: MemberContext,
  { side, image }: { side: IdSide; image: string },
): Promise<RealNameStanding | Problem> {
  const { userId } = ctx.actor;
  const refused = await mayNotSend(ctx);
  if (refused) return refused;
  const wait = await takePoint(ctx.db, `identity-picture:${userId}`, PER_HOUR);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const stored = await redrawPicture(Buffer.from(image, 'base64'), 'receipt', (made) => storeSealed(ctx, made));
  if (isProblem(stored)) return stored;
  await transaction(ctx, async (tx) => {
    const replaced = await replaceUnsent(tx.db, userId, { side, ...stored });
    await removeFiles(tx, inStore(replaced));
  });
  return await readStanding(ctx);
}

/** Nothing more is taken once the papers are with the office. */
async function mayNotSend(ctx: MemberContext): Promise<Problem | undefined> {
  const newest = await findNewest(ctx.db, ctx.actor.userId);
  return newest?.state === 'verifying' ? problem('submitted-already') : undefined;
}

/** Encrypts a picture with a key of its own, which is sealed beside it in the database. */
async function storeSealed(ctx: Context, file: string): Promise<SealedPicture> {
  const own = randomBytes(32);
  const key = `identity/${randomUUID()}`;
  const sealed = encryptBytes(own, await readFile(file));
  await ctx.objects.put('originals', key, sealed, { contentType: 'application/octet-stream' });
  return { key, sealedKey: ctx.secrets.seal(own.toString('base64url')) };
}

export async function openSealed(ctx: Context, { key, sealedKey }: SealedPicture): Promise<Buffer> {
  const own = Buffer.from(ctx.secrets.open(sealedKey), 'base64url');
  return decryptBytes(own, await buffer(await ctx.objects.open('originals', key)));
}

export function inStore(keys: readonly string[]) {
  return keys.map((key) => ({ bucket: 'originals' as const, key }));
}
