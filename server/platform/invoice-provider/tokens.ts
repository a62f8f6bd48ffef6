import { z } from 'zod';
import { ANSWER_MS, send, type Tokens } from './call.ts';
import { ProviderRefused, ProviderUnanswered } from './failures.ts';
import type { NuonuoSettings } from './settings.ts';

interface KeptToken {
  id: number;
  token: string;
  leftSeconds: number;
}

/** Where access tokens are kept: Nuonuo gives few of them, so all processes share one. */
export interface TokenStore {
  /** The newest one that is good; undefined when none is. */
  newest(): Promise<KeptToken | undefined>;
  /** Notes that a new one is asked for now; undefined when somebody has just done so, or too many were. */
  claim(): Promise<number | undefined>;
  keep(claim: number, token: string, seconds: number): Promise<KeptToken>;
  /** Ends one that Nuonuo takes no longer. */
  end(id: number): Promise<void>;
}

/** A token that never ends, as an app at Nuonuo can have it. */
export const lastingToken = (token: string): Tokens => ({
  current: async () => token,
  insteadOf: async () => undefined,
});

/** How long before its end a token is replaced: a day's token, and time for several tries. */
const RENEW_SECONDS = 3600;

/** The token that the settings have, or such as end and are renewed in time. */
export function tokensFor(settings: NuonuoSettings, store: TokenStore, answerMs = ANSWER_MS): Tokens {
  return settings.accessToken === undefined ? renewed(settings, store, answerMs) : lastingToken(settings.accessToken);
}

function renewed(settings: NuonuoSettings, store: TokenStore, answerMs: number): Tokens {
  const renew = async () => {
    const claim = await store.claim();
    if (claim === undefined) return undefined;
    const { access_token: token, expires_in: seconds } = await askForToken(settings, answerMs);
    return await store.keep(claim, token, seconds);
  };
  const current = async () => {
    const kept = await store.newest();
    if (kept && kept.leftSeconds > RENEW_SECONDS) return kept;
    try {
      return (await renew()) ?? kept;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  };
  return {
    async current() {
      const token = await current();
      if (!token) throw new ProviderUnanswered('no access token', false);
      return token.token;
    },
    async insteadOf(refused) {
      const kept = await store.newest();
      if (kept?.token === refused) await store.end(kept.id);
      return (await current())?.token;
    },
  };
}

const answer = z.object({ access_token: z.string().min(1).max(500), expires_in: z.coerce.number().int().positive() });

async function askForToken({ appKey, appSecret, tokenUrl }: NuonuoSettings, answerMs: number) {
  const body = new URLSearchParams({ client_id: appKey, client_secret: appSecret, grant_type: 'client_credentials' });
  try {
    const said = await send(tokenUrl, { method: 'POST', body }, answerMs);
    return answer.parse(JSON.parse(said.toString('utf8')));
  } catch (error) {
    // Whatever was to be sent with the token has not left.
    const known = error instanceof ProviderUnanswered || error instanceof ProviderRefused;
    throw new ProviderUnanswered(`no access token: ${known ? error.message : 'no valid answer'}`, false);
  }
}
