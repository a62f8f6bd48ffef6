import { createSign, createVerify } from 'node:crypto';

/** Both gateways sign with SHA-256 and RSA. */
export function signText(text: string, privateKey: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');
}

export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
}

/** What Alipay signs of a set of fields: those that say something, in the order of their names. */
export function fieldsAsText(fields: Record<string, string>, without: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => fields[name] !== '' && !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}
