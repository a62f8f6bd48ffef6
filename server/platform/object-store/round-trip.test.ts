import { createHash, randomBytes } from 'node:crypto';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, openStoreUnderTest } from '#tests/support/s3-store.ts';

const { client } = await openStoreUnderTest({ minPartBytes: 1024 });
const KB = 1024;
const SIZES = [0, 1, 4095, 4096, 100 * KB, 128 * KB, 557_536, 993_840, KB * KB - 1, KB * KB, KB * KB + 1, 3_000_001];
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function read(Key: string): Promise<string> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return sha256((await Body?.transformToByteArray()) ?? new Uint8Array());
}

test('what is read is what was put, at every size and many at once', async () => {
  const contents = SIZES.map((size) => randomBytes(size));
  await Promise.all(contents.map((Body, n) => client.send(new PutObjectCommand({ Bucket, Key: `whole/${n}`, Body }))));
  for (const [n, content] of contents.entries()) expect(await read(`whole/${n}`), `${SIZES[n]}`).toBe(sha256(content));
});

test('what is read is what was put in parts', async () => {
  const Key = 'parts';
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const contents = SIZES.filter((size) => size >= KB).map((size) => randomBytes(size));
  const Parts = await Promise.all(
    contents.map(async (Body, n) => {
      const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: n + 1, Body }));
      return { PartNumber: n + 1, ETag };
    }),
  );
  await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
  expect(await read(Key)).toBe(sha256(Buffer.concat(contents)));
});
