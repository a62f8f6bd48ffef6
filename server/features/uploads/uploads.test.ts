import {
  S3Client,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { MB } from '#tests/support/uploads.ts';

const product = await startProduct();
const photographer = await signIn(product, 'photographer');
const manager = await anotherPhotographer(product);

const begin = (kind: string, fileName: string, fileSize: number, token = photographer, language: 'zh' | 'en' = 'en') =>
  product.call(`/upload/token/${kind}`, { fileName, fileSize }, { token, language });
const idOf = async (token: string) => (await product.call('/session', {}, { token })).body.data.userId as number;

/** Registers somebody with the rights that the office would give them. */
async function member(columns: { gid: number; videoFlag?: number; photoFlag?: number }): Promise<string> {
  const { account, token } = await register(product);
  await product.db.updateTable('users').set(columns).where('email', '=', account).execute();
  return token;
}

describe('[R252] a place for a file', () => {
  test('is below the caller’s own folder, and another one each time', async () => {
    const [first, second] = await Promise.all([begin('video', 'a.mp4', 10 * MB), begin('video', 'a.mp4', 10 * MB)]);
    const own = new RegExp(`^user/${await idOf(photographer)}/[0-9a-f-]{36}/[0-9a-f-]{36}\\.mp4$`);
    const { bucket, url, region } = product.services.objects.uploadTarget;
    expect(first.body.token).toEqual({
      bucketName: bucket,
      filePath: expect.stringMatching(own),
      url,
      region,
      partBytes: 1_048_576,
    });
    expect(second.body.token.filePath).not.toBe(first.body.token.filePath);
  });

  test('[R237] [C2] is given at both addresses', async () => {
    const input = { fileName: 'a.jpg', fileSize: 1 };
    for (const path of ['/upload/token/photo', '/api/upload/token/photo'])
      expect((await product.call(path, input, { token: photographer })).body.token.filePath).toMatch(/\.jpg$/);
    for (const path of ['/upload/ali/sts', '/api/upload/ali/sts'])
      expect((await product.call(path, {}, { token: photographer })).body).toMatchObject({ success: true });
  });

  test('the name says nothing about the path', async () => {
    const { body } = await begin('photo', '../../user/1/über ☃\\..\\x.JPG', 5);
    expect(body.token.filePath).toMatch(/^user\/\d+\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.jpg$/);
  });

  test.each([
    ['video', 'a.mp4', 10 * MB, undefined],
    ['video', 'a.mp4', 10 * MB - 1, 'file must not be smaller than 10MB', '文件大小不得小于10MB'],
    ['video', 'a.mp4', 0, 'file must not be smaller than 10MB', '文件大小不得小于10MB'],
    ['video', 'A.MP4', 3072 * MB, undefined],
    ['video', 'a.mp4', 3072 * MB + 1, 'file must not exceed 3GB', '文件大小不得大于3GB'],
    ['video', 'a.mov', 10 * MB, 'not supported file type', '不支持该文件类型'],
    ['video', 'mp4', 10 * MB, 'not supported file type', '不支持该文件类型'],
    ['photo', 'a.jpeg', 50 * MB, undefined],
    ['photo', 'a.png', 50 * MB + 1, 'file must not exceed 50MB', '文件大小不得大于50MB'],
    ['photo', 'a.jpg', 0, 'file is empty', '文件是空的'],
    ['photo', 'a.gif', 1000, 'not supported file type', '不支持该文件类型'],
    ['photo', 'a.jpg.exe', 1000, 'not supported file type', '不支持该文件类型'],
    ['release', 'a.pdf', 20 * MB, undefined],
    ['release', 'a.pdf', 20 * MB + 1, 'file must not exceed 20MB', '文件大小不得大于20MB'],
    ['release', 'a.doc', 1000, 'not supported file type', '不支持该文件类型'],
  ])('[C13] [C14] [S39] %s %s of %d bytes', async (kind, name, size, english = '', chinese = '') => {
    const replies = [await begin(kind, name, size), await begin(kind, name, size, photographer, 'zh')];
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [english ? 400 : 200, english],
      [english ? 400 : 200, chinese],
    ]);
  });

  test('is for photographers, of the kinds that they may send', async () => {
    const buyer = await member({ gid: 1, videoFlag: 1, photoFlag: 1 });
    const filming = await member({ gid: 2, videoFlag: 1 });
    const managing = await member({ gid: 35, photoFlag: 1 });
    const statuses = async (token: string) =>
      await Promise.all(
        [
          begin('video', 'a.mp4', 10 * MB, token),
          begin('photo', 'a.jpg', 5, token),
          begin('release', 'a.pdf', 5, token),
          product.call('/upload/ali/sts', {}, { token }),
        ].map(async (reply) => (await reply).status),
      );
    expect(await statuses(buyer)).toEqual([403, 403, 403, 403]);
    expect(await statuses(filming)).toEqual([200, 403, 200, 200]);
    expect(await statuses(managing)).toEqual([403, 403, 403, 403]);
    expect(await statuses('nobody')).toEqual([401, 401, 401, 401]);
  });

  test('is not given without end', async () => {
    const token = await member({ gid: 2, photoFlag: 1 });
    const { filePath } = (await begin('photo', 'a.jpg', 5, token)).body.token;
    await sql`
      insert into uploads (user_id, kind, file_name, size_bytes, path)
      select user_id, kind, file_name, size_bytes, path || n from uploads, generate_series(1, 1998) n
      where path = ${filePath}`.execute(product.db);
    const replies = await Promise.all(Array.from({ length: 4 }, () => begin('photo', 'a.jpg', 5, token)));
    expect(replies.map(({ body }) => String(body.problem ?? 'given')).toSorted()).toEqual([
      'given',
      ...Array(3).fill('uploads-full'),
    ]);
    await product.call('/upload/cancel', { filePath }, { token });
    expect((await begin('photo', 'a.jpg', 5, token)).status).toBe(200);
  });

  test.each([
    ['no name', { fileSize: 5 }],
    ['a size that is no number', { fileName: 'a.jpg', fileSize: '5' }],
    ['half a byte', { fileName: 'a.jpg', fileSize: 5.5 }],
    ['less than nothing', { fileName: 'a.jpg', fileSize: -1 }],
    ['a path of their own', { fileName: 'a.jpg', fileSize: 5, filePath: 'user/1/a.jpg' }],
  ])('is refused for %s', async (_name, input) => {
    const { status, body } = await product.call('/upload/token/photo', input, { token: photographer });
    expect([status, body.problem]).toEqual([400, 'bad-input']);
  });
});

describe('[R253] [C22] [S31] credentials', () => {
  const { url, bucket: Bucket, region } = product.services.objects.uploadTarget;
  const names = { originals: 'framehall-originals', previews: 'framehall-previews' };
  const client = async (token: string, input: object = {}) => {
    const { body } = await product.call('/upload/ali/sts', input, { token });
    const credentials = {
      accessKeyId: body.accessKeyId,
      secretAccessKey: body.accessKeySecret,
      sessionToken: body.securityToken,
    };
    const endpoint = new URL(url).origin;
    const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
    return { s3, filePaths: body.filePaths as string[], expiration: Date.parse(body.expiration) };
  };
  const statusOf = (sent: Promise<unknown>) =>
    sent.then(
      () => 200,
      (error: { $metadata?: { httpStatusCode?: number } }) => error.$metadata?.httpStatusCode,
    );
  const pathOf = async (token: string) => (await begin('photo', 'a.jpg', 5, token)).body.token.filePath as string;
  afterEach(() => void vi.useRealTimers());

  test('write the caller’s open uploads for an hour, and do nothing else', async () => {
    const Key = await pathOf(photographer);
    const folder = Key.split('/').slice(0, 2).join('/');
    const { s3, expiration } = await client(photographer);
    expect(expiration - Date.now()).toBeGreaterThan(3_500_000);
    expect(expiration - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(await statusOf(s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' })))).toBe(200);
    const refused = await Promise.all([
      statusOf(s3.send(new GetObjectCommand({ Bucket, Key }))),
      statusOf(s3.send(new DeleteObjectCommand({ Bucket, Key }))),
      statusOf(s3.send(new ListObjectsV2Command({ Bucket, Prefix: folder }))),
      statusOf(s3.send(new PutObjectCommand({ Bucket, Key: `${folder}/of-my-own.jpg`, Body: 'x' }))),
      statusOf(s3.send(new PutObjectCommand({ Bucket, Key: `${Key}/2`, Body: 'x' }))),
      statusOf(s3.send(new PutObjectCommand({ Bucket, Key: await pathOf(manager), Body: 'x' }))),
      statusOf(s3.send(new PutObjectCommand({ Bucket: names.originals, Key, Body: 'x' }))),
      statusOf(s3.send(new PutObjectCommand({ Bucket: names.previews, Key, Body: 'x' }))),
    ]);
    expect(refused).toEqual(Array(8).fill(403));
    s3.destroy();
  });

  test('name twenty open uploads: the one asked for and the newest, never one that has ended or is another’s', async () => {
    const token = await member({ gid: 2, photoFlag: 1 });
    expect((await client(token)).filePaths).toEqual([]);
    const paths: string[] = [];
    for (let count = 0; count < 23; count += 1) paths.push(await pathOf(token));
    const newest = paths.toReversed();
    expect((await client(token)).filePaths).toEqual(newest.slice(0, 20));
    const oldest = paths[0]!;
    expect((await client(token, { filePath: oldest })).filePaths).toEqual([oldest, ...newest.slice(0, 19)]);
    await product.call('/upload/cancel', { filePath: oldest }, { token });
    expect((await client(token, { filePath: oldest })).filePaths).toEqual(newest.slice(0, 20));
    const others = await pathOf(manager);
    expect((await client(token, { filePath: others })).filePaths).toEqual(newest.slice(0, 20));
    for (const input of [{ filePath: 7 }, { filePath: '' }, { filePath: 'x'.repeat(301) }, { prefix: 'user/' }])
      expect((await product.call('/upload/ali/sts', input, { token })).status).toBe(400);
  });

  test('end after an hour', async () => {
    const Key = await pathOf(photographer);
    const { s3, expiration } = await client(photographer);
    vi.useFakeTimers({ toFake: ['Date'], now: expiration + 1000 });
    expect([400, 403]).toContain(await statusOf(s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))));
    vi.useRealTimers();
    expect(await product.services.objects.head('uploads', Key)).toBeUndefined();
    s3.destroy();
  });
});

describe('a file that the library has already', () => {
  const HASH = 'ab'.repeat(32);
  const sizes = (token: string, input: object = { sizes: [7, 4_711_001, 4_711_002] }) =>
    product.call('/upload/sizes', input, { token });
  const same = (token: string, sha256 = HASH) => product.call('/upload/same', { sha256 }, { token });

  async function keep(id: number): Promise<void> {
    await sql`
      insert into original_files (sha256, material_id, size_bytes) values (${HASH}, ${id}, 4711002)
      on conflict (sha256) do update set material_id = excluded.material_id`.execute(product.db);
  }

  test('is known by its size first', async () => {
    await keep(await makeMaterial(product, { kind: 'photo' }));
    expect((await sizes(photographer)).body.sizes).toEqual([4_711_002]);
    expect((await product.call('/api/upload/sizes', { sizes: [1] }, { token: photographer })).body.sizes).toEqual([]);
  });

  test('is shown to its owner whatever became of it, to others only while it is on sale', async () => {
    const stranger = await member({ gid: 2, photoFlag: 1 });
    const online = await makeMaterial(product, { kind: 'photo' });
    await keep(online);
    const material = { id: online, code: expect.stringMatching(/^P/), kind: 'photo', state: 'online' };
    expect((await same(photographer)).body.same).toEqual({ own: true, material });
    expect((await same(stranger)).body.same).toEqual({ own: false, material });
    const described = await makeMaterial(product, { kind: 'photo', online: false });
    await keep(described);
    const hidden = { id: described, code: expect.any(String), kind: 'photo', state: 'incomplete' };
    expect((await same(photographer)).body.same).toEqual({ own: true, material: hidden });
    expect((await same(stranger)).body.same).toEqual({ own: false, material: null });
    expect((await same(stranger, 'cd'.repeat(32))).body.same).toBeNull();
  });

  test('is nothing that buyers may ask for', async () => {
    const { token } = await register(product);
    expect((await sizes(token)).status).toBe(403);
    expect((await same(token)).status).toBe(403);
  });

  test.each([
    ['/upload/sizes', { sizes: [] }],
    ['/upload/sizes', { sizes: [-1] }],
    ['/upload/sizes', { sizes: Array.from({ length: 1001 }, () => 1) }],
    ['/upload/same', { sha256: 'AB'.repeat(32) }],
    ['/upload/same', { sha256: 'ab' }],
  ])('%s refuses %o', async (path, input) => {
    expect((await product.call(path, input, { token: photographer })).status).toBe(400);
  });
});
