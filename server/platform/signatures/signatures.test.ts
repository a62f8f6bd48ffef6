import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { checkSignature, signatureIn } from '#tests/support/signed-pdf.ts';
import { keptSigner } from './kept-signer.ts';
import { makeSigner } from './own-signer.ts';
import { reserveSignature, signPdf } from './pdf.ts';
import { faultOf, readCertificates, type Signer } from './signer.ts';

async function unsigned(signer: Signer): Promise<Buffer> {
  const doc = new PDFDocument();
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  doc.text('to be signed');
  reserveSignature(doc, { signer, name: '帧库', reason: 'a test', at: new Date(), x: 1, y: 2, width: 3, height: 4 });
  doc.end();
  await new Promise((resolve) => doc.on('end', resolve));
  return Buffer.concat(pieces);
}

const ecdsa = await makeSigner('帧库（上海）');
const rsa = await makeSigner('Framehall', generateKeyPairSync('rsa', { modulusLength: 2048 }));
const certificateOf = (signer: Signer) => new X509Certificate(signer.certificates);

describe.each([
  ['ECDSA', ecdsa],
  ['RSA', rsa],
])('a PDF signed with %s', (_kind, signer) => {
  test('says who signed it, by the attributes of PAdES', async () => {
    const pdf = await signPdf(await unsigned(signer), signer);
    expect(await checkSignature(pdf)).toEqual({
      valid: true,
      subFilter: 'ETSI.CAdES.detached',
      certificate: certificateOf(signer).raw,
      // Content type, message digest and signing certificate; no time of signing.
      attributes: ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47'],
    });
  });

  test('is not valid once a byte of it is another', async () => {
    const pdf = await signPdf(await unsigned(signer), signer);
    for (const at of [20, pdf.indexOf('/M (D:') + 8, pdf.length - 3]) {
      const changed = Buffer.from(pdf);
      changed[at] = changed[at]! ^ 1;
      expect((await checkSignature(changed)).valid).toBe(false);
    }
  });

  test('nor when something is added at its end', async () => {
    const pdf = await signPdf(await unsigned(signer), signer);
    expect((await checkSignature(Buffer.concat([pdf, Buffer.from('\n')]))).valid).toBe(false);
  });

  test('nor with the signature of another', async () => {
    const [one, two] = [await signPdf(await unsigned(signer), signer), await signPdf(await unsigned(signer), signer)];
    const forged = Buffer.from(one);
    forged.write('10', one.indexOf('/M (D:') + 6, 'latin1');
    forged.write(signatureIn(two).cms.toString('hex'), one.indexOf('/Contents <') + 11, 'latin1');
    expect((await checkSignature(forged)).valid).toBe(false);
  });
});

test('a PDF without room for a signature is refused', async () => {
  await expect(signPdf(Buffer.from('%PDF-1.3 /Contents <00>'), ecdsa)).rejects.toThrow('without room');
});

describe('a signer of one’s own', () => {
  test('is made once, for years, and readable by nobody else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'framehall-signer-'));
    const made = await keptSigner(folder, '帧库（上海）');
    expect(await keptSigner(folder, 'another name')).toEqual(made);
    expect(statSync(join(folder, 'signer.json')).mode & 0o777).toBe(0o600);
    const { subject, issuer, ca, validTo, publicKey } = certificateOf(made);
    expect([subject, issuer, ca]).toEqual(['C=CN\nO=帧库（上海）\nCN=帧库（上海）', subject, false]);
    expect(new Date(validTo).getTime()).toBeGreaterThan(Date.now() + 10 * 365 * 24 * 3600 * 1000);
    expect(certificateOf(made).verify(publicKey)).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test('signs while its certificate holds', () => {
    expect(faultOf(ecdsa)).toBeUndefined();
    expect(faultOf(rsa)).toBeUndefined();
    expect(faultOf(rsa, new Date('2100-01-01'))).toMatch(/^the certificate ended on /);
  });

  test('has the certificate of its own key, of a kind that readers know', () => {
    expect(faultOf({ key: ecdsa.key, certificates: rsa.certificates })).toBe(
      'the first certificate is not that of the key',
    );
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp521r1' });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(faultOf({ ...ecdsa, key })).toBe('the key is neither RSA nor ECDSA on P-256');
  });
});

test('certificates are read from a chain, and nothing else is', () => {
  const chain = `subject=x\n${ecdsa.certificates}\nissuer=y\n${rsa.certificates}\n`;
  expect(readCertificates(chain)).toBe(`${ecdsa.certificates}\n${rsa.certificates}`);
  expect(() => readCertificates(ecdsa.key)).toThrow('no certificate');
  expect(() => readCertificates('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----')).toThrow();
});
