import { hash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, openStoreUnderTest } from '#tests/support/s3-store.ts';

const MIN = 1000;
const { store, client, ask } = await openStoreUnderTest({ minPartBytes: MIN });

async function begin(Key: string, more: object = {}): Promise<string> {
  const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ...more }));
  return UploadId;
}
async function send(Key: string, UploadId: string, PartNumber: number, Body: string | Buffer, more: object = {}) {
  const part = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body, ...more }));
  return { ...part, PartNumber };
}
const complete = (
  Key: string,
  UploadId: string,
  parts: { PartNumber: number; ETag?: string | undefined; ChecksumSHA256?: string | undefined }[],
  more: object = {},
) =>
  client.send(
    new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts: parts }, ...more }),
  );
async function content(Key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}
const code = (sent: Promise<unknown>) =>
  sent.then(
    () => 'done',
    (error: Error & { $metadata?: { httpStatusCode?: number } }) => `${error.$metadata?.httpStatusCode} ${error.name}`,
  );
/** Number of files of a multipart upload or object. */
const filesOf = (id: string) => readdirSync(join(store.dir, 'data', id.slice(0, 2), id)).length;

describe('[R253] an upload in parts', () => {
  test.each(['"', '&quot;', '&#34;', '&#x22;', ''])('may be completed with ETags in %j', async (mark) => {
    const id = await begin('marked');
    const { ETag = '' } = await send('marked', id, 1, randomBytes(7));
    const etag = mark + ETag.replaceAll('"', '') + mark;
    const part = `<Part><PartNumber>1</PartNumber><ETag>${etag}</ETag></Part>`;
    const body = `<CompleteMultipartUpload>${part}</CompleteMultipartUpload>`;
    const reply = await ask({ method: 'POST', path: `/${Bucket}/marked`, query: { uploadId: id }, body });
    expect(reply).toMatchObject({ status: 200 });
  });

  test('becomes one object, with the ETag that S3 computes', async () => {
    const parts = [randomBytes(MIN), randomBytes(MIN * 3), randomBytes(7)];
    const id = await begin('film', { ContentType: 'video/mp4', Metadata: { a: '1' } });
    const told = await Promise.all(parts.map((part, index) => send('film', id, index + 1, part)));
    expect(told.map(({ ETag }) => ETag)).toEqual(parts.map((part) => `"${hash('md5', part)}"`));
    expect(await code(client.send(new HeadObjectCommand({ Bucket, Key: 'film' })))).toBe('404 NotFound');
    const etag = `"${hash('md5', Buffer.concat(parts.map((part) => hash('md5', part, 'buffer'))))}-3"`;
    expect(await complete('film', id, told)).toMatchObject({ ETag: etag, Bucket, Key: 'film' });
    const whole = Buffer.concat(parts);
    expect((await content('film')).equals(whole)).toBe(true);
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'film' }))).toMatchObject({
      ContentType: 'video/mp4',
      Metadata: { a: '1' },
      ContentLength: whole.length,
      ETag: etag,
    });
    for (const [start, end] of [
      [0, 0],
      [MIN - 1, MIN],
      [MIN - 5, MIN * 4 + 2],
      [MIN * 4, whole.length - 1],
    ] as const) {
      const reply = await ask({ path: `/${Bucket}/film`, headers: { range: `bytes=${start}-${end}` } });
      expect(reply.status).toBe(206);
      expect(reply.body.equals(whole.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
    }
  });

  test('with SHA-256 has it for the ETags of its parts, also of copied ones, and checks an MD5 all the same', async () => {
    const part = randomBytes(MIN);
    const id = await begin('summed', { ChecksumAlgorithm: 'SHA256' });
    const sent = await send('summed', id, 1, part, { ChecksumAlgorithm: 'SHA256' });
    expect(sent).toMatchObject({ ETag: `"${hash('sha256', part)}"`, ChecksumSHA256: hash('sha256', part, 'base64') });
    const wrong = { ChecksumAlgorithm: 'SHA256', ContentMD5: hash('md5', 'something else', 'base64') };
    expect(await code(send('summed', id, 1, part, wrong))).toBe('400 BadDigest');
    await client.send(new PutObjectCommand({ Bucket, Key: 'source', Body: part }));
    const CopySource = `${Bucket}/source`;
    const { CopyPartResult } = await client.send(
      new UploadPartCopyCommand({ Bucket, Key: 'summed', UploadId: id, PartNumber: 2, CopySource }),
    );
    expect(CopyPartResult?.ETag).toBe(sent.ETag);
    await complete('summed', id, [sent, { PartNumber: 2, ETag: sent.ETag, ChecksumSHA256: sent.ChecksumSHA256 }]);
    expect((await content('summed')).equals(Buffer.concat([part, part]))).toBe(true);
  });

  test('of parts in any order, with gaps, and a part sent twice', async () => {
    const id = await begin('gaps');
    await send('gaps', id, 7, Buffer.alloc(MIN, 'old'));
    const last = await send('gaps', id, 900, 'end');
    const first = await send('gaps', id, 2, Buffer.alloc(MIN, 'a'));
    const again = await send('gaps', id, 7, Buffer.alloc(MIN, 'b'));
    await send('gaps', id, 8, 'not asked for in the end');
    expect(filesOf(id)).toBe(4);
    await complete('gaps', id, [first, again, last]);
    expect((await content('gaps')).toString()).toBe(`${'a'.repeat(MIN)}${'b'.repeat(MIN)}end`);
    expect(filesOf(id)).toBe(4);
  });

  test('replaces what was there; copies and removals hold for all of it', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'replaced', Body: 'before' }));
    const id = await begin('replaced');
    const parts = [await send('replaced', id, 1, Buffer.alloc(MIN, 'x')), await send('replaced', id, 2, 'y')];
    expect((await content('replaced')).toString()).toBe('before');
    await complete('replaced', id, parts);
    expect(await content('replaced')).toHaveLength(MIN + 1);
    await client.send(new CopyObjectCommand({ Bucket, Key: 'copied', CopySource: `${Bucket}/replaced` }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'replaced' }));
    await expect.poll(() => existing(id)).toBe(false);
    expect((await content('copied')).toString()).toBe(`${'x'.repeat(MIN)}y`);
  });
  const existing = (id: string) => readdirSync(join(store.dir, 'data', id.slice(0, 2))).includes(id);

  test('a read that has begun ends on the old parts', async () => {
    const id = await begin('read');
    const bytes = randomBytes(8 * 1024 * 1024);
    const parts = [];
    for (let number = 1; number <= 8; number += 1)
      parts.push(await send('read', id, number, bytes.subarray((number - 1) * 1024 * 1024, number * 1024 * 1024)));
    await complete('read', id, parts);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'read' }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'read' }));
    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
    await expect.poll(() => existing(id)).toBe(false);
  });

  test('is given up without a trace', async () => {
    const id = await begin('aborted');
    await send('aborted', id, 1, 'x');
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'aborted', UploadId: id }));
    expect(existing(id)).toBe(false);
    expect(await code(send('aborted', id, 2, 'x'))).toBe('404 NoSuchUpload');
    expect(await code(client.send(new ListPartsCommand({ Bucket, Key: 'aborted', UploadId: id })))).toBe(
      '404 NoSuchUpload',
    );
    const again = new AbortMultipartUploadCommand({ Bucket, Key: 'aborted', UploadId: id });
    expect(await code(client.send(again))).toBe('404 NoSuchUpload');
  });

  test('takes parts out of objects', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'source', Body: '0123456789'.repeat(200) }));
    const id = await begin('out of objects');
    const copyPart = (PartNumber: number, CopySourceRange?: string) =>
      client.send(
        new UploadPartCopyCommand({
          Bucket,
          Key: 'out of objects',
          UploadId: id,
          PartNumber,
          CopySource: `${Bucket}/source`,
          CopySourceRange,
        }),
      );
    const first = await copyPart(1);
    const second = await copyPart(2, 'bytes=3-5');
    expect(await code(copyPart(3, 'bytes=3-5000'))).toBe('400 InvalidArgument');
    expect(await code(copyPart(3, 'bytes=-5'))).toBe('400 InvalidArgument');
    await complete('out of objects', id, [
      { PartNumber: 1, ETag: first.CopyPartResult?.ETag },
      { PartNumber: 2, ETag: second.CopyPartResult?.ETag },
    ]);
    expect((await content('out of objects')).toString()).toBe(`${'0123456789'.repeat(200)}345`);
  });
});

describe('[R253] completing', () => {
  test('only what is there, in order, and large enough', async () => {
    const id = await begin('checked');
    const one = await send('checked', id, 1, Buffer.alloc(MIN - 1));
    const two = await send('checked', id, 2, Buffer.alloc(MIN));
    const three = await send('checked', id, 3, 'x');
    expect(await code(complete('checked', id, [two, one]))).toBe('400 InvalidPartOrder');
    expect(await code(complete('checked', id, [two, two]))).toBe('400 InvalidPartOrder');
    expect(await code(complete('checked', id, [one, two]))).toBe('400 EntityTooSmall');
    expect(await code(complete('checked', id, [two, { PartNumber: 4, ETag: three.ETag }]))).toBe('400 InvalidPart');
    expect(await code(complete('checked', id, [{ PartNumber: 2, ETag: three.ETag }]))).toBe('400 InvalidPart');
    expect(await code(complete('checked', id, []))).toBe('400 MalformedXML');
    expect(await code(complete('other key', id, [two, three]))).toBe('404 NoSuchUpload');
    expect(await code(complete('checked', 'nothing', [two, three]))).toBe('404 NoSuchUpload');
    for (const body of ['', 'x', '<CompleteMultipartUpload><Part/></CompleteMultipartUpload>'])
      expect(
        await ask({ method: 'POST', path: `/${Bucket}/checked`, query: { uploadId: id }, body }),
        body,
      ).toMatchObject({ status: 400, code: 'MalformedXML' });
    expect(await code(client.send(new HeadObjectCommand({ Bucket, Key: 'checked' })))).toBe('404 NotFound');
    expect(await code(complete('checked', id, [two, three]))).toBe('done');
    expect(await content('checked')).toHaveLength(MIN + 1);
  });

  test('twice, also at once, gives the same answer', async () => {
    const id = await begin('twice');
    const parts = [await send('twice', id, 1, Buffer.alloc(MIN, 'a')), await send('twice', id, 2, 'b')];
    const answers = await Promise.all([1, 2, 3].map(() => complete('twice', id, parts)));
    const later = await complete('twice', id, parts);
    expect(new Set([...answers, later].map(({ ETag }) => ETag)).size).toBe(1);
    expect(await content('twice')).toHaveLength(MIN + 1);
  });

  test('only where nothing is, when that is asked for', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'taken', Body: 'x' }));
    const id = await begin('taken');
    const parts = [await send('taken', id, 1, 'y')];
    expect(await code(complete('taken', id, parts, { IfNoneMatch: '*' }))).toBe('412 PreconditionFailed');
    expect((await content('taken')).toString()).toBe('x');
    expect(await code(complete('taken', id, parts))).toBe('done');
  });

  test('while it is given up or a part arrives: one of them happens, never half', async () => {
    for (let round = 0; round < 10; round += 1) {
      const Key = `race-${round}`;
      const id = await begin(Key);
      const parts = [await send(Key, id, 1, Buffer.alloc(MIN, 'a')), await send(Key, id, 2, 'b')];
      const [completed] = await Promise.all([
        code(complete(Key, id, parts)),
        code(send(Key, id, 2, 'c')),
        code(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: id }))),
      ]);
      const found = await content(Key).catch(() => undefined);
      expect(found?.toString()).toBe(completed === 'done' ? `${'a'.repeat(MIN)}b` : undefined);
      expect(completed).toMatch(/done|NoSuchUpload|InvalidPart/);
    }
  });

  test('an object-size that is not right', async () => {
    const id = await begin('sized');
    const parts = [await send('sized', id, 1, 'abc')];
    expect(await code(complete('sized', id, parts, { MpuObjectSize: 4 }))).toBe('400 InvalidRequest');
    expect(await code(complete('sized', id, parts, { MpuObjectSize: 3 }))).toBe('done');
  });
});

describe('[R253] what is going on', () => {
  test('parts past the first thousand are told, page by page', async () => {
    const id = await begin('many parts');
    const total = 1_100;
    for (let start = 1; start <= total; start += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => send('many parts', id, start + index, 'x')));
    const list = (more: object = {}) =>
      client.send(new ListPartsCommand({ Bucket, Key: 'many parts', UploadId: id, ...more }));
    const first = await list();
    expect([first.Parts?.length, first.IsTruncated, first.NextPartNumberMarker]).toEqual([1000, true, '1000']);
    const second = await list({ PartNumberMarker: first.NextPartNumberMarker });
    expect([second.Parts?.length, second.IsTruncated]).toEqual([100, false]);
    expect(second.Parts?.at(-1)).toMatchObject({ PartNumber: total, Size: 1, ETag: `"${hash('md5', 'x')}"` });
    expect((await list({ MaxParts: 3, PartNumberMarker: '5' })).Parts?.map(({ PartNumber }) => PartNumber)).toEqual([
      6, 7, 8,
    ]);
  });

  test('numbers that a part cannot have', async () => {
    const id = await begin('numbers');
    for (const partNumber of ['0', '10001', '-1', 'x', '1.5'])
      expect(
        await ask({ method: 'PUT', path: `/${Bucket}/numbers`, query: { partNumber, uploadId: id }, body: 'x' }),
      ).toMatchObject({ status: 400, code: 'InvalidArgument' });
    expect(await code(send('numbers', id, 10_000, 'x'))).toBe('done');
  });

  test('open uploads are listed, by key and page', async () => {
    const ids = [];
    for (const key of ['list/b', 'list/a', 'list/a', 'list/ü']) ids.push(await begin(key));
    const list = (more: object = {}) =>
      client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: 'list/', ...more }));
    const all = await list();
    expect(all.Uploads?.map(({ Key }) => Key)).toEqual(['list/a', 'list/a', 'list/b', 'list/ü']);
    const first = await list({ MaxUploads: 1 });
    expect(first.IsTruncated).toBe(true);
    const rest = await list({ KeyMarker: first.NextKeyMarker, UploadIdMarker: first.NextUploadIdMarker });
    expect(rest.Uploads).toHaveLength(3);
    expect(new Set([...(first.Uploads ?? []), ...(rest.Uploads ?? [])].map(({ UploadId }) => UploadId))).toEqual(
      new Set(ids),
    );
  });
});
