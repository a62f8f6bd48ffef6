import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps fields unreadable, and short codes unguessable, for anybody who has only the database. */
export interface Secrets {
  /** Sealed with the newest key, whose id stands in front. */
  seal(text: string): string;
  open(sealed: string): string;
  /** The text sealed with the newest key; undefined when it is already. */
  reseal(sealed: string): string | undefined;
  /** A keyed hash for short values that a plain hash would not protect. */
  fingerprint(...parts: string[]): Buffer;
  /** The hash by every key, the newest first, to find what was hashed before the key was replaced. */
  fingerprints(...parts: string[]): Buffer[];
}

interface Key {
  id: string;
  sealing: Buffer;
  printing: Buffer;
}

function keyOf(secretKey: string): Key {
  const derived = (use: string, bytes = 32) => Buffer.from(hkdfSync('sha256', secretKey, 'framehall', use, bytes));
  return {
    id: derived('key-id', 6).toString('base64url'),
    sealing: derived('seal'),
    printing: derived('fingerprint'),
  };
}

/** Seals with one key; also opens what older ones have sealed. */
export function createSecrets(secretKey: string, olderKeys: readonly string[] = []): Secrets {
  const newest = keyOf(secretKey);
  const keys = [newest, ...olderKeys.map(keyOf)];
  const open = (sealed: string): string => {
    const dot = sealed.indexOf('.');
    // Sealed before keys had ids.
    if (dot < 0) return firstOf(keys, (key) => decrypt(key, sealed));
    const key = keys.find(({ id }) => id === sealed.slice(0, dot));
    return key ? decrypt(key, sealed.slice(dot + 1)) : refuse();
  };
  const print = ({ printing }: Key, parts: string[]) =>
    createHmac('sha256', printing).update(JSON.stringify(parts)).digest();
  return {
    seal: (text) => encrypt(newest, text),
    open,
    reseal: (sealed) => (sealed.startsWith(`${newest.id}.`) ? undefined : encrypt(newest, open(sealed))),
    fingerprint: (...parts) => print(newest, parts),
    fingerprints: (...parts) => keys.map((key) => print(key, parts)),
  };
}

function encrypt({ id, sealing }: Key, text: string): string {
  return `${id}.${encryptBytes(sealing, Buffer.from(text)).toString('base64url')}`;
}

function decrypt({ sealing }: Key, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  // Decoding ignores the spare bits of the last character, so a changed link would still open without this check.
  if (bytes.toString('base64url') !== sealed) return refuse();
  return decryptBytes(sealing, bytes).toString('utf8');
}

function refuse(): never {
  throw new Error('not sealed here');
}

function firstOf<T>(keys: readonly Key[], work: (key: Key) => T): T {
  for (const key of keys.slice(0, -1))
    try {
      return work(key);
    } catch {
      // Another key has sealed it.
    }
  return work(keys.at(-1)!);
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM: the random start value, the tag, the content. */
export function encryptBytes(key: Buffer, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws when a single bit was changed. */
export function decryptBytes(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** A secret token for a person: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, which is stored instead of it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** A key of this installation, made at the first start and kept in the data folder. */
export function keptKey(dataDir: string, name: 'secret-key' | 'objects-key'): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const key = newToken();
  writeFileSync(`${file}.new`, key, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return key;
}
