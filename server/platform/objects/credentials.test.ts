import { randomBytes } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutBucketPolicyCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { newClient, openTarget } from '#tests/support/s3-target.ts';

const { objects, settings } = await openTarget();
const Bucket = settings.buckets.uploads;
const MB = 1024 * 1024;
const folder = 'user/7/';
const GIVEN = ['put', 'parts.mp4', 'given-up', 'part-copy', 'parts', 'copied', 'before'].map((name) => folder + name);
const issued = await objects.issueUploadCredentials({ keys: GIVEN, folder, seconds: 900 });
const browser = newClient(settings, {
  accessKeyId: issued.accessKeyId,
  secretAccessKey: issued.accessKeySecret,
  sessionToken: issued.securityToken,
});

beforeAll(async () => {
  const text = { contentType: 'text/plain' };
  await objects.put('uploads', 'user/7/before', 'before', text);
  await objects.put('uploads', 'user/70', 'of somebody else', text);
  await objects.put('originals', 'user/7/original', 'an original', text);
  await objects.put('previews', 'user/7/preview', 'a preview', text);
});

const refused = (sent: Promise<unknown>) =>
  sent.then(
    () => 'done',
    (error: { $metadata?: { httpStatusCode?: number } }) => error.$metadata?.httpStatusCode,
  );

describe('[R253] what temporary credentials allow', () => {
  test('they live at most an hour, and say until when', async () => {
    expect(issued.expiresAt.getTime() - Date.now()).toBeGreaterThan(800_000);
    expect(issued.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    await expect(objects.issueUploadCredentials({ keys: GIVEN, folder, seconds: 3601 })).rejects.toThrow(RangeError);
  });

  test.each(['', 'user/*', 'user/?', 'user/${aws:username}', 'user/"'])('no key that means more: %s', async (key) => {
    await expect(objects.issueUploadCredentials({ keys: [key], folder, seconds: 900 })).rejects.toThrow(RangeError);
  });

  test('putting what they name', async () => {
    await browser.send(new PutObjectCommand({ Bucket, Key: 'user/7/put', Body: 'x' }));
    expect(await objects.head('uploads', 'user/7/put')).toMatchObject({ size: 1 });
  });

  test('a whole upload in parts, resumed by the list of its parts', async () => {
    const Key = 'user/7/parts.mp4';
    const { UploadId } = await browser.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const content = randomBytes(2 * MB + 5);
    for (const number of [1, 2, 3]) {
      const Body = content.subarray((number - 1) * MB, number * MB);
      await browser.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: number, Body }));
    }
    const { Parts = [] } = await browser.send(new ListPartsCommand({ Bucket, Key, UploadId }));
    const chosen = Parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    await browser.send(
      new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts: chosen } }),
    );
    expect(await objects.head('uploads', Key)).toMatchObject({ size: content.length });
  });

  test('giving an upload up', async () => {
    const Key = 'user/7/given-up';
    const { UploadId } = await browser.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    await browser.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    expect(await refused(browser.send(new ListPartsCommand({ Bucket, Key, UploadId })))).toBe(404);
  });
});

describe('[R253] what they do not allow', () => {
  const inUploads = (Key: string) => ({ Bucket, Key });
  const commands = {
    reading: new GetObjectCommand(inUploads('user/7/before')),
    looking: new HeadObjectCommand(inUploads('user/7/before')),
    removing: new DeleteObjectCommand(inUploads('user/7/before')),
    'removing many': new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'user/7/before' }] } }),
    listing: new ListObjectsV2Command({ Bucket, Prefix: 'user/7/' }),
    'listing uploads': new ListMultipartUploadsCommand({ Bucket }),
    'a policy': new PutBucketPolicyCommand({ Bucket, Policy: '{}' }),
    'another user': new PutObjectCommand({ ...inUploads('user/8/put'), Body: 'x' }),
    'another key of the same folder': new PutObjectCommand({ ...inUploads('user/7/another'), Body: 'x' }),
    'a key that goes on': new PutObjectCommand({ ...inUploads('user/7/put/x'), Body: 'x' }),
    'a prefix that looks alike': new PutObjectCommand({ ...inUploads('user/70'), Body: 'x' }),
    'another user, by a detour': new PutObjectCommand({ ...inUploads('user/7/../8/put'), Body: 'x' }),
    'parts for another user': new CreateMultipartUploadCommand(inUploads('user/8/parts')),
    'writing originals': new PutObjectCommand({ Bucket: settings.buckets.originals, Key: 'user/7/x', Body: 'x' }),
    'writing previews': new PutObjectCommand({ Bucket: settings.buckets.previews, Key: 'user/7/x', Body: 'x' }),
    'reading originals': new GetObjectCommand({ Bucket: settings.buckets.originals, Key: 'user/7/original' }),
    'copying an original': new CopyObjectCommand({
      ...inUploads('user/7/copied'),
      CopySource: `${settings.buckets.originals}/user/7/original`,
    }),
    'copying their own': new CopyObjectCommand({
      ...inUploads('user/7/copied'),
      CopySource: `${Bucket}/user/7/before`,
    }),
  };

  test.each(Object.entries(commands).filter(([name]) => !name.includes('detour')))('%s', async (_name, command) => {
    expect(await refused(browser.send(command as PutObjectCommand))).toBe(403);
  });

  test('a detour in a key leads nowhere', async () => {
    await refused(browser.send(commands['another user, by a detour']));
    expect(await objects.head('uploads', 'user/8/put')).toBeUndefined();
  });

  test('a part out of an original', async () => {
    const Key = 'user/7/part-copy';
    const { UploadId } = await browser.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const CopySource = `${settings.buckets.originals}/user/7/original`;
    const command = new UploadPartCopyCommand({ Bucket, Key, UploadId, PartNumber: 1, CopySource });
    expect(await refused(browser.send(command))).toBe(403);
  });

  test('parts into an upload of somebody else, or ending it', async () => {
    const other = await objects.issueUploadCredentials({ keys: ['user/8/parts'], folder: 'user/8/', seconds: 900 });
    const client = newClient(settings, {
      accessKeyId: other.accessKeyId,
      secretAccessKey: other.accessKeySecret,
      sessionToken: other.securityToken,
    });
    const Key = 'user/8/parts';
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const part = { Bucket, Key, UploadId, PartNumber: 1, Body: 'x' };
    expect(await refused(browser.send(new UploadPartCommand(part)))).toBe(403);
    expect(await refused(browser.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))).toBe(403);
    const asOwn = { ...part, Key: 'user/7/parts' };
    expect(await refused(browser.send(new UploadPartCommand(asOwn)))).toBe(404);
    client.destroy();
  });

  test('anything, with another secret or a changed token', async () => {
    for (const change of [
      { accessKeySecret: `${issued.accessKeySecret.slice(0, -2)}xx` },
      { securityToken: `${issued.securityToken.slice(0, -4)}AAAA` },
    ]) {
      const wrong = { ...issued, ...change };
      const client = newClient(settings, {
        accessKeyId: wrong.accessKeyId,
        secretAccessKey: wrong.accessKeySecret,
        sessionToken: wrong.securityToken,
      });
      const status = await refused(client.send(new PutObjectCommand({ Bucket, Key: 'user/7/wrong', Body: 'x' })));
      expect([400, 403]).toContain(status);
      client.destroy();
    }
    expect(await objects.head('uploads', 'user/7/wrong')).toBeUndefined();
  });
});
