import { createPrivateKey, X509Certificate } from 'node:crypto';
import { textOrFile } from '../text-or-file.ts';

/** Whoever signs papers: a private key, and its certificate followed by those that vouch for it. All are PEM. */
export interface Signer {
  key: string;
  certificates: string;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** A chain of certificates, given as PEM or as the path of a file with it. */
export function readCertificates(given: string): string {
  const found = textOrFile(given).match(CERTIFICATE) ?? [];
  if (found.length === 0) throw new Error('no certificate');
  for (const pem of found) new X509Certificate(pem).toString();
  return found.join('\n');
}

export function certificatesOf({ certificates }: Signer): X509Certificate[] {
  return (certificates.match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
}

/** Why papers cannot be signed with this key and certificate; undefined when they can. */
export function faultOf(signer: Signer, now = new Date()): string | undefined {
  const key = createPrivateKey(signer.key);
  const [own] = certificatesOf(signer);
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (key.asymmetricKeyType !== 'rsa' && curve !== 'prime256v1') return 'the key is neither RSA nor ECDSA on P-256';
  if (!own?.checkPrivateKey(key)) return 'the first certificate is not that of the key';
  return new Date(own.validTo) < now ? `the certificate ended on ${own.validTo}` : undefined;
}
