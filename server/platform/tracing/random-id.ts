import { randomFillSync } from 'node:crypto';

const store = Buffer.alloc(4096);
let used = store.length;

/** So many random bytes as hex digits, fetched by the page, because asking for a few takes as long as for many. */
export function randomId(bytes: 8 | 16): string {
  if (used + bytes > store.length) {
    randomFillSync(store);
    used = 0;
  }
  used += bytes;
  return store.toString('hex', used - bytes, used);
}
