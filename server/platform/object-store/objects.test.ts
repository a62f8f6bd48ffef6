import { hash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketLocationCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, openStoreUnderTest } from '#tests/support/s3-store.ts';

const { store, client, ask } = await openStoreUnderTest();
const put = (Key: string, Body: string | Buffer, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more: object = {}) => client.send(new GetObjectCommand({ Bucket, Key, ...more }));
const code = (sent: Promise<unknown>) =>
  sent.then(
    () => 'done',
    (error: Error & { $metadata?: { httpStatusCode?: number } }) => `${error.$metadata?.httpStatusCode} ${error.name}`,
  );

describe('buckets', () => {
  test('are made, found and listed', async () => {
    expect(await code(client.send(new CreateBucketCommand({ Bucket })))).toBe('409 BucketAlreadyOwnedByYou');
    expect(await code(client.send(new CreateBucketCommand({ Bucket: 'Wrong_Name' })))).toBe('400 InvalidBucketName');
    expect(await client.send(new HeadBucketCommand({ Bucket }))).toMatchObject({ BucketRegion: 'cn-shanghai' });
    expect(await code(client.send(new HeadBucketCommand({ Bucket: 'nothing' })))).toBe('404 NotFound');
    expect(await client.send(new GetBucketLocationCommand({ Bucket }))).toMatchObject({
      LocationConstraint: 'cn-shanghai',
    });
    const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
    expect(Buckets.map(({ Name }) => Name)).toEqual(['framehall-originals', 'framehall-previews', 'framehall-uploads']);
  });

  test('an empty bucket can be deleted, one with objects or none at all cannot', async () => {
    const path = '/for-a-while';
    expect(await ask({ method: 'PUT', path })).toMatchObject({ status: 200 });
    await ask({ method: 'PUT', path: `${path}/one`, body: 'x' });
    expect(await ask({ method: 'DELETE', path })).toMatchObject({ status: 409, code: 'BucketNotEmpty' });
    await ask({ method: 'DELETE', path: `${path}/one` });
    expect(await ask({ method: 'DELETE', path })).toMatchObject({ status: 204 });
    expect(await ask({ method: 'DELETE', path })).toMatchObject({ status: 404, code: 'NoSuchBucket' });
    expect(await ask({ method: 'PUT', path: `${path}/one`, body: 'x' })).toMatchObject({ status: 404 });
  });

  test('a bucket that is deleted while objects are put keeps every object that was acknowledged', async () => {
    const path = '/contested';
    for (let round = 0; round < 20; round += 1) {
      await ask({ method: 'PUT', path });
      const [put, deleted] = await Promise.all([
        ask({ method: 'PUT', path: `${path}/one`, body: 'x' }),
        ask({ method: 'DELETE', path }),
      ]);
      const kept = await ask({ path: `${path}/one` });
      expect([put.status, deleted.status, kept.status]).toEqual(put.status === 200 ? [200, 409, 200] : [404, 204, 404]);
      await ask({ method: 'DELETE', path: `${path}/one` });
    }
  });

  test('what is not there, and what nobody can do here', async () => {
    expect(await code(put('x', 'x', { Bucket: 'nothing' }))).toBe('404 NoSuchBucket');
    expect(await code(get('x', { Bucket: 'nothing' }))).toBe('404 NoSuchBucket');
    expect(await ask({ path: `/${Bucket}`, query: { policy: '' } })).toMatchObject({
      status: 501,
      code: 'NotImplemented',
    });
    const query = { versioning: '' };
    expect(await ask({ path: `/${Bucket}`, query, method: 'PUT' })).toMatchObject({ status: 501 });
    const versions = await ask({ path: `/${Bucket}`, query });
    expect(versions.status).toBe(200);
    expect(versions.text).toMatch(/<VersioningConfiguration[^>]*?(\/>|><\/VersioningConfiguration>)$/);
    expect(await ask({ method: 'POST', path: '/' })).toMatchObject({ status: 405, code: 'MethodNotAllowed' });
    expect(await ask({ method: 'PATCH', path: `/${Bucket}/x` })).toMatchObject({ status: 405 });
    expect(await code(put('x', 'x', { ACL: 'public-read' }))).toBe('501 NotImplemented');
    expect(await code(put('x', 'x', { ServerSideEncryption: 'AES256' }))).toBe('501 NotImplemented');
    expect(await code(get('x', { VersionId: '1' }))).toBe('501 NotImplemented');
  });
});

describe('putting and getting', () => {
  test('keeps the content, its headers and metadata, and computes the ETag as S3 does', async () => {
    const content = randomBytes(300_000);
    const told = {
      ContentType: 'image/jpeg',
      CacheControl: 'public, max-age=60',
      ContentDisposition: 'inline; filename="a.jpg"',
      ContentEncoding: 'identity',
      ContentLanguage: 'zh',
      Metadata: { width: '1920', title: 'sunset' },
    };
    const { ETag } = await put('photo', content, told);
    expect(ETag).toBe(`"${hash('md5', content)}"`);
    const found = await get('photo');
    expect(found).toMatchObject({ ...told, ContentLength: 300_000, ETag, AcceptRanges: 'bytes' });
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? []).equals(content)).toBe(true);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'photo' }));
    expect(head).toMatchObject({ ...told, ContentLength: 300_000, ETag });
  });

  test('replaces what was there, headers and all', async () => {
    await put('replaced', 'first', { CacheControl: 'no-store', Metadata: { a: '1' } });
    await put('replaced', 'second');
    const found = await get('replaced');
    expect([await found.Body?.transformToString(), found.CacheControl, found.Metadata]).toEqual([
      'second',
      undefined,
      {},
    ]);
    expect(found.ContentType).toBe('application/octet-stream');
  });

  test('an empty object, without any header of the client', async () => {
    expect(await ask({ method: 'PUT', path: `/${Bucket}/empty` })).toMatchObject({ status: 200 });
    const reply = await ask({ path: `/${Bucket}/empty` });
    expect(reply).toMatchObject({ status: 200, text: '', headers: { 'content-type': 'binary/octet-stream' } });
    expect(await ask({ path: `/${Bucket}/empty`, headers: { range: 'bytes=0-0' } })).toMatchObject({ status: 416 });
  });

  test.each([
    '../../../etc/passwd',
    '..',
    './a/./b',
    '/absolute',
    'folder/',
    'a//b',
    'Case',
    'case',
    'quotes"\'<>&',
    '日落/🌅 é',
    'e\u0301',
    '\u00e9',
    'percent%2F%00',
    'plus+and space',
    'x'.repeat(1024),
    '日'.repeat(341),
    'con.txt:stream',
    '~!@#$^*()_=,;[]{}|',
  ])('any key is only a name: %j', async (key) => {
    const path = `/${Bucket}/${key
      .split('/')
      .map((part) =>
        encodeURIComponent(part).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
      )
      .join('/')}`;
    expect(await ask({ method: 'PUT', path, body: key })).toMatchObject({ status: 200 });
    expect(await ask({ path })).toMatchObject({ status: 200, text: key });
  });

  test.each(['NUL\0inside', 'line\nbreak', 'tab\t', 'delete\u007f'])('no key is %j', async (key) => {
    const path = `/${Bucket}/${encodeURIComponent(key)}`;
    expect(await ask({ method: 'PUT', path, body: 'x' })).toMatchObject({ status: 400, code: 'InvalidArgument' });
    expect(await ask({ method: 'POST', path, query: { uploads: '' } })).toMatchObject({ status: 400 });
    const copied = { 'x-amz-copy-source': `/${Bucket}/x` };
    expect(await ask({ method: 'PUT', path, headers: copied })).toMatchObject({ status: 400 });
    expect(await ask({ path })).toMatchObject({ status: 404 });
  });

  test('keys that are too long, or not UTF-8', async () => {
    expect(await code(put('x'.repeat(1025), 'x'))).toBe('400 KeyTooLongError');
    expect(await code(put('日'.repeat(342), 'x'))).toBe('400 KeyTooLongError');
    expect((await fetch(`${store.url}/${Bucket}/%ff`)).status).toBe(400);
    expect((await fetch(`${store.url}/${Bucket}/%zz`)).status).toBe(400);
  });

  test('removing, also what is not there', async () => {
    await put('removed', 'x');
    expect(await code(client.send(new DeleteObjectCommand({ Bucket, Key: 'removed' })))).toBe('done');
    expect(await code(get('removed'))).toBe('404 NoSuchKey');
    expect(await code(client.send(new HeadObjectCommand({ Bucket, Key: 'removed' })))).toBe('404 NotFound');
    expect((await client.send(new DeleteObjectCommand({ Bucket, Key: 'removed' }))).$metadata.httpStatusCode).toBe(204);
  });

  test('removing many, also quietly', async () => {
    await Promise.all(['m1', 'm2', 'm3 & <co>'].map((key) => put(key, 'x')));
    const Objects = ['m1', 'm2', 'm3 & <co>', 'm4'].map((Key) => ({ Key }));
    const { Deleted = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted.map(({ Key }) => Key)).toEqual(['m1', 'm2', 'm3 & <co>', 'm4']);
    expect(await code(get('m3 & <co>'))).toBe('404 NoSuchKey');
    const quiet = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    expect(quiet.Deleted ?? []).toEqual([]);
    for (const body of ['', '<Delete>', '<Delete></Delete>', '<Other/>', '<!DOCTYPE x [<!ENTITY a "b">]><Delete/>'])
      expect(await ask({ method: 'POST', path: `/${Bucket}`, query: { delete: '' }, body }), body).toMatchObject({
        status: 400,
        code: 'MalformedXML',
      });
  });
});

describe('ranges and conditions', () => {
  test('ranges', async () => {
    await put('ranged', '0123456789');
    const ranges = {
      'bytes=0-3': [206, '0123', 'bytes 0-3/10'],
      'bytes=7-': [206, '789', 'bytes 7-9/10'],
      'bytes=-2': [206, '89', 'bytes 8-9/10'],
      'bytes=-20': [206, '0123456789', 'bytes 0-9/10'],
      'bytes=9-100': [206, '9', 'bytes 9-9/10'],
      'bytes=5-4': [200, '0123456789', undefined],
      'bytes=0-1,3-4': [200, '0123456789', undefined],
      'lines=0-1': [200, '0123456789', undefined],
    };
    for (const [range, expected] of Object.entries(ranges)) {
      const reply = await ask({ path: `/${Bucket}/ranged`, headers: { range } });
      expect([reply.status, reply.text, reply.headers['content-range']], range).toEqual(expected);
      const head = await ask({ method: 'HEAD', path: `/${Bucket}/ranged`, headers: { range } });
      expect([head.status, head.headers['content-length']], range).toEqual([
        expected[0],
        String(String(expected[1]).length),
      ]);
    }
    for (const range of ['bytes=10-', 'bytes=10-20', 'bytes=-0']) {
      const reply = await ask({ path: `/${Bucket}/ranged`, headers: { range } });
      expect([reply.status, reply.code, reply.headers['content-range']]).toEqual([416, 'InvalidRange', 'bytes */10']);
    }
  });

  test('conditions of readers', async () => {
    await put('conditional', 'content');
    const etag = `"${hash('md5', 'content')}"`;
    const past = new Date(Date.now() - 60_000).toUTCString();
    const future = new Date(Date.now() + 60_000).toUTCString();
    const asked = async (headers: Record<string, string>) =>
      (await ask({ path: `/${Bucket}/conditional`, headers })).status;
    expect(await asked({ 'if-match': etag })).toBe(200);
    expect(await asked({ 'if-match': '*' })).toBe(200);
    expect(await asked({ 'if-match': '"other"' })).toBe(412);
    expect(await asked({ 'if-none-match': etag })).toBe(304);
    expect(await asked({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
    expect(await asked({ 'if-none-match': '"other"' })).toBe(200);
    expect(await asked({ 'if-modified-since': future })).toBe(304);
    expect(await asked({ 'if-modified-since': past })).toBe(200);
    expect(await asked({ 'if-unmodified-since': past })).toBe(412);
    expect(await asked({ 'if-unmodified-since': future })).toBe(200);
    expect(await asked({ 'if-match': etag, 'if-unmodified-since': past })).toBe(200);
    expect(await asked({ 'if-none-match': '"other"', 'if-modified-since': future })).toBe(200);
    expect(await asked({ 'if-modified-since': 'nonsense' })).toBe(200);
    expect(await asked({ range: 'bytes=0-1', 'if-range': etag })).toBe(206);
    expect(await asked({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200);
    const unchanged = await ask({ path: `/${Bucket}/conditional`, headers: { 'if-none-match': etag } });
    expect([unchanged.text, unchanged.headers.etag]).toEqual(['', etag]);
  });

  test('conditions of writers', async () => {
    const once = { IfNoneMatch: '*' };
    expect(await code(put('only-once', 'first', once))).toBe('done');
    expect(await code(put('only-once', 'second', once))).toBe('412 PreconditionFailed');
    expect(await code(put('only-once', 'third', { IfMatch: `"${hash('md5', 'first')}"` }))).toBe('done');
    expect(await code(put('only-once', 'fourth', { IfMatch: `"${hash('md5', 'first')}"` }))).toBe(
      '412 PreconditionFailed',
    );
    expect(await code(put('never', 'x', { IfMatch: '"x"' }))).toBe('404 NoSuchKey');
    expect(await code(put('never', 'x', { IfNoneMatch: '"x"' }))).toBe('501 NotImplemented');
    const race = await Promise.all(Array.from({ length: 8 }, (_, index) => code(put('race', `by ${index}`, once))));
    expect(race.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(race.filter((outcome) => outcome === '412 PreconditionFailed')).toHaveLength(7);
  });

  test('a signed link may say how the object is presented, an unsigned one may not', async () => {
    await put('presented', 'x', { ContentType: 'text/plain' });
    const query = {
      'response-content-type': 'video/mp4',
      'response-content-disposition': 'attachment',
      'response-cache-control': 'no-store',
    };
    const reply = await ask({ path: `/${Bucket}/presented`, query, expires: 60 });
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    });
    const split = { 'response-content-type': 'a\r\nset-cookie: b' };
    expect(await ask({ path: `/${Bucket}/presented`, query: split })).toMatchObject({
      status: 400,
      code: 'InvalidArgument',
    });
    await put('shown', 'x', { Bucket: 'framehall-previews' });
    const anonymous = await fetch(`${store.url}/framehall-previews/shown?response-content-type=text/html`);
    expect([anonymous.status, anonymous.headers.get('content-type')]).toEqual([400, 'application/xml']);
  });
});

describe('copies', () => {
  const copy = (more: object) =>
    client.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/source%20%2B`, ...more }));

  test('take the headers along, or new ones', async () => {
    await put('source +', 'content', { ContentType: 'text/css', Metadata: { a: '1' } });
    const { CopyObjectResult } = await copy({});
    expect(CopyObjectResult?.ETag).toBe(`"${hash('md5', 'content')}"`);
    expect(await get('copy')).toMatchObject({ ContentType: 'text/css', Metadata: { a: '1' } });
    await copy({ MetadataDirective: 'REPLACE', ContentType: 'text/html', Metadata: { b: '2' } });
    const found = await get('copy');
    expect(found).toMatchObject({ ContentType: 'text/html', Metadata: { b: '2' } });
    expect(await found.Body?.transformToString()).toBe('content');
  });

  test('stand on their own', async () => {
    await put('source +', 'content');
    await copy({});
    await put('source +', 'changed');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'source +' }));
    expect(await (await get('copy')).Body?.transformToString()).toBe('content');
  });

  test('are refused under conditions that do not hold', async () => {
    await put('source +', 'content');
    const etag = `"${hash('md5', 'content')}"`;
    expect(await code(copy({ CopySourceIfMatch: etag }))).toBe('done');
    expect(await code(copy({ CopySourceIfMatch: '"x"' }))).toBe('412 PreconditionFailed');
    expect(await code(copy({ CopySourceIfNoneMatch: etag }))).toBe('412 PreconditionFailed');
    expect(await code(copy({ CopySourceIfModifiedSince: new Date(Date.now() + 60_000) }))).toBe(
      '412 PreconditionFailed',
    );
    expect(await code(copy({ CopySourceIfUnmodifiedSince: new Date(0) }))).toBe('412 PreconditionFailed');
    expect(await code(copy({ CopySource: `${Bucket}/nothing` }))).toBe('404 NoSuchKey');
    expect(await code(copy({ CopySource: 'nothing/x' }))).toBe('404 NoSuchBucket');
    expect(await code(copy({ CopySource: 'x' }))).toBe('400 InvalidArgument');
    expect(await code(copy({ Bucket: 'nothing' }))).toBe('404 NoSuchBucket');
    expect(await code(copy({ Key: 'source +' }))).toBe('400 InvalidRequest');
    expect(await code(copy({ Key: 'source +', MetadataDirective: 'REPLACE', ContentType: 'a/b' }))).toBe('done');
    expect(await get('source +')).toMatchObject({ ContentType: 'a/b' });
  });
});

describe('at the same time', () => {
  test('of many who put one key, one is there, whole', async () => {
    const contents = Array.from({ length: 10 }, (_, index) => Buffer.alloc(200_000 + index, String(index)));
    await Promise.all(contents.map((content) => put('together', content)));
    const found = await get('together');
    const content = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    expect(contents.some((one) => one.equals(content))).toBe(true);
    expect(found.ETag).toBe(`"${hash('md5', content)}"`);
  });

  test('a read that has begun ends on the old content, whatever happens meanwhile', async () => {
    const old = randomBytes(30 * 1024 * 1024);
    for (const change of [
      () => put('read', 'new'),
      () => client.send(new DeleteObjectCommand({ Bucket, Key: 'read' })),
    ]) {
      await put('read', old);
      const { Body } = await get('read');
      await change();
      await sleep(50);
      const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
      expect(content.equals(old)).toBe(true);
    }
  });
});

describe('clients that behave badly', () => {
  async function raw(text: string): Promise<string> {
    const { port } = new URL(store.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(text);
    let reply = '';
    socket.on('data', (piece: Buffer) => (reply += piece.toString()));
    await new Promise((resolve) => socket.once('close', resolve));
    return reply;
  }

  test('headers without end, and what is no HTTP, end the connection', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)).not.toContain('200 OK');
    expect(await raw('\0\0\0\0\r\n\r\n')).not.toContain('200 OK');
  });

  test('somebody else’s address in the request line', async () => {
    const reply = await raw('GET http://elsewhere/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(reply).toContain('400 Bad Request');
  });

  test('who may not send is told so before sending', async () => {
    const reply = await raw(
      `PUT /${Bucket}/x HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 1000000\r\nconnection: close\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1.1 403/);
  });
});
