import { expect, test } from 'vitest';
import { encodeStrictly, presign } from './presign.ts';

test('a link is signed as the example of the S3 documentation is', () => {
  // “Authenticating Requests: Using Query Parameters”
  const link = presign(
    {
      url: 'https://examplebucket.s3.amazonaws.com/test.txt',
      region: 'us-east-1',
      accessKey: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
      seconds: 86_400,
    },
    new Date('2013-05-24T00:00:00Z'),
  );
  expect(link).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z' +
      '&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test('signs that addresses treat in their own ways are encoded', () => {
  expect(encodeStrictly("it's (1)*!~-_.")).toBe('it%27s%20%281%29%2A%21~-_.');
});
