import type { ApiKeys } from '#contract/calls/keys.ts';
import { KEY_LIMITS, type KeyScope } from '#contract/domain/api-key.ts';
import { type Context, type Member, type MemberContext, withoutSession } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { recordChange, recordChanges } from '../audit/audit.ts';
import * as queries from './keys.queries.ts';

/** Every key begins like this, so that people and scanners of code recognise one. */
const PREFIX = 'fh_';
const START = PREFIX.length + 6;

interface KeyUse {
  actor: Member;
  keyId: number;
  perMinute: number;
}

/**
 * The member as whom a key acts, with what their company lets them do and no rights of staff. An unknown key, a revoked
 * one, one of a closed company and one of a member who left get the same answer.
 */
export async function readKey(
  ctx: Pick<Context, 'db'>,
  key: string | undefined,
  scope: KeyScope,
): Promise<KeyUse | Problem> {
  const found =
    key === undefined || key.length > 128 || !key.startsWith(PREFIX)
      ? undefined
      : await queries.findHolder(ctx.db, hashToken(key));
  if (!found) return problem('api-key');
  const { scopes, perMinute, unseen, ...holder } = found;
  const { keyId } = holder;
  if (unseen) await queries.touchKey(ctx.db, keyId);
  if (!scopes.includes(scope)) return problem('key-scope');
  return { actor: withoutSession(holder), keyId, perMinute };
}

/**
 * Refuses what a key does when it has been revoked since its call was admitted; otherwise its revocation waits for the
 * caller's transaction. To be asked last, because whoever revokes a key has locked its company before.
 */
export async function keyProblem({ db, actor }: MemberContext): Promise<Problem | undefined> {
  return actor.keyId === undefined || (await queries.holdKey(db, actor.keyId)) ? undefined : problem('api-key');
}

export async function keysOf(ctx: Context, customerId: number): Promise<ApiKeys> {
  const keys = await queries.listKeys(ctx.db, customerId);
  return {
    keys: keys.map(({ createdAt, lastUsedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

export interface WantedKey {
  name: string;
  scopes: KeyScope[];
  perMinute: number;
}

/** Makes a key, which is stored only as a hash and so never shown again. The caller holds the company. */
export async function makeKey(
  tx: MemberContext,
  customerId: number,
  { name, scopes, perMinute }: WantedKey,
): Promise<string | Problem> {
  if ((await queries.countKeys(tx.db, customerId)) >= KEY_LIMITS.keys) return problem('keys-full');
  const key = PREFIX + newToken();
  const given = { name, scopes: [...new Set(scopes)], perMinute };
  const start = key.slice(0, START);
  const { userId } = tx.actor;
  const keyId = await queries.insertKey(tx.db, { ...given, customerId, userId, start, keyHash: hashToken(key) });
  await recordChange(tx, {
    action: 'company.key-made',
    subject: `company:${customerId}`,
    after: { keyId, start, ...given },
  });
  return key;
}

export async function revokeKey(
  tx: MemberContext,
  { customerId, keyId }: { customerId: number; keyId: number },
): Promise<Problem | undefined> {
  const [ended] = await queries.endKeys(tx.db, { id: keyId, customerId }, { reason: 'revoked', by: tx.actor.userId });
  if (!ended) return problem('not-found');
  const before = { keyId, name: ended.name };
  await recordChange(tx, { action: 'company.key-revoked', subject: `company:${customerId}`, before });
  return undefined;
}

/** Ends all keys that act as a member, of one company or of any: they must not work again when the member comes back. */
export async function endKeysOf(
  tx: Context,
  whose: { userId: number; customerId?: number },
  reason: 'left' | 'recovered',
): Promise<void> {
  const ended = await queries.endKeys(tx.db, whose, { reason, by: tx.actor?.userId });
  await recordChanges(
    tx,
    ended.map(({ keyId, customerId, name }) => ({
      action: 'company.key-revoked',
      subject: `company:${customerId}`,
      before: { keyId, name },
      reason,
    })),
  );
}
