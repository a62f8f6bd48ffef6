import { createHmac } from 'node:crypto';
import { isSame } from './same.ts';
import type { ProviderSandbox } from './sandbox.ts';

/** How often Nuonuo gives a token within thirty days. */
const MOST = 50;
const DAYS_MS = 30 * 24 * 3_600_000;

/** Gives an access token, which tells when it began and ends. */
export function giveToken({ keys, whims, tokensGiven }: ProviderSandbox, body: string): object {
  const asked = new URLSearchParams(body);
  const right = asked.get('client_id') === keys.appKey && isSame(asked.get('client_secret') ?? '', keys.appSecret);
  if (!right || asked.get('grant_type') !== 'client_credentials')
    return { error: 'invalid_client', error_description: 'appKey或appSecret无效' };
  const now = Date.now();
  if (tokensGiven.filter((at) => at > now - DAYS_MS).length >= MOST)
    return { error: 'over_limit', error_description: '获取令牌次数已达上限' };
  tokensGiven.push(now);
  const days = `${now}.${now + whims.tokenSeconds * 1000}`;
  return { access_token: `${days}.${markOf(keys.appSecret, days)}`, expires_in: whims.tokenSeconds };
}

/** Whether a token is ours and has not ended, by itself or on demand. */
export function takesToken({ keys, whims }: ProviderSandbox, token: string): boolean {
  if (isSame(token, keys.accessToken)) return true;
  const [from = '', to = '', mark = ''] = token.split('.');
  if (!isSame(mark, markOf(keys.appSecret, `${from}.${to}`))) return false;
  return Number(to) > Date.now() && Number(from) > whims.tokensEndedAt;
}

const markOf = (secret: string, days: string) => createHmac('sha256', secret).update(`token ${days}`).digest('hex');
