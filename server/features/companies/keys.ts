import type { ApiKeys } from '#contract/calls/keys.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, type Problem } from '../../platform/problem.ts';
import { checkProof, type Proof, spendProof } from '../accounts/accounts.ts';
import { keysOf, makeKey, revokeKey, type WantedKey } from '../keys/keys.ts';
import { administered, lockAsAdmin } from './companies.ts';
import { tellKeyMade } from './mails.ts';

export async function readKeys(ctx: MemberContext): Promise<ApiKeys | Problem> {
  const customerId = await administered(ctx);
  return isProblem(customerId) ? customerId : await keysOf(ctx, customerId);
}

/**
 * Makes a key that acts as the caller, who proves to be the owner of their account: a key outlives the session in which
 * it was made. All administrators are told.
 */
export async function createKey(
  ctx: MemberContext,
  { password, ownerCode, ...wanted }: WantedKey & Proof,
): Promise<(ApiKeys & { key: string }) | Problem> {
  const asked = await administered(ctx);
  if (isProblem(asked)) return asked;
  const proven = await checkProof(ctx, 'email', { password, ownerCode });
  if (isProblem(proven)) return proven;
  return await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    const { customerId } = own;
    const key = (await spendProof(tx, proven)) ?? (await makeKey(tx, customerId, wanted));
    if (isProblem(key)) return key;
    await tellKeyMade(tx, own, wanted.name);
    return { key, ...(await keysOf(tx, customerId)) };
  });
}

/** Any administrator of the company may end a key, whoever made it. */
export async function endKey(ctx: MemberContext, { keyId }: { keyId: number }): Promise<ApiKeys | Problem> {
  return await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    const { customerId } = own;
    return (await revokeKey(tx, { customerId, keyId })) ?? (await keysOf(tx, customerId));
  });
}
