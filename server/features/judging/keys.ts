import { randomBytes } from 'node:crypto';
import { KEY_NAME_LENGTH, keyFrom, plainKey } from '#contract/domain/judging.ts';
import type { Context } from '../../context.ts';
import { forgetPoints, givePointBack, takePoint } from '../../platform/database/rate-limit.ts';
import { networkOf } from '../../platform/net.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/secrets.ts';

const PER_ADDRESS = { points: 30, seconds: 900 };
const PER_KEY = { points: 10, seconds: 900 };

export interface NewKey extends KeptKey {
  plain: string;
}

/** What is stored of a key: its name and its hash. */
interface KeptKey {
  keyName: string;
  keyHash: Buffer;
}

/** A key for a judge: 32 signs of five random bits. */
export function newKey(): NewKey {
  const plain = keyFrom(randomBytes(32));
  return { plain, ...keptOf(plain) };
}

export function keptOf(plain: string): KeptKey {
  return { keyName: nameOf(plain), keyHash: hashToken(plain) };
}

const nameOf = (plain: string) => plain.slice(0, KEY_NAME_LENGTH);

interface Guess extends KeptKey {
  /** Once the key was right, the guess no longer counts. */
  forgive: () => Promise<void>;
}

/** Counts a guess at a key, by network and by whose key it claims to be, before anything is compared. */
export async function countGuess(ctx: Context, typed: string): Promise<Guess | Problem> {
  const address = `judge-key:address:${networkOf(ctx.request.address)}`;
  const wait = await takePoint(ctx.db, address, PER_ADDRESS);
  if (wait !== undefined) return problem('too-many-attempts', { retryAfter: wait });
  const plain = plainKey(typed);
  if (plain === undefined) return problem('judge-key');
  const target = `judge-key:name:${nameOf(plain)}`;
  const locked = await takePoint(ctx.db, target, PER_KEY);
  if (locked !== undefined) return problem('too-many-attempts', { retryAfter: locked });
  const forgive = async () => {
    await forgetPoints(ctx.db, target);
    await givePointBack(ctx.db, address);
  };
  return { ...keptOf(plain), forgive };
}
