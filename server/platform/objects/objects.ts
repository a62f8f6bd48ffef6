import type { Readable } from 'node:stream';

/** The three kinds of place that files have; what they are called in the store comes from the configuration. */
export type Bucket = 'uploads' | 'originals' | 'previews';

interface Place {
  bucket: Bucket;
  key: string;
}

export interface ObjectOptions {
  contentType: string;
  cacheControl?: string;
}

interface ObjectFacts {
  size: number;
  etag: string;
  contentType: string;
  modified: Date;
}

interface ListedObject {
  key: string;
  size: number;
  modified: Date;
}

/** Let a browser do one thing with a few objects for a while, and nothing else. */
export interface TemporaryCredentials {
  accessKeyId: string;
  accessKeySecret: string;
  securityToken: string;
  expiresAt: Date;
}

/** For writing objects below one prefix of the bucket `uploads`. */
export type IssueUploadCredentials = (wish: { prefix: string; seconds: number }) => Promise<TemporaryCredentials>;

/**
 * For reading these objects of the bucket `originals`. Some stores take only so many: `keys` of the reply says for which
 * of them, from the first on, the credentials are good.
 */
export type IssueReadCredentials = (wish: {
  keys: readonly string[];
  seconds: number;
}) => Promise<TemporaryCredentials & { keys: readonly string[] }>;

/** What a browser must know to write, besides credentials. */
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

/** Where files are kept: uploads that browsers write, private originals, public previews. */
export interface Objects {
  put(bucket: Bucket, key: string, body: Uint8Array | string, options: ObjectOptions): Promise<void>;
  /** Large files go in parts; the object appears whole or not at all. */
  putFile(bucket: Bucket, key: string, file: string, options: ObjectOptions): Promise<{ size: number }>;
  /** Writes the object to a local file and flushes it; an object that is not there throws `ObjectMissing`. */
  fetchTo(bucket: Bucket, key: string, file: string, signal?: AbortSignal): Promise<{ size: number; sha256: string }>;
  /** The bytes of an object from one to another, both included, as they come; all of them without a range. */
  open(bucket: Bucket, key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable>;
  head(bucket: Bucket, key: string): Promise<ObjectFacts | undefined>;
  /** With options the copy is described anew, whatever its source said of itself. */
  copy(from: Place, to: Place, options?: ObjectOptions): Promise<void>;
  /** Keys that are not there are fine. */
  remove(bucket: Bucket, keys: readonly string[]): Promise<void>;
  list(bucket: Bucket, prefix: string): AsyncIterable<ListedObject>;
  /** Of an object in `previews`, as browsers reach it. */
  publicUrl(key: string): string;
  /** At most 600 seconds; with a file name the browser saves the object under it. */
  signedUrl(bucket: Bucket, key: string, options: { seconds: number; fileName?: string }): Promise<string>;
  /** Ends uploads in parts that nobody has finished, and replies how many there were. */
  endAbandonedUploads(bucket: Bucket, startedBefore: Date): Promise<number>;
  issueUploadCredentials: IssueUploadCredentials;
  issueReadCredentials: IssueReadCredentials;
  uploadTarget: UploadTarget;
  /** Where credentials for reading are used. */
  originalsTarget: Pick<UploadTarget, 'bucket' | 'region'> & { endpoint: string };
  /** Where browsers fetch and send files, for the pages' content security policy. */
  browserOrigins: string[];
  /** Makes the buckets, who may read them and who may send to them; doing it again changes nothing. */
  prepare(): Promise<void>;
  isReady(): Promise<boolean>;
  close(): void;
}
