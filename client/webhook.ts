import type { WebhookEvent } from '../contract/domain/webhook.ts';

/** What a webhook is told. */
export interface WebhookMessage {
  /** The same at every try, so that a message that arrives twice can be recognised. */
  id: string;
  event: WebhookEvent;
  at: string;
  data: Record<string, unknown>;
}

interface Received {
  /** The body as it came, byte for byte. */
  body: string;
  /** The header `framehall-signature`. */
  signature: string | null | undefined;
  secret: string;
}

/** Seconds for which a signature is taken, so that nobody sends an old message again. */
const GOOD_FOR = 300;

/** The message, if it comes from Framehall and has just been sent; undefined otherwise. */
export async function readWebhook({ body, signature, secret }: Received): Promise<WebhookMessage | undefined> {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === '' || Math.abs(Date.now() / 1000 - Number(time)) > GOOD_FOR) return undefined;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const good = await crypto.subtle.verify('HMAC', key, given, bytes(`${time}.${body}`));
  return good ? (JSON.parse(body) as WebhookMessage) : undefined;
}
