import type { Checksum, ChecksumName } from './checksums.ts';
import { type SortedKeys, sortedKeys } from './sorted-keys.ts';

/** What is kept of an object besides its bytes, which are in the data file or folder `id`. */
export interface StoredObject {
  id: string;
  size: number;
  etag: string;
  /** Milliseconds. */
  modified: number;
  /** Content-Type, Cache-Control …, x-amz-meta-*. */
  headers: Record<string, string>;
  checksum?: Checksum & { type: 'COMPOSITE' | 'FULL_OBJECT' };
  /** In how many parts it is kept; absent when it is one file. */
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

/** An upload in parts that was begun and neither completed nor aborted. */
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
  /** While it is being completed or given up: parts that arrive now are too late, others who want to end it wait. */
  ending?: Promise<StoredObject | undefined>;
}

export interface StoredBucket {
  made: number;
  objects: ObjectTable;
  keys: SortedKeys;
}

/** Objects by key, each as text: what a garbage collector need not look into does not slow a large store down. */
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

/** One line of the journal. */
export type Fact =
  | { bucket: string; made: number }
  /** Holds only for a bucket that is empty when its turn comes. */
  | { unmade: string }
  | { put: StoredObject; in: string; key: string }
  | { removed: string; in: string }
  | { began: Upload }
  | { aborted: string };

/** Everything that the store knows, in memory: buckets, objects by key, open uploads. */
export interface Catalog {
  buckets: Map<string, StoredBucket>;
  uploads: Map<string, OpenUpload>;
  apply(fact: Fact): void;
  /** The shortest journal that leads to this state. */
  facts(): Iterable<Fact>;
  /** How many facts that is. */
  size(): number;
}

export function createCatalog(): Catalog {
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
