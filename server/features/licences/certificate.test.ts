import { createHash, X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { checkSignature } from '#tests/support/signed-pdf.ts';
import { sweepFiles } from '#server/features/media/media.jobs.ts';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { systemContext } from '#server/system-context.ts';
import { makeCertificates } from './certificate.ts';
import { touched } from './licences.ts';

const product = await startProduct();
const token = await signIn(product, 'buyer');
const bought = async () =>
  await makeLicences(product, { lines: [{ materialId: await makeOriginal(product, Buffer.from('a film')) }] });
const context = systemContext(product.services, 'test');

async function fetched(licenceId: number): Promise<Buffer> {
  const { body } = await product.call('/licence/certificate', { licenceId }, { token });
  return Buffer.from(await (await fetch(body.url)).arrayBuffer());
}

const rowsOf = async (licenceId: number) =>
  await product.db.selectFrom('papers').selectAll().where('licenceId', '=', licenceId).execute();

async function storedFor(licenceId: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of product.services.objects.list('originals', `papers/licence-${licenceId}-`))
    keys.push(key);
  return keys;
}

describe('[D2] the certificate', () => {
  test('is signed by the licensor, and known by its hash', async () => {
    const { licence } = await bought();
    const pdf = await fetched(licence.id);
    const { valid, certificate } = await checkSignature(pdf);
    expect(valid).toBe(true);
    expect(new X509Certificate(certificate!).subject).toContain('CN=帧库（上海）影像科技有限公司');
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(await rowsOf(licence.id)).toMatchObject([{ sha256, sizeBytes: pdf.length }]);
    expect(await storedFor(licence.id)).toEqual([`papers/licence-${licence.id}-${sha256.slice(0, 16)}.pdf`]);
  });

  test('is one, however many ask for it at once', async () => {
    const { licence } = await bought();
    const made = await Promise.all(Array.from({ length: 6 }, () => fetched(licence.id)));
    expect(new Set(made.map((pdf) => createHash('sha256').update(pdf).digest('hex'))).size).toBe(1);
    expect(await rowsOf(licence.id)).toHaveLength(1);
    expect(await storedFor(licence.id)).toHaveLength(1);
  });

  test('is made as soon as the licence is issued, which is not yet taking it', async () => {
    const { licence, orderId } = await bought();
    const { rows } = await sql<{ data: unknown }>`
      select data from pgboss.job where name = 'licences.certificates' order by created_on desc limit 1`.execute(
      product.db,
    );
    expect(rows).toEqual([{ data: { licenceIds: [licence.id] } }]);
    await makeCertificates(context, { licenceIds: [licence.id, 999_999] });
    await makeCertificates(context, { licenceIds: [licence.id] });
    const [paper] = await rowsOf(licence.id);
    expect(await touched(context, orderId)).toEqual({ downloads: 0, certificates: 0 });
    expect(
      createHash('sha256')
        .update(await fetched(licence.id))
        .digest('hex'),
    ).toBe(paper?.sha256);
    expect(await touched(context, orderId)).toEqual({ downloads: 0, certificates: 1 });
  });

  test('waits for its picture when the store does not answer, and does without one that is missing', async () => {
    const { licence } = await bought();
    const gone = async () => {
      throw new StoreGone('the object store does not answer');
    };
    const cutOff = { ...context, objects: { ...context.objects, open: gone } };
    await expect(makeCertificates(cutOff, { licenceIds: [licence.id] })).rejects.toThrow(StoreGone);
    expect(await rowsOf(licence.id)).toEqual([]);
    await makeCertificates(context, { licenceIds: [licence.id] });
    expect(await rowsOf(licence.id)).toHaveLength(1);
  });

  test('of a corrected licence is another one, made at once too', async () => {
    const { licence } = await bought();
    const desk = await signIn(product, 'sales');
    const { licenseeType, licensee, creditCode, projectName, brand, endClient } = licence;
    const fields = { licenseeType, licensee, creditCode, projectName, brand, endClient };
    const reissued = { licenceId: licence.id, fields: { ...fields, licensee: 'Ten Films' }, reason: 'typo' };
    const { body } = await product.call('/office/licences/reissue', reissued, { token: desk });
    const { rows } = await sql<{ data: unknown }>`
      select data from pgboss.job where name = 'licences.certificates' order by created_on desc limit 1`.execute(
      product.db,
    );
    expect(rows).toEqual([{ data: { licenceIds: [body.licenceId] } }]);
  });
});

test('a paper that came second and was left behind is swept, the first is not', async () => {
  const { licence } = await bought();
  const pdf = await fetched(licence.id);
  const left = `papers/licence-${licence.id}-0000000000000000.pdf`;
  await product.services.objects.put('originals', left, pdf, { contentType: 'application/pdf' });
  await product.moveTime('25 hours');
  await sweepFiles(context, {}, new AbortController().signal);
  await product.moveTime('0 seconds');
  expect(await storedFor(licence.id)).toEqual((await rowsOf(licence.id)).map(({ key }) => key));
});

test('the file has one name for everybody', async () => {
  const materialId = await makeOriginal(product, Buffer.from('a film'));
  await sql`update materials set title_zh = '云海', title_en = 'Clouds' where id = ${materialId}`.execute(product.db);
  const { licence } = await makeLicences(product, { lines: [{ materialId }] });
  for (const language of ['zh', 'en'] as const) {
    const { body } = await product.call('/licence/download', { licenceId: licence.id }, { token, language });
    const { headers } = await fetch(body.url);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(`${licence.materialCode}-云海.mp4`);
  }
});
