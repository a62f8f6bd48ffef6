import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const token = await signIn(product, 'buyer');
const content = Buffer.from('an original');
const own = await makeLicences(product, { lines: [{ materialId: await makeOriginal(product, content) }] });
const revoked = await makeLicences(product, { lines: [{ materialId: await makeOriginal(product, content) }] });
await sql`update licences set state = 'revoked', ended_at = clock_now() where id = ${revoked.licence.id}`.execute(
  product.db,
);
const foreign = await makeLicences(product, {
  buyer: 'photographer',
  lines: [{ materialId: await makeOriginal(product, content) }],
});
const { body: issued } = await product.call('/download/ali/sts', {}, { token });
const client = new S3Client({
  endpoint: issued.endpoint,
  region: issued.region,
  forcePathStyle: true,
  maxAttempts: 1,
  credentials: {
    accessKeyId: issued.accessKeyId,
    secretAccessKey: issued.accessKeySecret,
    sessionToken: issued.securityToken,
  },
});
afterAll(() => client.destroy());
const Bucket = issued.bucketName as string;
const keyOf = (materialId: number) => `original-${materialId}.mp4`;
const copyOf = async (licenceId: number) => {
  const { rows } = await sql<{ key: string }>`
    select key from licensed_copies where file_id in (select id from licence_files where licence_id = ${licenceId})`.execute(
    product.db,
  );
  return rows[0]!.key;
};
const Key = await copyOf(own.licence.id);
const [foreignKey, revokedKey] = [await copyOf(foreign.licence.id), await copyOf(revoked.licence.id)];

describe('[R256] [C22] credentials for downloading', () => {
  test('open what the caller holds a licence for', async () => {
    expect(issued.objects).toEqual([
      {
        licenceId: own.licence.id,
        materialCode: own.licence.materialCode,
        key: Key,
        fileName: `${own.licence.materialCode}-Mountain.mp4`,
      },
    ]);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(Buffer.from(await Body!.transformToByteArray()).equals(content)).toBe(true);
    await client.send(new HeadObjectCommand({ Bucket, Key }));
  });

  test.each([
    ['somebody else’s', new GetObjectCommand({ Bucket, Key: foreignKey })],
    ['one that was revoked', new GetObjectCommand({ Bucket, Key: revokedKey })],
    ['the bare original', new GetObjectCommand({ Bucket, Key: keyOf(own.licence.materialId) })],
    ['one whose name begins alike', new GetObjectCommand({ Bucket, Key: `${Key}x` })],
    ['a certificate', new GetObjectCommand({ Bucket, Key: `papers/licence-${foreign.licence.id}.pdf` })],
    ['writing', new PutObjectCommand({ Bucket, Key, Body: 'x' })],
    ['removing', new DeleteObjectCommand({ Bucket, Key })],
    ['listing', new ListObjectsV2Command({ Bucket })],
    ['copying', new CopyObjectCommand({ Bucket, Key: `${Key}-copy`, CopySource: `${Bucket}/${Key}` })],
  ])('[S43] not %s', async (_, command) => {
    const refused: unknown = await client.send(command as GetObjectCommand).catch((error: unknown) => error);
    expect(refused).toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  test('live an hour at most and are recorded', async () => {
    const left = new Date(issued.expiresAt).getTime() - Date.now();
    expect(left).toBeLessThanOrEqual(3_600_000);
    const rows = await product.db
      .selectFrom('downloads')
      .select('licenceId')
      .where('how', '=', 'credentials')
      .execute();
    expect(rows).toEqual([{ licenceId: own.licence.id }]);
  });

  test('are for members who own something', async () => {
    expect((await product.call('/download/ali/sts', {})).body.code).toBe(1001);
    const newcomer = await register(product);
    expect((await product.call('/download/ali/sts', {}, { token: newcomer.token })).status).toBe(404);
    expect((await product.call('/download/ali/sts', { prefix: '/' }, { token })).status).toBe(400);
  });
});
