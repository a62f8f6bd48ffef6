import type { Readable } from 'node:stream';
import type { Content } from '../content.ts';

/** The three kinds of bucket; the configuration gives their names in the store. */
export type Bucket = 'uploads' | 'originals' | 'previews';

interface Place {
  bucket: Bucket;
  key: string;
}

export interface ObjectOptions {
  contentType: string;
  cacheControl?: string;
}

export interface ObjectFacts {
  size: number;
  etag: string;
  contentType: string;
  cacheControl: string | undefined;
  modified: Date;
}

export interface ListedObject {
  key: string;
  size: number;
  modified: Date;
}

/** Credentials that let a browser do one thing with a few objects for a limited time. */
export interface TemporaryCredentials {
  accessKeyId: string;
  accessKeySecret: string;
  securityToken: string;
  expiresAt: Date;
}

/**
 * Issues credentials to write exactly these objects of the bucket `uploads`; `keys` in the reply as for reading. Our own
 * store counts everything in `folder` against a quota.
 */
export type IssueUploadCredentials = (wish: {
  keys: readonly string[];
  folder: string;
  seconds: number;
}) => Promise<TemporaryCredentials & { keys: readonly string[] }>;

/**
 * Issues credentials to read these objects of the bucket `originals`. Some stores accept only a limited number: `keys`
 * in the reply lists the first ones, for which the credentials are valid.
 */
export type IssueReadCredentials = (wish: {
  keys: readonly string[];
  seconds: number;
}) => Promise<TemporaryCredentials & { keys: readonly string[] }>;

/** What a browser needs for uploading, besides credentials. */
interface UploadTarget {
  /** Address of the bucket as browsers reach it: an object is at `url + '/' + key`. */
  url: string;
  bucket: string;
  region: string;
  partBytes: number;
}

export interface ByteRange {
  first: number;
  last: number;
}

/** The object store: uploads that browsers write, private originals, public previews. */
export interface Objects {
  put(bucket: Bucket, key: string, body: Uint8Array | string, options: ObjectOptions): Promise<void>;
  /** Sends large files in parts; the object appears whole or not at all. */
  putFile(bucket: Bucket, key: string, file: string, options: ObjectOptions): Promise<{ size: number }>;
  /** The same for content that is read on the way: in order, each byte once, a few megabytes at a time. */
  putContent(
    bucket: Bucket,
    key: string,
    content: Content,
    options: ObjectOptions,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Writes the object to a local file and flushes it; throws `ObjectMissing` when there is no such object. */
  fetchTo(bucket: Bucket, key: string, file: string, signal?: AbortSignal): Promise<{ size: number; sha256: string }>;
  /** Streams a range of bytes of an object, both ends included, or the whole object. */
  open(bucket: Bucket, key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable>;
  head(bucket: Bucket, key: string): Promise<ObjectFacts | undefined>;
  /** With options, the copy gets new headers instead of those of its source. */
  copy(from: Place, to: Place, options?: ObjectOptions): Promise<void>;
  /** Ignores keys that do not exist. */
  remove(bucket: Bucket, keys: readonly string[]): Promise<void>;
  list(bucket: Bucket, prefix: string): AsyncIterable<ListedObject>;
  /** Public address of an object in `previews`. */
  publicUrl(key: string): string;
  /** At most 600 seconds; with a file name the browser saves the object under it. */
  signedUrl(bucket: Bucket, key: string, options: { seconds: number; fileName?: string }): Promise<string>;
  /** Ends unfinished multipart uploads and returns how many there were. */
  endAbandonedUploads(bucket: Bucket, startedBefore: Date): Promise<number>;
  issueUploadCredentials: IssueUploadCredentials;
  issueReadCredentials: IssueReadCredentials;
  uploadTarget: UploadTarget;
  /** The bucket that credentials for reading are for. */
  originalsTarget: Pick<UploadTarget, 'bucket' | 'region'> & { endpoint: string };
  /** Origins from which browsers fetch files and to which they send them, for the pages' content security policy. */
  browserOrigins: string[];
  /** Makes the buckets and sets who may read and write them; repeating it changes nothing. */
  prepare(): Promise<void>;
  isReady(): Promise<boolean>;
  close(): void;
}
