import { hash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { newClient, openTarget, PAGE_ORIGIN } from '#tests/support/s3-target.ts';
import { isStoreGone, ObjectMissing } from './failures.ts';
import { connectObjects } from './connect.ts';

const { objects, settings, key } = await openTarget();
const folder = mkdtempSync(join(tmpdir(), 'framehall-client-'));
const file = (name: string) => join(folder, name);
const text = { contentType: 'text/plain' };

async function namesIn(bucket: 'uploads' | 'originals' | 'previews', prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key: name } of objects.list(bucket, prefix)) names.push(name);
  return names;
}

describe('putting and looking', () => {
  test('an object is what was put, under keys of every kind', async () => {
    for (const name of [
      'plain',
      'folder/with space',
      '图片/日落 (1).jpg',
      'a+b=c&d%20?#',
      "it's~!*().jpg",
      'a//b/../c',
    ]) {
      await objects.put('originals', `kinds/${name}`, `content of ${name}`, text);
      const at = file(hash('sha1', name));
      expect(await objects.fetchTo('originals', `kinds/${name}`, at)).toEqual({
        size: Buffer.byteLength(`content of ${name}`),
        sha256: hash('sha256', `content of ${name}`),
      });
      expect(readFileSync(at, 'utf8')).toBe(`content of ${name}`);
    }
    expect(await namesIn('originals', 'kinds/')).toHaveLength(6);
  });

  test('its facts are told; of one that is not there, nothing', async () => {
    await objects.put('originals', 'facts', randomBytes(1000), { contentType: 'image/png' });
    const facts = await objects.head('originals', 'facts');
    expect(facts).toMatchObject({
      size: 1000,
      contentType: 'image/png',
      etag: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(Math.abs(Date.now() - (facts?.modified.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await objects.head('originals', 'nothing')).toBeUndefined();
  });

  test('an empty object is one too', async () => {
    await objects.put('originals', 'empty', '', text);
    expect(await objects.head('originals', 'empty')).toMatchObject({ size: 0 });
    expect(await objects.fetchTo('originals', 'empty', file('empty'))).toMatchObject({ size: 0 });
  });

  test('fetching what is not there says so and leaves no file', async () => {
    await expect(objects.fetchTo('originals', 'nothing', file('nothing'))).rejects.toThrow(ObjectMissing);
    expect(existsSync(file('nothing'))).toBe(false);
  });

  test('fetching ends when the caller gives up', async () => {
    await objects.put('originals', 'slow', randomBytes(2_000_000), text);
    await expect(objects.fetchTo('originals', 'slow', file('slow'), AbortSignal.abort())).rejects.toThrow();
    expect(existsSync(file('slow'))).toBe(false);
  });
});

describe('files', () => {
  test('a large file goes in parts and comes back the same', async () => {
    const content = randomBytes(33 * 1024 * 1024 + 17);
    writeFileSync(file('large'), content);
    const options = { contentType: 'video/mp4', cacheControl: 'no-store' };
    expect(await objects.putFile('originals', 'large.mp4', file('large'), options)).toEqual({ size: content.length });
    expect(await objects.head('originals', 'large.mp4')).toMatchObject({
      size: content.length,
      contentType: 'video/mp4',
      etag: expect.stringMatching(/-3$/),
    });
    const fetched = await objects.fetchTo('originals', 'large.mp4', file('large again'));
    expect(fetched).toEqual({ size: content.length, sha256: hash('sha256', content) });

    await objects.copy({ bucket: 'originals', key: 'large.mp4' }, { bucket: 'uploads', key: 'a copy/of it.mp4' });
    await objects.remove('originals', ['large.mp4']);
    const copied = await objects.fetchTo('uploads', 'a copy/of it.mp4', file('copy'));
    expect(copied.sha256).toBe(hash('sha256', content));
    expect(await objects.head('uploads', 'a copy/of it.mp4')).toMatchObject({ contentType: 'video/mp4' });
  });

  test('a small file goes at once', async () => {
    writeFileSync(file('small'), 'small');
    expect(await objects.putFile('originals', 'small', file('small'), text)).toEqual({ size: 5 });
    expect(await objects.head('originals', 'small')).toMatchObject({ size: 5, etag: hash('md5', 'small') });
  });

  test('a file that cannot be sent leaves nothing behind', async () => {
    await expect(objects.putFile('originals', 'gone', file('no such file'), text)).rejects.toThrow('ENOENT');
    expect(await objects.head('originals', 'gone')).toBeUndefined();
  });
});

describe('removing and listing', () => {
  test('removes many at once, and does not mind what is not there', async () => {
    const keys = Array.from({ length: 1_050 }, (_, index) => `many/${String(index).padStart(5, '0')}`);
    for (let start = 0; start < keys.length; start += 50)
      await Promise.all(keys.slice(start, start + 50).map((name) => objects.put('uploads', name, 'x', text)));
    expect(await namesIn('uploads', 'many/')).toEqual(keys);
    await objects.remove('uploads', [...keys.slice(0, 1_049), 'many/nothing']);
    expect(await namesIn('uploads', 'many/')).toEqual(keys.slice(1_049));
    await objects.remove('uploads', []);
  });

  test('ends uploads in parts that nobody finished', async () => {
    const client = newClient(settings, key);
    const Bucket = settings.buckets.uploads;
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'unfinished' }));
    expect(await objects.endAbandonedUploads('uploads', new Date(Date.now() - 60_000))).toBe(0);
    expect(await objects.endAbandonedUploads('uploads', new Date(Date.now() + 60_000))).toBe(1);
    expect((await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? []).toEqual([]);
    client.destroy();
  });
});

describe('addresses', () => {
  test('anybody can read a preview, and nothing else', async () => {
    const options = { contentType: 'image/jpeg', cacheControl: 'public, max-age=31536000' };
    await objects.put('previews', 'thumbs/日落 1.jpg', 'a picture', options);
    await objects.put('originals', 'secret', 'an original', text);
    const reply = await fetch(objects.publicUrl('thumbs/日落 1.jpg'));
    expect([reply.status, await reply.text()]).toEqual([200, 'a picture']);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000');
    const base = objects.publicUrl('').replace(/\/$/, '');
    expect((await fetch(base)).status, 'a list of the previews').toBe(403);
    expect((await fetch(objects.publicUrl('thumbs/new'), { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(objects.publicUrl('thumbs/日落 1.jpg'), { method: 'DELETE' })).status).toBe(403);
    for (const bucket of ['uploads', 'originals'] as const)
      expect((await fetch(`${settings.publicUrl}/${settings.buckets[bucket]}/secret`)).status, bucket).toBe(403);
  });

  test('a signed link opens one object for a while, under a name of our choice', async () => {
    await objects.put('originals', 'film.mp4', '0123456789', { contentType: 'video/mp4' });
    const link = await objects.signedUrl('originals', 'film.mp4', { seconds: 600, fileName: '日落 "2" 100%.mp4' });
    const reply = await fetch(link);
    expect([reply.status, await reply.text()]).toEqual([200, '0123456789']);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="__ _2_ 100_.mp4"; filename*=UTF-8''%E6%97%A5%E8%90%BD%20%222%22%20100%25.mp4`,
    );
    const part = await fetch(link, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    for (const wrong of [
      link.replace('film.mp4?', 'other.mp4?'),
      link.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'),
      link.replace(/X-Amz-Signature=\w{4}/, 'X-Amz-Signature=0000'),
      link.replace('attachment', 'inline'),
    ])
      expect((await fetch(wrong)).status, wrong).toBe(403);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
  });

  test('links that live longer than ten minutes are not made', async () => {
    await expect(objects.signedUrl('originals', 'film.mp4', { seconds: 601 })).rejects.toThrow(RangeError);
  });

  test('pages of the product may send and read what came of it', async () => {
    const asked = await fetch(`${objects.uploadTarget.url}/somebody/1`, {
      method: 'OPTIONS',
      headers: {
        origin: PAGE_ORIGIN,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-amz-content-sha256,x-amz-date,x-amz-security-token',
      },
    });
    expect(asked.ok).toBe(true);
    expect(asked.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
    const stranger = await fetch(`${objects.uploadTarget.url}/somebody/1`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
    });
    expect(stranger.headers.get('access-control-allow-origin')).toBe(null);
  });
});

describe('preparing and being away', () => {
  test('preparing again changes nothing', async () => {
    await objects.put('originals', 'stays', 'x', text);
    await objects.prepare();
    expect(await objects.head('originals', 'stays')).toBeDefined();
    expect(await objects.isReady()).toBe(true);
  });

  test('a store that is away is recognised, whatever is asked of it', async () => {
    const away = connectObjects({ ...settings, endpoint: 'http://127.0.0.1:1' }, key, PAGE_ORIGIN);
    writeFileSync(file('to send'), 'x');
    const failures = await Promise.all(
      [
        away.put('originals', 'x', 'x', text),
        away.putFile('originals', 'x', file('to send'), text),
        away.fetchTo('originals', 'x', file('away')),
        away.head('originals', 'x'),
        away.copy({ bucket: 'originals', key: 'x' }, { bucket: 'originals', key: 'y' }),
        away.remove('originals', ['x']),
        away.list('originals', '')[Symbol.asyncIterator]().next(),
        away.endAbandonedUploads('originals', new Date()),
      ].map((call) => call.then(() => undefined, isStoreGone)),
    );
    expect(failures).toEqual(Array.from({ length: 8 }, () => true));
    expect(await away.isReady()).toBe(false);
    away.close();
  });

  test('a wrong key is no reason to think that it is away', async () => {
    const stranger = connectObjects(settings, { ...key, secretAccessKey: 'another' }, PAGE_ORIGIN);
    const failure = await stranger.put('originals', 'x', 'x', text).catch((error: unknown) => error);
    expect(failure).toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect(isStoreGone(failure)).toBe(false);
    stranger.close();
  });
});
