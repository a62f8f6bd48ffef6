import * as z from 'zod/mini';
import { id, instant, nothing, oneLine, post } from '../call.ts';
import { KEY_LIMITS, KEY_SCOPES } from '../domain/api-key.ts';
import { oneProof, proof } from '../owner-proof.ts';

const scope = z.enum(KEY_SCOPES);

const apiKey = z.object({
  keyId: id,
  name: z.string(),
  /** The first characters, by which people tell keys apart. */
  start: z.string(),
  scopes: z.array(scope),
  perMinute: z.int(),
  /** The member as whom it acts. */
  by: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /**
   * Ended for good: `revoked` by an administrator, `left` with the member as whom it acted, `recovered` when that member
   * took their account back. Or stopped while they are `disabled`.
   */
  stopped: z.nullable(z.enum(['revoked', 'left', 'recovered', 'disabled'])),
});
export type ApiKey = z.output<typeof apiKey>;

const keys = z.object({ keys: z.array(apiKey) });
export type ApiKeys = z.output<typeof keys>;

export const keyCalls = {
  list: post('/company/keys', {
    who: 'member',
    summary: 'The keys of the caller’s company for programs, newest first',
    input: nothing,
    output: keys,
  }),
  create: post('/company/keys/create', {
    who: 'member',
    summary: 'Makes a key that acts as the caller, who proves to own the account; it is shown this once',
    input: z
      .strictObject({
        name: oneLine(1, KEY_LIMITS.name),
        scopes: z
          .array(scope)
          .check(z.minLength(1, { error: 'required' }), z.maxLength(KEY_SCOPES.length, { error: 'invalid' })),
        perMinute: z.int().check(z.gte(1), z.lte(KEY_LIMITS.perMinute)),
        ...proof,
      })
      .check(oneProof),
    output: z.object({ ...keys.shape, key: z.string() }),
  }),
  revoke: post('/company/keys/revoke', {
    who: 'member',
    summary: 'Ends a key of the caller’s company at once',
    input: z.strictObject({ keyId: id }),
    output: keys,
  }),
};
