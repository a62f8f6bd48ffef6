import type { Database } from '../../../platform/database/database.ts';
import type { TokenStore } from '../../../platform/invoice-provider/tokens.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { endToken, findToken, claimCall, saveToken } from './tokens.queries.ts';

/** The provider gives fifty tokens in thirty days; some are left for people who try things out. */
const LIMITS = { apartSeconds: 300, days: 30, most: 45 };

/** Keeps the provider's access tokens, sealed, for all processes. */
export function providerTokens(db: Database, secrets: Secrets, appKey: string): TokenStore {
  return {
    async newest() {
      const kept = await findToken(db, appKey);
      return kept && { id: kept.id, token: secrets.open(kept.sealed), leftSeconds: kept.leftSeconds };
    },
    claim: async () => await claimCall(db, appKey, LIMITS),
    async keep(id, token, leftSeconds) {
      await saveToken(db, id, secrets.seal(token), leftSeconds);
      return { id, token, leftSeconds };
    },
    end: async (id) => await endToken(db, id),
  };
}
