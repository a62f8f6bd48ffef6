import type { ApiKeys } from '#contract/calls/keys.ts';
import { KEY_LIMITS, type KeyScope } from '#contract/domain/api-key.ts';
import { type Context, type Member, type MemberContext, transaction, withoutSession } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { recordChange } from '../audit/audit.ts';
import { lockAsAdmin, readStanding } from '../companies/companies.ts';
import { countKeys, findHolder, insertKey, listKeys, revokeKey, touchKey } from './keys.queries.ts';

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
      : await findHolder(ctx.db, hashToken(key));
  if (!found) return problem('api-key');
  const { keyId, scopes, perMinute, unseen, ...holder } = found;
  if (unseen) await touchKey(ctx.db, keyId);
  if (!scopes.includes(scope)) return problem('key-scope');
  return { actor: withoutSession(holder), keyId, perMinute };
}

async function keysOf(ctx: MemberContext, customerId: number): Promise<ApiKeys> {
  const keys = await listKeys(ctx.db, customerId);
  return {
    keys: keys.map(({ createdAt, lastUsedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** The company that the caller administers; for other members it is not theirs to see, for anybody else not there. */
export async function administered(ctx: MemberContext): Promise<number | Problem> {
  const { company } = await readStanding(ctx);
  if (company?.state !== 'open') return problem('not-found');
  return company.role === 'admin' ? company.customerId : problem('not-allowed');
}

export async function readKeys(ctx: MemberContext): Promise<ApiKeys | Problem> {
  const customerId = await administered(ctx);
  return isProblem(customerId) ? customerId : await keysOf(ctx, customerId);
}

interface WantedKey {
  name: string;
  scopes: KeyScope[];
  perMinute: number;
}

/** Makes a key, which is stored only as a hash and so never shown again. */
export async function createKey(
  ctx: MemberContext,
  { name, scopes, perMinute }: WantedKey,
): Promise<(ApiKeys & { key: string }) | Problem> {
  const key = PREFIX + newToken();
  return await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    const { customerId } = own;
    if ((await countKeys(tx.db, customerId)) >= KEY_LIMITS.keys) return problem('keys-full');
    const given = { name, scopes: [...new Set(scopes)], perMinute };
    const start = key.slice(0, START);
    const keyId = await insertKey(tx.db, {
      ...given,
      customerId,
      userId: tx.actor.userId,
      start,
      keyHash: hashToken(key),
    });
    await recordChange(tx, {
      action: 'company.key-made',
      subject: `company:${customerId}`,
      after: { keyId, start, ...given },
    });
    return { key, ...(await keysOf(tx, customerId)) };
  });
}

/** Any administrator of the company may end a key, whoever made it. */
export async function endKey(ctx: MemberContext, { keyId }: { keyId: number }): Promise<ApiKeys | Problem> {
  return await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    const { customerId } = own;
    const ended = await revokeKey(tx.db, { customerId, keyId, by: tx.actor.userId });
    if (!ended) return problem('not-found');
    const before = { keyId, name: ended.name };
    await recordChange(tx, { action: 'company.key-revoked', subject: `company:${customerId}`, before });
    return await keysOf(tx, customerId);
  });
}
