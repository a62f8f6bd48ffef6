import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { startTestStore, type TestStore } from './object-store.ts';
import { newClient } from './s3-target.ts';
import { type RawReply, requester, type Wish } from './s3-request.ts';

export const ORIGIN = 'http://localhost:4000';
export const Bucket = 'framehall-uploads';

export interface StoreUnderTest {
  store: TestStore;
  /** The official client of AWS. */
  client: S3Client;
  ask(wish: Wish): Promise<RawReply>;
}

/** Our own store with its buckets, until the test file ends. */
export async function openStoreUnderTest(options: { minPartBytes?: number } = {}): Promise<StoreUnderTest> {
  const store = await startTestStore(loadConfig({ PUBLIC_URL: ORIGIN }), options);
  const { objects, objectsKey } = store.settings;
  const client = newClient(objects, objectsKey);
  for (const name of Object.values(objects.buckets)) await client.send(new CreateBucketCommand({ Bucket: name }));
  afterAll(async () => {
    client.destroy();
    await store.close();
  });
  return { store, client, ask: requester(store.url, objectsKey) };
}
