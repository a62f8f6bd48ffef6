import { createHash, createHmac, hash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  type ChecksumAlgorithm,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { exchange, sign } from '#tests/support/s3-request.ts';
import { Bucket, openStoreUnderTest } from '#tests/support/s3-store.ts';
import { CHECKSUMS, startChecksum, type ChecksumName } from './checksums.ts';

const { store, client, ask } = await openStoreUnderTest({ minPartBytes: 10 });
const CONTENT = 'The quick brown fox jumps over the lazy dog';
const path = `/${Bucket}/checked`;
const base64 = (name: string, content: string | Buffer) => createHash(name).update(content).digest('base64');
function checksum(name: ChecksumName, content: string | Buffer): string {
  const sum = startChecksum(name);
  sum.update(Buffer.from(content));
  return sum.value();
}
const dataFiles = () =>
  readdirSync(join(store.dir, 'data')).reduce(
    (sum, folder) => sum + readdirSync(join(store.dir, 'data', folder)).length,
    0,
  );

/** Number of data files that belong to no object and no upload. */
async function leftovers(): Promise<number> {
  const { KeyCount = 0 } = await client.send(new ListObjectsV2Command({ Bucket }));
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  return dataFiles() - KeyCount - Uploads.length;
}

/** Checks that the earlier object is unchanged and nothing else is stored. */
async function expectUntouched(): Promise<void> {
  expect((await ask({ path })).text).toBe('before');
  await expect.poll(leftovers).toBe(0);
}

/** Sends wrong content, checks that nothing of it is stored, and returns why it was refused. */
async function refused(wish: Partial<Parameters<typeof ask>[0]>): Promise<string | undefined> {
  await ask({ method: 'PUT', path, body: 'before' });
  const reply = await ask({ method: 'PUT', path, body: CONTENT, ...wish });
  expect(reply.status).toBe(400);
  await expectUntouched();
  return reply.code;
}

describe('what a client says of its content is checked', () => {
  test('the hash that is signed', async () => {
    expect(await refused({ payload: hash('sha256', 'something else') })).toBe('XAmzContentSHA256Mismatch');
  });

  test('Content-MD5', async () => {
    const right = { 'content-md5': base64('md5', CONTENT) };
    expect(await ask({ method: 'PUT', path, body: CONTENT, headers: right })).toMatchObject({ status: 200 });
    expect(await refused({ headers: { 'content-md5': base64('md5', 'something else') } })).toBe('BadDigest');
    expect(await refused({ headers: { 'content-md5': 'nonsense' } })).toBe('InvalidDigest');
  });

  const published: Record<ChecksumName, string> = {
    crc32: 'QU+jOQ==',
    crc32c: 'ImIEBA==',
    crc64nvme: checksum('crc64nvme', CONTENT),
    sha1: 'L9ThxnotKPzthJ7hu3bnORuT6xI=',
    sha256: '16j7swfXgJRpypq8sAguT41WUeRtPNt2LQLQvzfJ5ZI=',
  };
  test.each(CHECKSUMS)('%s', async (name) => {
    const header = `x-amz-checksum-${name}`;
    const reply = await ask({ method: 'PUT', path, body: CONTENT, headers: { [header]: published[name] } });
    expect([reply.status, reply.headers[header]]).toEqual([200, published[name]]);
    const found = await ask({ path, headers: { 'x-amz-checksum-mode': 'ENABLED' } });
    expect(found.headers).toMatchObject({ [header]: published[name], 'x-amz-checksum-type': 'FULL_OBJECT' });
    expect((await ask({ path })).headers[header]).toBeUndefined();
    expect(await refused({ headers: { [header]: checksum(name, 'something else') } })).toBe('BadDigest');
    expect(await refused({ headers: { [header]: 'nonsense' } })).toBe('InvalidRequest');
  });

  test('two checksums at once, or an unknown one behind the content', async () => {
    const both = {
      'x-amz-checksum-crc32': checksum('crc32', CONTENT),
      'x-amz-checksum-sha1': checksum('sha1', CONTENT),
    };
    expect(await refused({ headers: both })).toBe('InvalidRequest');
    expect(await refused({ headers: { 'x-amz-trailer': 'x-amz-checksum-md6' } })).toBe('InvalidRequest');
  });

  test('its size', async () => {
    const reply = await ask({ method: 'PUT', path, headers: { 'content-length': String(5 * 1024 ** 3 + 1) } });
    expect(reply).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    const unknown = await ask({
      method: 'PUT',
      path,
      body: 'x',
      payload: 'UNSIGNED-PAYLOAD',
      headers: { 'transfer-encoding': 'chunked' },
    });
    expect(unknown).toMatchObject({ status: 411, code: 'MissingContentLength' });
  });

  test('metadata that is too large', async () => {
    expect(await refused({ headers: { 'x-amz-meta-a': 'x'.repeat(2048) } })).toBe('MetadataTooLarge');
  });

  test('content that ends early leaves nothing', async () => {
    await ask({ method: 'PUT', path, body: 'before' });
    const { host, port } = new URL(store.url);
    const wish = { method: 'PUT', path, headers: { 'content-length': '1000000' }, payload: 'UNSIGNED-PAYLOAD' };
    const { headers } = sign(host, wish, store.settings.objectsKey);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`PUT ${path} HTTP/1.1\r\n${lines.join('')}\r\n${'x'.repeat(500_000)}`);
    await expect.poll(leftovers).toBe(1);
    socket.destroy();
    await expectUntouched();
  });
});

interface Chunked {
  chunks: string[];
  signed: boolean;
  trailer?: [string, string];
  /** Changes the body just before it is sent. */
  change?: (body: string) => string;
  length?: number;
}

/** Sends a body in chunks, as newer clients do. */
async function sendChunks({ chunks, signed, trailer, change = (body) => body, length }: Chunked) {
  const word = `STREAMING-${signed ? 'AWS4-HMAC-SHA256' : 'UNSIGNED'}-PAYLOAD${trailer ? '-TRAILER' : ''}`;
  const content = chunks.join('');
  const headers: Record<string, string> = {
    'content-encoding': 'gzip,aws-chunked',
    'x-amz-decoded-content-length': String(length ?? content.length),
    ...(trailer ? { 'x-amz-trailer': trailer[0] } : {}),
  };
  const wish = { method: 'PUT', path, headers, payload: word };
  const { key, amzDate, scope, signature, ...sent } = sign(new URL(store.url).host, wish, store.settings.objectsKey);
  const signText = (...lines: string[]) => createHmac('sha256', key).update(lines.join('\n')).digest('hex');
  let previous = signature;
  let body = '';
  for (const chunk of [...chunks, '']) {
    previous = signText(
      'AWS4-HMAC-SHA256-PAYLOAD',
      amzDate,
      scope,
      previous,
      hash('sha256', ''),
      hash('sha256', chunk),
    );
    body += `${chunk.length.toString(16)}${signed ? `;chunk-signature=${previous}` : ''}\r\n${chunk}${chunk === '' ? '' : '\r\n'}`;
  }
  if (trailer) {
    const line = `${trailer[0]}:${trailer[1]}`;
    body += `${line}\r\n`;
    if (signed)
      body += `x-amz-trailer-signature:${signText('AWS4-HMAC-SHA256-TRAILER', amzDate, scope, previous, hash('sha256', `${line}\n`))}\r\n`;
  }
  return await exchange(store.url, { method: 'PUT', ...sent, body: change(`${body}\r\n`) });
}

describe('content in chunks', () => {
  const chunks = ['The quick brown fox ', 'jumps over ', 'the lazy dog'];
  const sum = (name: ChecksumName): [string, string] => [`x-amz-checksum-${name}`, checksum(name, CONTENT)];

  test.each([
    ['signed', { chunks, signed: true }],
    ['signed, with a checksum behind', { chunks, signed: true, trailer: sum('crc32c') }],
    ['unsigned, with a checksum behind', { chunks, signed: false, trailer: sum('crc64nvme') }],
    ['of nothing', { chunks: [], signed: true }],
  ] as [string, Chunked][])('%s', async (_name, sent) => {
    expect(await sendChunks(sent)).toMatchObject({ status: 200 });
    const found = await ask({ path });
    expect(found.text).toBe(sent.chunks.join(''));
    expect(found.headers['content-encoding']).toBe('gzip');
  });

  test.each([
    [
      'a changed byte',
      { chunks, signed: true, change: (body) => body.replace('lazy', 'busy') },
      'SignatureDoesNotMatch',
    ],
    ['chunks in another order', { chunks, signed: true, change: swapChunks }, 'SignatureDoesNotMatch'],
    [
      'a chunk left out',
      { chunks, signed: true, length: 32, change: (body) => body.replace(/b;chunk[^]*?over \r\n/, '') },
      'SignatureDoesNotMatch',
    ],
    [
      'no signature',
      { chunks, signed: true, change: (body) => body.replaceAll(/;chunk-signature=\w+/g, '') },
      'SignatureDoesNotMatch',
    ],
    [
      'a changed checksum behind it',
      { chunks, signed: true, trailer: sum('crc32'), change: (body) => body.replace(/(crc32:)..../, '$1AAAA') },
      'SignatureDoesNotMatch',
    ],
    [
      'a changed byte, unsigned',
      { chunks, signed: false, trailer: sum('sha1'), change: (body) => body.replace('lazy', 'busy') },
      'BadDigest',
    ],
    [
      'no checksum behind it',
      { chunks, signed: false, trailer: sum('sha1'), change: (body) => body.replace(/x-amz-checksum-.*\r\n/, '') },
      'BadDigest',
    ],
    ['less than announced', { chunks, signed: false, trailer: sum('crc32'), length: 44 }, 'IncompleteBody'],
    ['more than announced', { chunks, signed: false, trailer: sum('crc32'), length: 42 }, 'IncompleteBody'],
    [
      'a size that is none',
      { chunks, signed: false, trailer: sum('crc32'), change: (body) => `x${body}` },
      'IncompleteBody',
    ],
    [
      'a size that is wrong',
      { chunks, signed: false, trailer: sum('crc32'), change: (body) => body.replace(/^14/, '13') },
      'IncompleteBody',
    ],
    [
      'an end that is missing',
      { chunks, signed: false, trailer: sum('crc32'), change: (body) => body.slice(0, -2) },
      'IncompleteBody',
    ],
    [
      'something behind the end',
      { chunks, signed: false, trailer: sum('crc32'), change: (body) => `${body}x` },
      'IncompleteBody',
    ],
    [
      'a line without end',
      { chunks, signed: false, trailer: sum('crc32'), change: () => '1'.repeat(10_000) },
      'IncompleteBody',
    ],
  ] as [string, Chunked, string][])('%s is refused', async (_name, sent, code) => {
    await ask({ method: 'PUT', path, body: 'before' });
    expect(await sendChunks(sent)).toMatchObject({ code });
    await expectUntouched();
  });

  function swapChunks(body: string): string {
    const [, first = '', second = '', rest = ''] = /^(14;[^]*?fox \r\n)(b;[^]*?over \r\n)([^]*)$/.exec(body) ?? [];
    return second + first + rest;
  }

  test('streams of a client that does not know the length of its content', async () => {
    const content = randomBytes(200_000);
    for (const ChecksumAlgorithm of ['CRC32', 'SHA256', 'CRC64NVME'] as ChecksumAlgorithm[]) {
      const Body = Readable.from([content.subarray(0, 70_000), content.subarray(70_000)]);
      await client.send(
        new PutObjectCommand({ Bucket, Key: 'streamed', Body, ContentLength: content.length, ChecksumAlgorithm }),
      );
      const found = await client.send(new GetObjectCommand({ Bucket, Key: 'streamed', ChecksumMode: 'ENABLED' }));
      expect(Buffer.from((await found.Body?.transformToByteArray()) ?? []).equals(content)).toBe(true);
    }
  });
});

describe('[R253] checksums of uploads in parts', () => {
  const parts = ['The quick brown fox ', 'jumps over the lazy dog'];

  async function upload(
    ChecksumAlgorithm: ChecksumAlgorithm,
    ChecksumType: 'COMPOSITE' | 'FULL_OBJECT',
    more: object = {},
  ) {
    const Key = `parts-${ChecksumAlgorithm}-${ChecksumType}`;
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ Bucket, Key, ChecksumAlgorithm, ChecksumType }),
    );
    const Parts = [];
    for (const [index, Body] of parts.entries()) {
      const PartNumber = index + 1;
      const told = await client.send(
        new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body, ChecksumAlgorithm }),
      );
      const { ETag, ChecksumCRC32, ChecksumCRC32C, ChecksumCRC64NVME, ChecksumSHA1, ChecksumSHA256 } = told;
      Parts.push({ PartNumber, ETag, ChecksumCRC32, ChecksumCRC32C, ChecksumCRC64NVME, ChecksumSHA1, ChecksumSHA256 });
    }
    const command = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts }, ...more });
    return { done: await client.send(command), Key, UploadId };
  }

  test.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)('of the parts: %s', async (algorithm) => {
    const { done, Key } = await upload(algorithm, 'COMPOSITE');
    const name = algorithm.toLowerCase() as ChecksumName;
    const sums = Buffer.concat(parts.map((part) => Buffer.from(checksum(name, part), 'base64')));
    const field = `Checksum${algorithm}`;
    expect(done).toMatchObject({ [field]: `${checksum(name, sums)}-2`, ChecksumType: 'COMPOSITE' });
    expect(await client.send(new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }))).toMatchObject({
      [field]: `${checksum(name, sums)}-2`,
    });
  });

  test.each(['CRC32', 'CRC32C', 'CRC64NVME'] as const)('of the whole: %s', async (algorithm) => {
    const { done } = await upload(algorithm, 'FULL_OBJECT');
    const name = algorithm.toLowerCase() as ChecksumName;
    expect(done).toMatchObject({
      [`Checksum${algorithm}`]: checksum(name, parts.join('')),
      ChecksumType: 'FULL_OBJECT',
    });
  });

  test('a promise that does not hold, and kinds that do not exist', async () => {
    await expect(upload('CRC32', 'FULL_OBJECT', { ChecksumCRC32: checksum('crc32', 'else') })).rejects.toThrow(
      'checksum',
    );
    await expect(upload('SHA256', 'FULL_OBJECT')).rejects.toThrow('cannot be used');
    await expect(upload('CRC64NVME', 'COMPOSITE')).rejects.toThrow('cannot be used');
  });

  test('a part whose checksum the client has wrong', async () => {
    const Key = 'wrong-part';
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ Bucket, Key, ChecksumAlgorithm: 'CRC32' }),
    );
    const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'x' }));
    const Parts = [{ PartNumber: 1, ETag, ChecksumCRC32: checksum('crc32', 'else') }];
    const command = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
    await expect(client.send(command)).rejects.toThrow('part');
  });
});
