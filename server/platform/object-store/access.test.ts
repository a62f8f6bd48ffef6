import { describe, expect, test } from 'vitest';
import { exchange } from '#tests/support/s3-request.ts';
import { Bucket, openStoreUnderTest, ORIGIN } from '#tests/support/s3-store.ts';
import { issueSession } from './session-token.ts';

const { store, ask } = await openStoreUnderTest();
const owner = store.settings.objectsKey;
const PUBLIC = 'framehall-previews';
await ask({
  method: 'PUT',
  path: `/${PUBLIC}/page.jpg`,
  body: '<script>alert(1)</script>',
  headers: { 'content-type': 'text/html' },
});
await ask({ method: 'PUT', path: `/${Bucket}/private`, body: 'nobody reads this' });

describe('temporary credentials', () => {
  const policy = { actions: ['s3:PutObject'], bucket: Bucket, keys: ['mine/1', 'mine/2'] };
  const wish = { method: 'PUT', path: `/${Bucket}/mine/1`, body: 'x' };
  const inAnHour = () => new Date(Date.now() + 3_600_000);
  const by = ({ accessKeyId, secretAccessKey, token }: ReturnType<typeof issueSession>) => ({
    accessKeyId,
    secret: secretAccessKey,
    token,
  });

  test('work in headers and in addresses, for their keys', async () => {
    const session = by(issueSession(owner.secretAccessKey, policy, inAnHour()));
    expect(await ask({ ...wish, ...session })).toMatchObject({ status: 200 });
    expect(await ask({ ...wish, ...session, expires: 60 })).toMatchObject({ status: 200 });
    expect(await ask({ ...wish, ...session, path: `/${Bucket}/other/1` })).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    });
    expect(await ask({ ...wish, ...session, path: `/${Bucket}/mine/2` })).toMatchObject({ status: 200 });
    for (const key of ['mine/3', 'mine/', 'mine/1/', 'mine/../other', 'MINE/1'])
      expect(await ask({ ...wish, ...session, path: `/${Bucket}/${key}` })).toMatchObject({ status: 403 });
    expect(await ask({ path: `/${Bucket}/other` })).toMatchObject({ status: 404 });
    expect(await ask({ ...wish, ...session, path: `/${PUBLIC}/mine/1` })).toMatchObject({ status: 403 });
    expect(await ask({ ...session, path: `/${Bucket}/mine/1` })).toMatchObject({ status: 403 });
    expect(await ask({ ...session, path: `/${Bucket}/mine/1`, query: { tagging: '' } })).toMatchObject({ status: 403 });
    expect(await ask({ ...session, path: `/${Bucket}` })).toMatchObject({ status: 403 });
    expect(await ask({ ...session, path: '/' })).toMatchObject({ status: 403 });
  });

  test('have a quota for objects and unfinished uploads together, which others do not use up', async () => {
    const quota = { prefix: 'full/', bytes: 10 };
    const full = (keys: string[]) => by(issueSession(owner.secretAccessKey, { ...policy, keys, quota }, inAnHour()));
    const session = full(['full/1', 'full/2']);
    const put = (key: string, bytes: number, credentials: object = session) =>
      ask({ method: 'PUT', path: `/${Bucket}/${key}`, body: 'x'.repeat(bytes), ...credentials });
    expect(await put('full/1', 11)).toMatchObject({ status: 403, code: 'QuotaExceeded' });
    expect(await put('full/1', 6)).toMatchObject({ status: 200 });
    expect(await put('full/2', 5)).toMatchObject({ status: 403, code: 'QuotaExceeded' });
    const begun = await ask({ method: 'POST', path: `/${Bucket}/full/2`, query: { uploads: '' }, ...session });
    const [, uploadId = ''] = /<UploadId>(.*)<\/UploadId>/.exec(begun.text) ?? [];
    const part = (partNumber: string, bytes: number) =>
      ask({
        method: 'PUT',
        path: `/${Bucket}/full/2`,
        query: { partNumber, uploadId },
        body: 'x'.repeat(bytes),
        ...session,
      });
    expect(await part('1', 3)).toMatchObject({ status: 200 });
    expect(await part('2', 2)).toMatchObject({ status: 403, code: 'QuotaExceeded' });
    expect(await part('2', 1)).toMatchObject({ status: 200 });
    expect(await put('full/1', 1, full(['full/1']))).toMatchObject({ status: 403 });
    expect(await put('fuller', 50, {})).toMatchObject({ status: 200 });
    await ask({ method: 'DELETE', path: `/${Bucket}/full/1` });
    expect(await put('full/1', 6)).toMatchObject({ status: 200 });
  });

  test('do not exceed their quota together when many write at once, and a refused request gives its room back', async () => {
    const keys = Array.from({ length: 10 }, (_, place) => `crowd/${place}`);
    const quota = { prefix: 'crowd/', bytes: 3_000_000 };
    const session = by(issueSession(owner.secretAccessKey, { ...policy, keys, quota }, inAnHour()));
    const put = (key: string) =>
      ask({ method: 'PUT', path: `/${Bucket}/${key}`, body: Buffer.alloc(1_000_000), ...session });
    const codes = (await Promise.all(keys.map(put))).map(({ status, code }) => code ?? String(status));
    expect(codes.toSorted()).toEqual(['200', '200', '200', ...Array<string>(7).fill('QuotaExceeded')]);
    for (const key of keys) await ask({ method: 'DELETE', path: `/${Bucket}/${key}` });
    const broken = { method: 'PUT', path: `/${Bucket}/crowd/0`, body: Buffer.alloc(1_000_000), ...session };
    for (let time = 0; time < 5; time += 1)
      expect(await ask({ ...broken, payload: '0'.repeat(64) })).toMatchObject({ status: 400 });
    expect(await put('crowd/0')).toMatchObject({ status: 200 });
  });

  test('end when they say', async () => {
    const session = by(issueSession(owner.secretAccessKey, policy, new Date(Date.now() - 1000)));
    expect(await ask({ ...wish, ...session })).toMatchObject({ status: 400, code: 'ExpiredToken' });
    expect(await ask({ ...wish, ...session, expires: 600 })).toMatchObject({ status: 400, code: 'ExpiredToken' });
  });

  test('cannot be made or changed by those who hold them', async () => {
    const issued = issueSession(owner.secretAccessKey, policy, inAnHour());
    const session = by(issued);
    const [claims = '', signature = ''] = issued.token.split('.');
    const more = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), keys: ['other'] };
    const forged = `${Buffer.from(JSON.stringify(more)).toString('base64url')}.${signature}`;
    const other = issueSession(owner.secretAccessKey, policy, inAnHour());
    const outcomes = [
      { ...session, token: forged },
      { ...session, token: claims },
      { ...session, token: '' },
      { ...session, token: 'x.y' },
      { ...session, token: other.token },
      by(issueSession('a guess', policy, inAnHour())),
    ].map((credentials) => ask({ ...wish, ...credentials }));
    expect((await Promise.all(outcomes)).map(({ code }) => code)).toEqual(
      Array.from({ length: 6 }, () => 'InvalidToken'),
    );
    const { token: _token, ...without } = session;
    expect(await ask({ ...wish, ...without })).toMatchObject({ status: 403, code: 'InvalidAccessKeyId' });
    expect(await ask({ ...wish, ...session, secret: 'a guess' })).toMatchObject({ code: 'SignatureDoesNotMatch' });
  });
});

describe('anybody', () => {
  test('reads what is public', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${store.url}/${PUBLIC}/page.jpg`, { method })).status).toBe(200);
    expect((await fetch(`${store.url}/${PUBLIC}/nothing`)).status).toBe(404);
  });

  test.each([
    ['GET', `/${Bucket}/private`],
    ['HEAD', `/${Bucket}/private`],
    ['GET', `/${Bucket}/nothing`],
    ['GET', `/${Bucket}`],
    ['GET', `/${PUBLIC}`],
    ['GET', `/${PUBLIC}?list-type=2`],
    ['GET', `/${PUBLIC}?policy`],
    ['GET', `/${PUBLIC}/page.jpg?acl`],
    ['GET', `/${PUBLIC}/../${Bucket}/private`],
    ['GET', `/${PUBLIC}/%2e%2e/${Bucket}/private`],
    ['GET', '/'],
    ['GET', '/nothing/x'],
    ['PUT', `/${PUBLIC}/x`],
    ['PUT', '/new-bucket'],
    ['POST', `/${PUBLIC}?delete`],
    ['POST', `/${PUBLIC}/x?uploads`],
    ['DELETE', `/${PUBLIC}/page.jpg`],
  ])('nothing else: %s %s', async (method, path) => {
    const reply = await exchange(store.url, { method, path, headers: {} });
    expect(reply.text).not.toContain('nobody reads this');
    // Dots in a key are part of the name, so a public object of that name is not found.
    expect(reply.status).toBe(/\.\.|%2e/.test(path) ? 404 : 403);
  });
});

describe('pages', () => {
  test('what is stored runs nothing, whatever it says it is', async () => {
    const { headers } = await fetch(`${store.url}/${PUBLIC}/page.jpg`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const refused = await fetch(`${store.url}/${Bucket}/private`);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(refused.headers.get('x-amz-request-id')).toMatch(/.{16}/);
  });

  const preflight = async (path: string, origin: string, method: string) =>
    await fetch(store.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,x-amz-date',
      },
    });

  test('those of the product may ask before they send, and then send', async () => {
    const asked = await preflight(`/${Bucket}/mine/1`, ORIGIN, 'PUT');
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': 'authorization,content-type,x-amz-date',
      vary: expect.stringContaining('Origin'),
    });
    const sent = await ask({ method: 'PUT', path: `/${Bucket}/from-page`, body: 'x', unsigned: { origin: ORIGIN } });
    expect(sent.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(sent.headers['access-control-expose-headers']).toContain('ETag');
    const refused = await fetch(`${store.url}/${Bucket}/private`, { headers: { origin: ORIGIN } });
    expect(refused.headers.get('access-control-allow-origin'), 'a page can read why it was refused').toBe(ORIGIN);
  });

  test('those of strangers may only fetch what is public', async () => {
    const stranger = 'https://elsewhere.example';
    expect((await preflight(`/${Bucket}/mine/1`, stranger, 'PUT')).status).toBe(403);
    expect((await preflight(`/${PUBLIC}/page.jpg`, stranger, 'PUT')).status).toBe(403);
    const asked = await preflight(`/${PUBLIC}/page.jpg`, stranger, 'GET');
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const fetched = await fetch(`${store.url}/${PUBLIC}/page.jpg`, { headers: { origin: stranger } });
    expect(fetched.headers.get('access-control-allow-origin')).toBe('*');
    const link = await ask({ path: `/${Bucket}/private`, expires: 60, unsigned: { origin: stranger } });
    expect([link.status, link.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});
