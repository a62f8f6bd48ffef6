import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { signParameters } from './alibaba.ts';
import { readCredentialIssuer, uploadCredentialIssuer } from './credentials.ts';
import { isStoreGone } from './failures.ts';

describe('the signature of Alibaba Cloud', () => {
  test('is that of the published example', () => {
    const parameters = {
      Timestamp: '2016-02-23T12:46:24Z',
      Format: 'XML',
      AccessKeyId: 'testid',
      Action: 'DescribeRegions',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
      Version: '2014-05-26',
      SignatureVersion: '1.0',
    };
    expect(signParameters('GET', parameters, 'testsecret')).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=');
  });

  test('is that of the published example with Chinese and JSON in it', () => {
    const parameters = {
      AccessKeyId: 'testId',
      Action: 'SendSms',
      Format: 'XML',
      OutId: '123',
      PhoneNumbers: '15300000001',
      RegionId: 'cn-hangzhou',
      SignName: '阿里云短信测试专用',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
      SignatureVersion: '1.0',
      TemplateCode: 'SMS_71390007',
      TemplateParam: '{"customer":"test"}',
      Timestamp: '2017-07-12T02:42:19Z',
      Version: '2017-05-25',
    };
    expect(signParameters('GET', parameters, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=');
  });
});

/** Checks requests byte by byte as the documentation describes, and answers as Alibaba's STS does. */
function verify(request: IncomingMessage, body: string): Record<string, string> {
  expect(request.method).toBe('POST');
  const pairs = body.split('&').map((pair) => pair.split('=') as [string, string]);
  const unreserved = /[A-Za-z0-9\-_.~]/;
  const encode = (value: string) =>
    [...Buffer.from(value)]
      .map((byte) => {
        const sign = String.fromCharCode(byte);
        return byte < 128 && unreserved.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
      })
      .join('');
  const parameters = Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]));
  const { Signature, ...signed } = parameters;
  const names = Object.keys(signed).toSorted();
  const query = names.map((name) => `${encode(name)}=${encode(signed[name] ?? '')}`).join('&');
  const expected = createHmac('sha1', 'its secret&')
    .update(`POST&${encode('/')}&${encode(query)}`)
    .digest('base64');
  expect(Signature).toBe(expected);
  return signed;
}

describe('[R253] upload credentials of Alibaba Cloud', async () => {
  let seen: Record<string, string> = {};
  let answer = { status: 200, body: '' };
  let complaint: unknown;
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      seen = verify(request, await text(request));
    } catch (error) {
      complaint = error;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };
  const server = createServer((request, response) => void reply(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const { objects: settings } = loadConfig({
    S3_ENDPOINT: 'https://oss-cn-shanghai.aliyuncs.com',
    S3_STS_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_STS_ROLE_ARN: 'acs:ram::123456789:role/upload',
    S3_ACCESS_KEY_ID: 'its id',
    S3_SECRET_ACCESS_KEY: 'its secret',
  });
  const issue = uploadCredentialIssuer(settings, { accessKeyId: 'its id', secretAccessKey: 'its secret' });
  const Credentials = {
    AccessKeyId: 'STS.id',
    AccessKeySecret: 'temporary secret',
    SecurityToken: 'token',
    Expiration: '2030-04-09T11:52:19Z',
  };

  test('are asked for with a policy for exactly these objects', async () => {
    answer = { status: 200, body: JSON.stringify({ RequestId: 'x', Credentials }) };
    expect(await issue({ keys: ['user/7/a.mp4', 'user/7/b.mp4'], folder: 'user/7/', seconds: 3600 })).toEqual({
      accessKeyId: 'STS.id',
      accessKeySecret: 'temporary secret',
      securityToken: 'token',
      expiresAt: new Date('2030-04-09T11:52:19Z'),
      keys: ['user/7/a.mp4', 'user/7/b.mp4'],
    });
    expect(complaint).toBeUndefined();
    expect(seen).toMatchObject({
      Action: 'AssumeRole',
      Version: '2015-04-01',
      Format: 'JSON',
      AccessKeyId: 'its id',
      SignatureMethod: 'HMAC-SHA1',
      RoleArn: 'acs:ram::123456789:role/upload',
      DurationSeconds: '3600',
    });
    expect(seen['Timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(JSON.parse(seen['Policy'] ?? '')).toEqual({
      Version: '1',
      Statement: [
        {
          Effect: 'Allow',
          Action: ['oss:PutObject', 'oss:AbortMultipartUpload', 'oss:ListParts'],
          Resource: ['acs:oss:*:*:framehall-uploads/user/7/a.mp4', 'acs:oss:*:*:framehall-uploads/user/7/b.mp4'],
        },
      ],
    });
  });

  test('[R256] name exactly the objects that may be read, as many as a policy can', async () => {
    answer = { status: 200, body: JSON.stringify({ RequestId: 'x', Credentials }) };
    const read = readCredentialIssuer(settings, { accessKeyId: 'its id', secretAccessKey: 'its secret' });
    const few = await read({ keys: ['a.mp4', 'b.mp4'], seconds: 3600 });
    expect(few.keys).toEqual(['a.mp4', 'b.mp4']);
    expect(JSON.parse(seen['Policy'] ?? '')).toEqual({
      Version: '1',
      Statement: [
        {
          Effect: 'Allow',
          Action: ['oss:GetObject'],
          Resource: ['acs:oss:*:*:framehall-originals/a.mp4', 'acs:oss:*:*:framehall-originals/b.mp4'],
        },
      ],
    });
    const many = Array.from({ length: 50 }, (_, place) => `${place}-${'k'.repeat(40)}.mp4`);
    const fitting = await read({ keys: many, seconds: 3600 });
    expect(seen['Policy']?.length).toBeLessThanOrEqual(2048);
    expect(fitting.keys).toEqual(many.slice(0, fitting.keys.length));
    expect(fitting.keys.length).toBeGreaterThan(10);
    await expect(read({ keys: ['*'], seconds: 900 })).rejects.toThrow(RangeError);
    await expect(read({ keys: [], seconds: 900 })).rejects.toThrow(RangeError);
    await expect(read({ keys: ['a'], seconds: 3601 })).rejects.toThrow(RangeError);
  });

  test('a refusal is told by its code', async () => {
    answer = { status: 403, body: JSON.stringify({ Code: 'NoPermission', Message: 'no' }) };
    await expect(issue({ keys: ['user/7/a.mp4'], folder: 'user/7/', seconds: 900 })).rejects.toThrow(
      'STS refuses (NoPermission)',
    );
  });

  test.each([
    [500, '{}'],
    [503, 'busy'],
  ])('%i means that it is away', async (status, body) => {
    answer = { status, body };
    const failure: unknown = await issue({ keys: ['user/7/a.mp4'], folder: 'user/7/', seconds: 900 }).catch(
      (error: unknown) => error,
    );
    expect(isStoreGone(failure)).toBe(true);
  });

  test('an answer without credentials is none', async () => {
    answer = { status: 200, body: '{}' };
    await expect(issue({ keys: ['user/7/a.mp4'], folder: 'user/7/', seconds: 900 })).rejects.toThrow();
  });
});

describe('[R253] where Alibaba keeps buckets', async () => {
  const { objects: settings } = loadConfig({
    S3_ENDPOINT: 'https://oss-cn-shanghai.aliyuncs.com',
    S3_STS_ROLE_ARN: 'acs:ram::123456789:role/upload',
    S3_ACCESS_KEY_ID: 'its id',
    S3_SECRET_ACCESS_KEY: 'its secret',
  });
  const { connectObjects } = await import('./connect.ts');
  const objects = connectObjects(settings, { accessKeyId: 'a', secretAccessKey: 'b' }, 'http://localhost:4000');

  test('the bucket stands in the host name', async () => {
    expect(objects.uploadTarget.url).toBe('https://framehall-uploads.oss-cn-shanghai.aliyuncs.com');
    expect(objects.publicUrl('a b')).toBe('https://framehall-previews.oss-cn-shanghai.aliyuncs.com/a%20b');
    expect(await objects.signedUrl('originals', 'x', { seconds: 60 })).toMatch(
      /^https:\/\/framehall-originals\.oss-cn-shanghai\.aliyuncs\.com\/x\?/,
    );
    expect(objects.browserOrigins).toHaveLength(3);
  });
});
