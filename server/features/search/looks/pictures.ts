import { randomBytes } from 'node:crypto';
import type { Colour } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { takePoint } from '../../../platform/database/rate-limit.ts';
import { networkOf } from '../../../platform/net.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { coloursOf } from '../../catalogue/catalogue.ts';
import { lookAt } from './picture-process.ts';
import { savePicture } from './sent.queries.ts';

/** Opening a picture costs more than any other call that visitors may make. */
const PER_ADDRESS = { points: 30, seconds: 60 };

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Takes a picture in base64 to search by. Its look is kept for a month, the picture itself is not kept. */
export async function sendPicture(
  ctx: Context,
  { image }: { image: string },
): Promise<{ imageKey: string; colours: Colour[] } | Problem> {
  const wait = await takePoint(ctx.db, `picture:${networkOf(ctx.request.address)}`, PER_ADDRESS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const bytes = Buffer.from(image, 'base64');
  if (!startsWith(bytes, JPEG) && !startsWith(bytes, PNG)) return problem('bad-picture');
  const look = await lookAt(bytes);
  if (isProblem(look)) return look;
  const imageKey = randomBytes(16).toString('base64url');
  await savePicture(ctx.db, imageKey, look);
  return { imageKey, colours: coloursOf(look.colours.map(({ hex }) => hex)) };
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}
