import type { Bucket } from '../objects/objects.ts';

/** The files of uploads that are not finished are left out: whoever sends them sends them again. */
export const KEPT_BUCKETS = ['originals', 'previews'] as const satisfies Bucket[];
export type KeptBucket = (typeof KEPT_BUCKETS)[number];

/** One version of a file of the store, whose bytes are kept. */
export interface KeptFile {
  in: KeptBucket;
  key: string;
  size: number;
  /** When it was put into the store, in milliseconds. */
  modified: number;
  sha256: string;
  contentType: string;
  cacheControl?: string | undefined;
  /** When it was noticed that the store no longer has it. */
  gone?: number;
}

export type IndexFact = { put: KeptFile } | { gone: string; in: KeptBucket; at: number };

/** What is known about the files that are kept, and were. */
export interface ObjectIndex {
  apply(fact: IndexFact): void;
  /** The fewest facts that say the same. */
  facts(): Iterable<IndexFact>;
  /** Forgets versions that were gone before a moment, and returns them. */
  forget(moment: number): KeptFile[];
  /** The newest version; undefined when there is none, or it is gone. */
  current(bucket: KeptBucket, key: string): KeptFile | undefined;
  /** Every file that the store had at a moment, in the version that it had then. */
  filesAt(moment: number): Iterable<KeptFile>;
  all(): Iterable<KeptFile>;
}

/** How far the clocks of database and store may be apart. */
const CLOCKS_APART = 5 * 60_000;

export function createIndex(): ObjectIndex {
  const versions = new Map<string, KeptFile[]>();
  const newest = (bucket: KeptBucket, key: string) => versions.get(`${bucket}/${key}`)?.at(-1);
  function* all(): Iterable<KeptFile> {
    for (const files of versions.values()) yield* files;
  }
  return {
    all,
    apply(fact) {
      if (!('put' in fact)) {
        const file = newest(fact.in, fact.gone);
        if (file) file.gone = fact.at;
        return;
      }
      const name = `${fact.put.in}/${fact.put.key}`;
      const files = versions.get(name) ?? [];
      versions.set(name, files);
      // What is replaced is gone too.
      const before = files.at(-1);
      if (before) before.gone ??= fact.put.modified;
      files.push(fact.put);
    },
    *facts() {
      for (const put of all()) yield { put };
    },
    forget(moment) {
      const forgotten: KeptFile[] = [];
      for (const [name, files] of versions) {
        const [old, kept] = [files.filter(isOld), files.filter((file) => !isOld(file))];
        forgotten.push(...old);
        if (kept.length === 0) versions.delete(name);
        else if (old.length > 0) versions.set(name, kept);
      }
      return forgotten;

      function isOld({ gone }: KeptFile): boolean {
        return gone !== undefined && gone < moment;
      }
    },
    current(bucket, key) {
      const file = newest(bucket, key);
      return file?.gone === undefined ? file : undefined;
    },
    *filesAt(moment) {
      for (const files of versions.values()) {
        const file =
          files.findLast(({ modified }) => modified <= moment) ??
          files.find(({ modified }) => modified <= moment + CLOCKS_APART);
        if (file && (file.gone === undefined || file.gone > moment)) yield file;
      }
    },
  };
}
