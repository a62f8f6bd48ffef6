import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTarget } from '#tests/support/s3-target.ts';
import { summedUp } from '../source.ts';
import { realWorld } from '../world.ts';
import { createClock } from './clock.ts';
import { createCredentials } from './credentials.ts';
import { type Multipart, multipartAt, type SentPart } from './multipart.ts';

const MB = 1024 * 1024;
const { objects, settings } = await openTarget();
const { signal } = new AbortController();

async function uploadTo(filePath: string): Promise<Multipart> {
  const {
    expiresAt,
    keys: filePaths,
    ...key
  } = await objects.issueUploadCredentials({
    keys: [filePath],
    folder: 'user/7/',
    seconds: 900,
  });
  const clock = createClock(realWorld);
  const credentials = createCredentials(
    async () => ({ ...key, filePaths: [...filePaths], expiration: expiresAt.toISOString() }),
    clock,
  );
  const url = `${settings.endpoint}/${settings.buckets.uploads}`;
  return multipartAt({ world: realWorld, clock, credentials }, { url, filePath, region: settings.region });
}

async function sendAll(multipart: Multipart, uploadId: string, content: Buffer): Promise<SentPart[]> {
  const sent: SentPart[] = [];
  for (let number = 1; (number - 1) * MB < content.length; number += 1) {
    const piece = await summedUp(new Uint8Array(content.subarray((number - 1) * MB, number * MB)));
    sent.push(await multipart.sendPart(uploadId, number, piece, signal));
  }
  return sent;
}

test('[R254] parts with their checksums become one object, also by what the store lists of them', async () => {
  const content = randomBytes(2 * MB + 5);
  const multipart = await uploadTo('user/7/film.mp4');
  const uploadId = await multipart.create(signal);
  const sent = await sendAll(multipart, uploadId, content);
  const listed = await multipart.listParts(uploadId, signal);
  expect(listed.map(({ number, size }) => [number, size])).toEqual([
    [1, MB],
    [2, MB],
    [3, 5],
  ]);
  await multipart.complete(uploadId, [sent[0]!, ...listed.slice(1)], signal);
  expect(await objects.head('uploads', 'user/7/film.mp4')).toMatchObject({ size: content.length });
});

test('[R254] a part that is not what its checksum says is refused', async () => {
  const multipart = await uploadTo('user/7/broken.mp4');
  const uploadId = await multipart.create(signal);
  const sha256 = new Uint8Array(createHash('sha256').update('something else').digest());
  const broken = multipart.sendPart(uploadId, 1, { bytes: new Uint8Array(100), sha256 }, signal);
  await expect(broken).rejects.toMatchObject({ status: 400 });
  expect(await multipart.listParts(uploadId, signal)).toEqual([]);
});
