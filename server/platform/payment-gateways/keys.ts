import { createPrivateKey, createPublicKey } from 'node:crypto';
import { textOrFile } from '../text-or-file.ts';

/** Our key, given as PEM, as the bare base64 that Alipay's tool makes, or as the path of a file with either. */
export function readPrivateKey(given: string): string {
  const text = textOrFile(given);
  const key = text.includes('-----')
    ? createPrivateKey(text)
    : firstOf(['pkcs8', 'pkcs1'] as const, (type) => createPrivateKey({ key: bytesOf(text), format: 'der', type }));
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** A gateway's key, given in the same ways, or its certificate. */
export function readPublicKey(given: string): string {
  const text = textOrFile(given);
  if (text.includes('PRIVATE KEY')) throw new Error('a private key where a public one belongs');
  const key = text.includes('-----')
    ? createPublicKey(text)
    : createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' });
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}

function firstOf<From, To>([one, other]: readonly [From, From], make: (from: From) => To): To {
  try {
    return make(one);
  } catch {
    return make(other);
  }
}
