import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { BitString, fromBER, Integer, ObjectIdentifier, PrintableString, Sequence, Set, Utf8String } from 'asn1js';
import { BasicConstraints, Certificate, Extension, Time } from 'pkijs';
import { signingKey } from './cms.ts';
import type { Signer } from './signer.ts';

const YEARS = 15;
const NAMES = { country: '2.5.4.6', organization: '2.5.4.10', commonName: '2.5.4.3' };
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** Digital signature and non-repudiation. */
const SIGNS = 0b1100_0000;

/** A new key with a certificate that it has signed itself. */
export async function makeSigner(
  name: string,
  keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' }),
): Promise<Signer> {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ valueHex: serialNumber() }) });
  const subject = fromBER(subjectOf(name).toBER()).result;
  for (const party of [certificate.subject, certificate.issuer]) party.fromSchema(subject);
  const from = new Date(Math.floor(Date.now() / 1000) * 1000);
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + YEARS);
  certificate.notBefore = new Time({ value: from });
  certificate.notAfter = new Time({ value: to });
  certificate.subjectPublicKeyInfo.fromSchema(fromBER(keys.publicKey.export({ type: 'spki', format: 'der' })).result);
  const constraints = new BasicConstraints({ cA: false }).toSchema().toBER();
  const usage = new BitString({ valueHex: Uint8Array.of(SIGNS).buffer, unusedBits: 6 }).toBER();
  certificate.extensions = [
    new Extension({ extnID: BASIC_CONSTRAINTS, critical: true, extnValue: constraints }),
    new Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage }),
  ];
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await certificate.sign(signingKey(key), 'SHA-256');
  const text = Buffer.from(certificate.toSchema().toBER())
    .toString('base64')
    .replaceAll(/.{64}(?=.)/g, '$&\n');
  return { key, certificates: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----` };
}

/** The name as X.509 wants it, each part in a set of its own. */
function subjectOf(name: string): Sequence {
  const parts: [string, Utf8String | PrintableString][] = [
    [NAMES.country, new PrintableString({ value: 'CN' })],
    [NAMES.organization, new Utf8String({ value: name })],
    [NAMES.commonName, new Utf8String({ value: name })],
  ];
  const value = parts.map(([type, words]) => {
    const part = new Sequence({ value: [new ObjectIdentifier({ value: type }), words] });
    return new Set({ value: [part] });
  });
  return new Sequence({ value });
}

/** 126 random bits; the first bits make it positive and as long as it looks. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = (bytes[0]! & 0x3f) | 0x40;
  return bytes.buffer;
}
