import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sign } from '#tests/support/s3-request.ts';
import { Bucket, openStoreUnderTest } from '#tests/support/s3-store.ts';
import { readClaim } from './claim.ts';
import { readChunks } from './chunked.ts';
import { readRequest } from './request.ts';
import { checkSignature } from './signature.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const CREDENTIAL = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';

/** A request from Amazon's documentation, which has the bucket in the host name. */
function published(method: string, url: string, headers: Record<string, string>) {
  const distinct = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  return readRequest({ method, url, headers, headersDistinct: distinct } as unknown as IncomingMessage);
}

describe('the signatures of Amazon’s own examples', () => {
  const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };
  const authorization = (headers: string, signature: string) =>
    `AWS4-HMAC-SHA256 Credential=${CREDENTIAL},SignedHeaders=${headers},Signature=${signature}`;
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const examples = [
    published('GET', '/test.txt', {
      ...common,
      range: 'bytes=0-9',
      'x-amz-content-sha256': nothing,
      authorization: authorization(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    }),
    published('PUT', '/test%24file.text', {
      ...common,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      authorization: authorization(
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
    }),
    published('GET', '/?lifecycle', {
      ...common,
      'x-amz-content-sha256': nothing,
      authorization: authorization(
        'host;x-amz-content-sha256;x-amz-date',
        'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
      ),
    }),
    published('GET', '/?max-keys=2&prefix=J', {
      ...common,
      'x-amz-content-sha256': nothing,
      authorization: authorization(
        'host;x-amz-content-sha256;x-amz-date',
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
    }),
    published(
      'GET',
      `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${encodeURIComponent(CREDENTIAL)}&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404`,
      { host: common.host },
    ),
  ];

  test.each(examples.map((request) => [`${request.method} ${request.raw.url?.slice(0, 30)}`, request] as const))(
    '%s',
    (_name, request) => {
      const claim = readClaim(request);
      if (!claim) throw new Error('there is a claim');
      expect(checkSignature(request, claim, SECRET)).toHaveLength(32);
      expect(() => checkSignature(request, claim, `${SECRET}!`)).toThrow('signature');
    },
  );

  test('a body in signed chunks', async () => {
    const seed = '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9';
    const request = published('PUT', '/examplebucket/chunkObject.txt', {
      'content-encoding': 'aws-chunked',
      'content-length': '66824',
      host: 's3.amazonaws.com',
      'x-amz-content-sha256': 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
      'x-amz-date': '20130524T000000Z',
      'x-amz-decoded-content-length': '66560',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      authorization: authorization(
        'content-encoding;content-length;host;x-amz-content-sha256;x-amz-date;x-amz-decoded-content-length;x-amz-storage-class',
        seed,
      ),
    });
    const claim = readClaim(request);
    if (!claim) throw new Error('there is a claim');
    const signing = { key: checkSignature(request, claim, SECRET), date: claim.date, scope: claim.scope, seed };
    const body = Buffer.concat([
      Buffer.from('10000;chunk-signature=ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648\r\n'),
      Buffer.alloc(65_536, 'a'),
      Buffer.from('\r\n400;chunk-signature=0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497\r\n'),
      Buffer.alloc(1024, 'a'),
      Buffer.from('\r\n0;chunk-signature=b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9\r\n\r\n'),
    ]);
    expect(body).toHaveLength(66_824);
    for (const size of [1_000, 66_824]) {
      const content: Buffer[] = [];
      for await (const piece of readChunks(cut(body, size), { signing, onTrailer: undefined })) content.push(piece);
      expect(Buffer.concat(content).equals(Buffer.alloc(66_560, 'a'))).toBe(true);
    }
    const changed = Buffer.from(body);
    changed[66_000] = 98;
    const read = async () => {
      for await (const _piece of readChunks(cut(changed, 5_000), { signing, onTrailer: undefined }));
    };
    await expect(read()).rejects.toThrow('signature');
  });
});

async function* cut(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

const { store, ask } = await openStoreUnderTest();
const object = { method: 'PUT', path: `/${Bucket}/signed`, body: 'content' };
const MINUTE = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

describe('a signature that is not right', () => {
  test('the right one works, in headers and in the address, whatever the region', async () => {
    expect(await ask(object)).toMatchObject({ status: 200 });
    expect(await ask({ ...object, payload: 'UNSIGNED-PAYLOAD', region: 'us-east-1' })).toMatchObject({ status: 200 });
    expect(await ask({ ...object, expires: 60 })).toMatchObject({ status: 200 });
    expect(await ask({ path: object.path, expires: 60 })).toMatchObject({ status: 200, text: 'content' });
    expect(await ask({ path: object.path, date: ago(14 * MINUTE) })).toMatchObject({ status: 200 });
  });

  const read = { path: object.path };
  test.each([
    ['nobody’s', { ...read, change: ({ headers }) => delete headers['authorization'] }, 403, 'AccessDenied'],
    ['another secret', { ...read, secret: 'guessed' }, 403, 'SignatureDoesNotMatch'],
    ['another key', { ...read, accessKeyId: 'stranger' }, 403, 'InvalidAccessKeyId'],
    ['another path', { ...read, change: (sent) => (sent.path += 'x') }, 403, 'SignatureDoesNotMatch'],
    ['another parameter', { ...read, change: (sent) => (sent.path += '?x=1') }, 403, 'SignatureDoesNotMatch'],
    [
      'another header',
      { ...read, headers: { range: 'bytes=0-1' }, change: ({ headers }) => (headers['range'] = 'bytes=0-2') },
      403,
      'SignatureDoesNotMatch',
    ],
    ['a header of weight that is not signed', { ...read, unsigned: { 'x-amz-meta-a': '1' } }, 403, 'AccessDenied'],
    ['16 minutes old', { ...read, date: ago(16 * MINUTE) }, 403, 'RequestTimeTooSkewed'],
    ['16 minutes ahead', { ...read, date: ago(-16 * MINUTE) }, 403, 'RequestTimeTooSkewed'],
    [
      'no hash of the body',
      { ...read, change: ({ headers }) => delete headers['x-amz-content-sha256'] },
      400,
      'InvalidRequest',
    ],
    ['a strange hash', { ...read, payload: 'something' }, 400, 'InvalidArgument'],
    [
      'a scope of another day',
      {
        ...read,
        change: ({ headers }) =>
          (headers['authorization'] = headers['authorization']?.replace(/\/\d{8}\//, '/20200101/') ?? ''),
      },
      400,
      'AuthorizationHeaderMalformed',
    ],
    [
      'another service',
      {
        ...read,
        change: ({ headers }) => (headers['authorization'] = headers['authorization']?.replace('/s3/', '/ec2/') ?? ''),
      },
      400,
      'AuthorizationHeaderMalformed',
    ],
    [
      'a signature that is no number',
      {
        ...read,
        change: ({ headers }) =>
          (headers['authorization'] = headers['authorization']?.replace(/Signature=\w+/, 'Signature=nonsense') ?? ''),
      },
      403,
      'SignatureDoesNotMatch',
    ],
    [
      'garbage',
      { ...read, change: ({ headers }) => (headers['authorization'] = 'AWS4-HMAC-SHA256 x') },
      400,
      'AuthorizationHeaderMalformed',
    ],
    [
      'version 2',
      { ...read, change: ({ headers }) => (headers['authorization'] = 'AWS framehall:abc=') },
      400,
      'InvalidArgument',
    ],
    [
      'in headers and address',
      { ...read, expires: 60, unsigned: { authorization: 'AWS4-HMAC-SHA256 x' } },
      400,
      'InvalidArgument',
    ],
  ] as [string, Parameters<typeof ask>[0], number, string][])('%s', async (_name, wish, status, code) => {
    expect(await ask(wish)).toMatchObject({ status, code });
  });

  test('the owner’s key with a token', async () => {
    expect(await ask({ ...read, token: 'something' })).toMatchObject({ status: 400, code: 'InvalidToken' });
  });
});

describe('a link that is not right', () => {
  const link = { path: object.path, expires: 60 };
  const replacing = (what: RegExp | string, by: string) => ({
    ...link,
    change: (sent: { path: string }) => void (sent.path = sent.path.replace(what, by)),
  });
  test.each([
    ['expired', { ...link, date: ago(61_000) }, 403, 'AccessDenied'],
    ['of the future', { ...link, date: ago(-16 * MINUTE) }, 403, 'AccessDenied'],
    ['for longer than it was made for', replacing('Expires=60', 'Expires=600'), 403, 'SignatureDoesNotMatch'],
    ['for longer than a week', { ...link, expires: 604_801 }, 400, 'AuthorizationQueryParametersError'],
    ['for no time', { ...link, expires: 0 }, 400, 'AuthorizationQueryParametersError'],
    ['for nonsense', replacing('Expires=60', 'Expires=-1'), 400, 'AuthorizationQueryParametersError'],
    ['without signature', replacing(/&X-Amz-Signature=\w+/, ''), 400, 'AuthorizationQueryParametersError'],
    ['with two signatures', replacing(/(&X-Amz-Signature=\w+)/, '$1$1'), 400, 'AuthorizationQueryParametersError'],
    ['with a short one', replacing(/X-Amz-Signature=\w+/, 'X-Amz-Signature=abc'), 403, 'SignatureDoesNotMatch'],
    ['with another one', replacing(/X-Amz-Signature=\w{8}/, 'X-Amz-Signature=00000000'), 403, 'SignatureDoesNotMatch'],
    ['without date', replacing(/X-Amz-Date=\w+&/, ''), 400, 'AuthorizationQueryParametersError'],
    [
      'with a broken date',
      replacing(/X-Amz-Date=\w+&/, 'X-Amz-Date=yesterday&'),
      400,
      'AuthorizationQueryParametersError',
    ],
    [
      'with a broken credential',
      replacing(/X-Amz-Credential=[^&]+/, 'X-Amz-Credential=x'),
      400,
      'AuthorizationQueryParametersError',
    ],
    ['for another object', replacing('/signed', '/other'), 403, 'SignatureDoesNotMatch'],
    ['with more in it', replacing('?', '?response-content-type=text/html&'), 403, 'SignatureDoesNotMatch'],
  ] as [string, Parameters<typeof ask>[0], number, string][])('%s', async (_name, wish, status, code) => {
    await ask(object);
    expect(await ask(wish)).toMatchObject({ status, code });
  });

  test('a link for reading does not remove', async () => {
    await ask(object);
    const { path, headers } = sign(new URL(store.url).host, link, store.settings.objectsKey);
    const reply = await fetch(store.url + path, { method: 'DELETE', headers });
    expect(reply.status).toBe(403);
    expect((await fetch(store.url + path)).status).toBe(200);
  });
});
