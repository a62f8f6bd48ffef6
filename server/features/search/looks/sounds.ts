import { randomBytes } from 'node:crypto';
import type { OutputOf } from '#contract/call.ts';
import type { searchCalls } from '#contract/calls/search.ts';
import type { Context } from '../../../context.ts';
import { takePoint } from '../../../platform/database/rate-limit.ts';
import { networkOf } from '../../../platform/net.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { saveSound } from './sent.queries.ts';
import { listenTo } from './sound-process.ts';

const PER_ADDRESS = { points: 30, seconds: 60 };

/** Takes a sound in base64 to search by. How it sounds is kept for a month, the sound itself is not kept. */
export async function sendSound(
  ctx: Context,
  { sound }: { sound: string },
): Promise<OutputOf<typeof searchCalls.sendSound> | Problem> {
  const wait = await takePoint(ctx.db, `sound:${networkOf(ctx.request.address)}`, PER_ADDRESS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const bytes = Buffer.from(sound, 'base64');
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return problem('bad-sound');
  const heard = await listenTo(bytes);
  if (isProblem(heard)) return heard;
  const { numbers, ...told } = heard;
  if (!numbers) return problem('silent-sound');
  const soundKey = randomBytes(16).toString('base64url');
  await saveSound(ctx.db, soundKey, numbers);
  return { soundKey, heard: told };
}
