import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { S3Error } from './errors.ts';

/** What temporary credentials allow: these actions on these keys. */
export interface SessionPolicy {
  actions: readonly string[];
  bucket: string;
  keys: readonly string[];
  /** How many bytes objects and unfinished uploads below the prefix may have together. */
  quota?: { prefix: string; bytes: number };
}

type Session = SessionPolicy & {
  accessKeyId: string;
  /** In milliseconds. */
  expires: number;
};

const PREFIX = 'FHTEMP';

/**
 * Issues temporary credentials that the store can check without having stored them: the token says what it allows,
 * signed with a key that only owner and store have, and the secret is derived from the token.
 */
export function issueSession(ownerSecret: string, policy: SessionPolicy, expires: Date) {
  const accessKeyId = PREFIX + randomBytes(8).toString('hex').toUpperCase();
  const session: Session = { accessKeyId, expires: expires.getTime(), ...policy };
  const claims = Buffer.from(JSON.stringify(session)).toString('base64url');
  const token = `${claims}.${sign(ownerSecret, 'session token', claims)}`;
  return { accessKeyId, secretAccessKey: sign(ownerSecret, 'session secret', token), token };
}

export function isSessionKey(accessKeyId: string): boolean {
  return accessKeyId.startsWith(PREFIX);
}

/** The policy of a token that we issued, and its secret. */
export function openSession(
  ownerSecret: string,
  { accessKeyId, token }: { accessKeyId: string; token: string },
): { policy: SessionPolicy; secret: string } {
  const [claims = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(ownerSecret, 'session token', claims));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new S3Error('InvalidToken');
  const session = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Session;
  if (session.accessKeyId !== accessKeyId) throw new S3Error('InvalidToken');
  if (session.expires <= Date.now()) throw new S3Error('ExpiredToken');
  return { policy: session, secret: sign(ownerSecret, 'session secret', token) };
}

function sign(ownerSecret: string, use: string, text: string): string {
  const key = createHmac('sha256', ownerSecret).update(`framehall ${use}`).digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}
