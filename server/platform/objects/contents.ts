import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { ObjectMissing } from './failures.ts';
import { encodeKey } from './links.ts';
import type { Bucket, ObjectFacts, Objects } from './objects.ts';
import { SOON, speak } from './speak.ts';

const PUT_MS = 60_000;
const REMOVE_MS = 60_000;
const COPY_MS = 15 * 60 * 1000;
const MOST_AT_ONCE = 1000;

/** Methods to put, inspect, copy, delete and list objects. */
export function contents(
  client: S3Client,
  names: Record<Bucket, string>,
): Pick<Objects, 'put' | 'head' | 'copy' | 'remove' | 'list'> {
  return {
    async put(bucket, key, body, { contentType, cacheControl }) {
      const about = { Bucket: names[bucket], Key: key, ContentType: contentType, CacheControl: cacheControl };
      const content = { Body: body, ContentLength: Buffer.byteLength(body) };
      await speak((options) => client.send(new PutObjectCommand({ ...about, ...content }), options), PUT_MS);
    },
    async head(bucket, key) {
      const command = new HeadObjectCommand({ Bucket: names[bucket], Key: key });
      const told = await speak((options) => client.send(command, options), SOON).catch(unlessMissing);
      return told && headOf(told);
    },
    async copy(from, to, options) {
      const CopySource = `${names[from.bucket]}/${encodeKey(from.key)}`;
      const anew = options && {
        MetadataDirective: 'REPLACE' as const,
        ContentType: options.contentType,
        CacheControl: options.cacheControl,
      };
      const command = new CopyObjectCommand({ Bucket: names[to.bucket], Key: to.key, CopySource, ...anew });
      await speak((options) => client.send(command, options), COPY_MS);
    },
    async remove(bucket, keys) {
      const Bucket = names[bucket];
      const [odd, plain] = [keys.filter(isUnprintable), keys.filter((key) => !isUnprintable(key))];
      for (const Key of odd)
        await speak((options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options), SOON);
      for (let start = 0; start < plain.length; start += MOST_AT_ONCE) {
        const Objects = plain.slice(start, start + MOST_AT_ONCE).map((Key) => ({ Key }));
        const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors = [] } = await speak((options) => client.send(command, options), REMOVE_MS);
        if (Errors[0]) throw new Error(`an object could not be removed (${Errors[0].Code})`);
      }
    },
    async *list(bucket, prefix) {
      let token: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket: names[bucket],
          Prefix: prefix,
          ContinuationToken: token,
          // XML cannot carry every key unencoded.
          EncodingType: 'url',
        });
        const page = await speak((options) => client.send(command, options), SOON);
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: decodeURIComponent(Key.replaceAll('+', ' ')), size: Size, modified: LastModified };
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
  };
}

/** Keys that XML cannot carry; such objects are deleted one by one, by address. */
function isUnprintable(key: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\ufffe\uffff]/.test(key);
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof ObjectMissing)) throw error;
}

function headOf(told: HeadObjectCommandOutput): ObjectFacts {
  return {
    size: told.ContentLength ?? 0,
    etag: (told.ETag ?? '').replaceAll('"', ''),
    contentType: told.ContentType ?? '',
    cacheControl: told.CacheControl,
    modified: told.LastModified ?? new Date(0),
  };
}
