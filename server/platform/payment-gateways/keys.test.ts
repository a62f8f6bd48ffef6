import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPrivateKey, readPublicKey } from './keys.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const bare = (pem: string) => pem.replaceAll(/-----.*-----|\n/g, '');

function inFile(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'framehall-keys-')), 'key.pem');
  writeFileSync(file, text);
  return file;
}

describe('[R3] a key may be given', () => {
  test.each([
    ['as PEM', pkcs8],
    ['as PEM of the older kind', pkcs1],
    ['in one line of a settings file', pkcs8.replaceAll('\n', '\\n')],
    ['as Alipay’s tool writes it', bare(pkcs8)],
    ['as that wrote it before', bare(pkcs1)],
    ['in a file', inFile(pkcs8)],
    ['in a file without its first and last line', inFile(`${bare(pkcs1)}\n`)],
  ])('%s', (_how, given) => {
    expect(createPrivateKey(readPrivateKey(given)).equals(privateKey)).toBe(true);
  });

  test.each([
    ['as PEM', spki],
    ['as Alipay shows it', bare(spki)],
    ['in a file', inFile(spki)],
  ])('a gateway’s %s', (_how, given) => {
    expect(createPublicKey(readPublicKey(given)).equals(publicKey)).toBe(true);
  });

  test.each(['', 'hello', '/nowhere/key.pem', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'])(
    'but not as “%s”',
    (given) => {
      expect(() => readPrivateKey(given)).toThrow();
      expect(() => readPublicKey(given)).toThrow();
    },
  );

  test('ours is not taken for the gateway’s', () => {
    expect(() => readPublicKey(pkcs8)).toThrow();
    expect(() => readPublicKey(bare(pkcs8))).toThrow();
  });
});
