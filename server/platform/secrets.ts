import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps fields unreadable, and short codes unguessable, for anybody who has only the database. */
export interface Secrets {
  seal(text: string): string;
  open(sealed: string): string;
  /** A keyed hash for short values that a plain hash would not protect. */
  fingerprint(...parts: string[]): Buffer;
}

export function createSecrets(secretKey: string): Secrets {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, 'framehall', use, 32));
  const sealing = key('seal');
  const printing = key('fingerprint');
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      // Decoding ignores the spare bits of the last character, so a changed link would still open without this check.
      if (bytes.toString('base64url') !== sealed) throw new Error('not sealed here');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: (...parts) => createHmac('sha256', printing).update(JSON.stringify(parts)).digest(),
  };
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
