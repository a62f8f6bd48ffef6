import type { Checksum, ChecksumName } from './checksums.ts';
import { type SortedKeys, sortedKeys } from './sorted-keys.ts';

/** Everything stored about an object except its bytes, which are in the data file or folder `id`. */
export interface StoredObject {
  id: string;
  size: number;
  etag: string;
  /** In milliseconds. */
  modified: number;
  /** Content-Type, Cache-Control and others, and x-amz-meta-*. */
  headers: Record<string, string>;
  checksum?: Checksum & { type: 'COMPOSITE' | 'FULL_OBJECT' };
  /** Number of parts that it is stored in; undefined when it is one file. */
  parts?: number;
}

export interface Part {
  number: number;
  file: string;
  size: number;
  /** In hexadecimal. */
  etag: string;
  modified: number;
  checksum?: Checksum | undefined;
}

/** A multipart upload that is neither completed nor aborted. */
export interface Upload {
  id: string;
  bucket: string;
  key: string;
  began: number;
  headers: Record<string, string>;
  checksum?: { name: ChecksumName; type: 'COMPOSITE' | 'FULL_OBJECT' };
}

export interface OpenUpload extends Upload {
  parts: Map<number, Part>;
  /**
   * Set while it is being completed or given up: parts that arrive now are too late, and others who want to end it
   * wait.
   */
  ending?: Promise<StoredObject | undefined>;
}

export interface StoredBucket {
  made: number;
  objects: ObjectTable;
  keys: SortedKeys;
}

/**
 * Objects by key, each as text, because the garbage collector need not look into text; this keeps a large store fast.
 */
interface ObjectTable {
  get(key: string): StoredObject | undefined;
  set(key: string, object: StoredObject): void;
  delete(key: string): void;
  size(): number;
  all(): Iterable<[string, StoredObject]>;
}

function objectTable(): ObjectTable {
  const texts = new Map<string, string>();
  return {
    get(key) {
      const text = texts.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as StoredObject);
    },
    set: (key, object) => void texts.set(key, JSON.stringify(object)),
    delete: (key) => void texts.delete(key),
    size: () => texts.size,
    *all() {
      for (const [key, text] of texts) yield [key, JSON.parse(text) as StoredObject];
    },
  };
}

/** One entry of the journal. */
export type Fact =
  | { bucket: string; made: number }
  /** Takes effect only if the bucket is empty at that moment. */
  | { unmade: string }
  | { put: StoredObject; in: string; key: string }
  | { removed: string; in: string }
  | { began: Upload }
  | { aborted: string };

/** The state of the store in memory: buckets, objects by key, open uploads. */
export interface Records {
  buckets: Map<string, StoredBucket>;
  uploads: Map<string, OpenUpload>;
  apply(fact: Fact): void;
  /** The shortest journal that gives this state. */
  facts(): Iterable<Fact>;
  /** Number of facts in that journal. */
  size(): number;
}

export function createRecords(): Records {
  const buckets = new Map<string, StoredBucket>();
  const uploads = new Map<string, OpenUpload>();
  return {
    buckets,
    uploads,
    apply(fact) {
      if ('bucket' in fact) buckets.set(fact.bucket, { made: fact.made, objects: objectTable(), keys: sortedKeys() });
      else if ('unmade' in fact) {
        if (buckets.get(fact.unmade)?.objects.size() === 0) buckets.delete(fact.unmade);
      } else if ('put' in fact) {
        const bucket = buckets.get(fact.in);
        bucket?.objects.set(fact.key, fact.put);
        bucket?.keys.add(fact.key);
        uploads.delete(fact.put.id);
      } else if ('removed' in fact) {
        const bucket = buckets.get(fact.in);
        bucket?.objects.delete(fact.removed);
        bucket?.keys.remove(fact.removed);
      } else if ('began' in fact) uploads.set(fact.began.id, { ...fact.began, parts: new Map() });
      else uploads.delete(fact.aborted);
    },
    *facts() {
      for (const [bucket, { made }] of buckets) yield { bucket, made };
      for (const [name, { objects }] of buckets) for (const [key, put] of objects.all()) yield { put, in: name, key };
      for (const { parts: _parts, ending: _ending, ...began } of uploads.values()) yield { began };
    },
    size: () => [...buckets.values()].reduce((sum, { objects }) => sum + objects.size() + 1, uploads.size),
  };
}
