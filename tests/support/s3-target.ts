import { randomBytes } from 'node:crypto';
import { DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { connectObjects } from '#server/platform/objects/connect.ts';
import type { Bucket, Objects } from '#server/platform/objects/objects.ts';
import type { AccessKey, ObjectsSettings } from '#server/platform/objects/settings.ts';
import { startTestStore } from './object-store.ts';

export const PAGE_ORIGIN = 'http://localhost:4000';

export interface S3Target {
  objects: Objects;
  settings: ObjectsSettings;
  key: AccessKey;
}

/** The store that S3_ENDPOINT names, with buckets of the test's own; by default our own store in this process. */
export async function openTarget(): Promise<S3Target> {
  const foreign = process.env['S3_ENDPOINT'] !== undefined;
  const name = (bucket: Bucket) => `framehall-test-${randomBytes(4).toString('hex')}-${bucket}`;
  const config = loadConfig({
    ...(foreign ? process.env : {}),
    PUBLIC_URL: PAGE_ORIGIN,
    S3_UPLOADS_BUCKET: name('uploads'),
    S3_ORIGINALS_BUCKET: name('originals'),
    S3_PREVIEWS_BUCKET: name('previews'),
  });
  const store = foreign ? undefined : await startTestStore(config);
  const { objects: settings, objectsKey: key } = { ...config, ...store?.settings };
  if (!key) throw new Error('S3_ENDPOINT needs keys');
  const objects = connectObjects(settings, key, PAGE_ORIGIN);
  await objects.prepare();
  afterAll(async () => {
    if (!store) await removeBuckets(objects, settings, key);
    objects.close();
    await store?.close();
  });
  return { objects, settings, key };
}

export function newClient(settings: ObjectsSettings, credentials: AccessKey & { sessionToken?: string }): S3Client {
  const { endpoint, region } = settings;
  return new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
}

async function removeBuckets(objects: Objects, settings: ObjectsSettings, key: AccessKey): Promise<void> {
  const client = newClient(settings, key);
  for (const bucket of ['uploads', 'originals', 'previews'] as const) {
    await objects.endAbandonedUploads(bucket, new Date(Date.now() + 60_000));
    const names: string[] = [];
    for await (const { key: name } of objects.list(bucket, '')) names.push(name);
    await objects.remove(bucket, names);
    await client.send(new DeleteBucketCommand({ Bucket: settings.buckets[bucket] }));
  }
  client.destroy();
}
