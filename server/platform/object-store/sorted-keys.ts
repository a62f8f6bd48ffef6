/** Keys in the order of their UTF-8 bytes, as S3 lists them. */
export interface SortedKeys {
  add(key: string): void;
  remove(key: string): void;
  /** The keys starting with the first that is not before `start`. */
  from(start: string): Iterator<string>;
  /** The keys after all those that begin with `prefix`. */
  behind(prefix: string): Iterator<string>;
}

// JavaScript compares strings by UTF-16 units; one character per UTF-8 byte compares like the bytes.
const toBytes = (key: string): string => Buffer.from(key, 'utf8').toString('latin1');
const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

export function sortedKeys(): SortedKeys {
  const sorted: string[] = [];
  /** Keys added since the last read: sorting many at once is much cheaper than inserting each. */
  let added = new Set<string>();

  function settle(): void {
    if (added.size === 0) return;
    if (added.size < 50) for (const one of added) place(one);
    else {
      for (const one of added) sorted.push(one);
      sorted.sort((a, b) => (a < b ? -1 : 1));
    }
    added = new Set();
  }
  function place(bytes: string): void {
    sorted.splice(find(bytes), 0, bytes);
  }
  function find(bytes: string): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < bytes) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  function* walk(bytes: string): Iterator<string> {
    for (let at = find(bytes); at < sorted.length; at += 1) yield fromBytes(sorted[at] ?? '');
  }
  return {
    add(key) {
      const bytes = toBytes(key);
      if (sorted[find(bytes)] !== bytes) added.add(bytes);
    },
    remove(key) {
      const bytes = toBytes(key);
      if (added.delete(bytes)) return;
      const at = find(bytes);
      if (sorted[at] === bytes) sorted.splice(at, 1);
    },
    from(start) {
      settle();
      return walk(toBytes(start));
    },
    behind(prefix) {
      settle();
      // No UTF-8 text contains the byte 255, so this sorts after everything with the prefix.
      return walk(`${toBytes(prefix)}\u00ff`);
    },
  };
}
