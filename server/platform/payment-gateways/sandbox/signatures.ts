import { createSign, createVerify } from 'node:crypto';

/** Signs with SHA-256 and RSA, as both gateways do. */
export function signText(text: string, privateKey: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');
}

export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
}

/** The text that Alipay signs: all fields that are not empty, sorted by name. */
export function fieldsAsText(fields: Record<string, string>, without: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => fields[name] !== '' && !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}
