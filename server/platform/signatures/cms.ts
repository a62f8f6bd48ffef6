import { createPrivateKey, hash } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { certificatesOf, type Signer } from './signer.ts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** A key as pkijs takes it. */
type SigningKey = Parameters<SignedData['sign']>[0];

export function signingKey(pem: string): SigningKey {
  const key = createPrivateKey(pem);
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? { name: 'ECDSA', namedCurve: 'P-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return key.toCryptoKey(algorithm, false, ['sign']) as SigningKey;
}

/**
 * Signs data that stands elsewhere. The signature has the attributes that PAdES wants: it names its certificate by hash,
 * and leaves the time of signing to the PDF.
 */
export async function signDetached(data: Buffer, signer: Signer): Promise<Buffer> {
  const chain = certificatesOf(signer).map(({ raw }) => raw);
  const certificates = chain.map((raw) => new Certificate({ schema: fromBER(raw).result }));
  const [own] = certificates;
  if (!own || !chain[0]) throw new Error('a signer without a certificate');
  const attributes = [
    new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [octets(hash('sha256', data, 'buffer'))] }),
    new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [namedByHash(chain[0])] }),
  ];
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: inDerOrder(attributes) }),
      }),
    ],
  });
  await signed.sign(signingKey(signer.key), 0, 'SHA-256', new Uint8Array(data).buffer);
  const content = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER());
}

/** ESS signing-certificate-v2 with SHA-256, which is its default. */
function namedByHash(certificate: Buffer): Sequence {
  const id = new Sequence({ value: [octets(hash('sha256', certificate, 'buffer'))] });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
}

function octets(bytes: Buffer): OctetString {
  return new OctetString({ valueHex: new Uint8Array(bytes).buffer });
}

/** The attributes are a set, which DER sorts by its encoded members. */
function inDerOrder(attributes: Attribute[]): Attribute[] {
  const encoded = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER());
  return attributes.toSorted((one, other) => Buffer.compare(encoded(one), encoded(other)));
}
