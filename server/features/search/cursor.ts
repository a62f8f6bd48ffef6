import { hash } from 'node:crypto';
import type { SearchQuery } from '#contract/calls/search.ts';

/** Where a page ended, and what the first one found out. */
export interface Cursor {
  /** In the words of whoever keeps the order. */
  place: string;
  total: number;
  more: boolean;
  /** Which pieces of the words were left, one bit each, when not all of them could be found together. */
  kept: number;
}

const TEXT = /^([\w-]{11}) (-?[\d.]{1,40}) (\d{1,4}) ([01]) (\d{1,9})$/;

/** Stands in an address; it goes on with the same search only. */
export function writeCursor(query: SearchQuery, { place, total, more, kept }: Cursor): string {
  return Buffer.from(`${fingerprint(query)} ${place} ${total} ${more ? 1 : 0} ${kept}`).toString('base64url');
}

/** Undefined when it is none, or one of another search. */
export function readCursor(query: SearchQuery, text: string): Cursor | undefined {
  const [, of, place = '', total, more, kept] = TEXT.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (of !== fingerprint(query)) return undefined;
  return { place, total: Number(total), more: more === '1', kept: Number(kept) };
}

function fingerprint({ after: _after, pageSize: _pageSize, ...query }: SearchQuery): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return hash('sha256', text, 'base64url').slice(0, 11);
}
