import type { Caller, Place } from './caller.ts';
import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';
import { bucketOf, type Store } from './store.ts';

/**
 * Refuses content that would exceed the quota of the caller's credentials; the owner of the store has none. Content
 * counts from its announcement on, so that many requests at once do not exceed it together. Returns how to end that.
 */
export function takeRoom(store: Store, caller: Caller, request: S3Request, { bucket }: Place): () => void {
  if (request.method !== 'PUT' || caller.kind !== 'session' || caller.policy.quota === undefined) return () => {};
  const { prefix, bytes } = caller.policy.quota;
  const announced = Number(request.header('x-amz-decoded-content-length') ?? request.header('content-length') ?? 0);
  const others = store.receiving.get(prefix) ?? 0;
  if (bytesBelow(store, bucket, prefix) + others + announced > bytes) throw new S3Error('QuotaExceeded');
  store.receiving.set(prefix, others + announced);
  return () => {
    const left = (store.receiving.get(prefix) ?? 0) - announced;
    if (left > 0) store.receiving.set(prefix, left);
    else store.receiving.delete(prefix);
  };
}

function bytesBelow(store: Store, bucket: string, prefix: string): number {
  const { keys, objects } = bucketOf(store, bucket);
  let sum = 0;
  const walk = keys.from(prefix);
  for (let step = walk.next(); !step.done && step.value.startsWith(prefix); step = walk.next())
    sum += objects.get(step.value)?.size ?? 0;
  for (const upload of store.records.uploads.values())
    if (upload.bucket === bucket && upload.key.startsWith(prefix))
      for (const { size } of upload.parts.values()) sum += size;
  return sum;
}
