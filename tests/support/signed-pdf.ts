import { fromBER } from 'asn1js';
import { ContentInfo, SignedData } from 'pkijs';

/** The bytes of a PDF that its signature covers, and the signature. */
export function signatureIn(pdf: Buffer) {
  const source = pdf.toString('latin1');
  const [, from, start, end, length] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(source)?.map(Number) ?? [];
  if (from === undefined || start === undefined || end === undefined || length === undefined)
    throw new Error('not signed');
  return {
    covered: Buffer.concat([pdf.subarray(from, start), pdf.subarray(end, end + length)]),
    /** Whether it covers everything but itself. */
    whole: from === 0 && end + length === pdf.length && source[start] === '<' && source[end - 1] === '>',
    /** With the zeros that fill its room: a signature may itself end in one. */
    cms: Buffer.from(source.slice(start + 1, end - 1), 'hex'),
    subFilter: /\/SubFilter \/([\w.]+)/.exec(source)?.[1],
  };
}

/** Whether the signature of a PDF is that of its bytes, and the certificate of whoever signed. */
export async function checkSignature(pdf: Buffer) {
  const { covered, cms, whole, subFilter } = signatureIn(pdf);
  const { result, offset } = fromBER(cms);
  if (offset === -1) throw new Error('the signature is not DER');
  const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
  const valid = await signed
    .verify({ signer: 0, data: new Uint8Array(covered).buffer, checkChain: false })
    .catch(() => false);
  const [certificate] = signed.certificates ?? [];
  const [signerInfo] = signed.signerInfos;
  return {
    valid: valid && whole,
    subFilter,
    certificate: certificate && Buffer.from(certificate.toSchema().toBER()),
    attributes: signerInfo?.signedAttrs?.attributes.map(({ type }) => type),
  };
}
