import { hash } from 'node:crypto';
import type { SearchQuery } from '#contract/calls/search.ts';

/** The place where a page ended, and the counts from the first page. */
export interface Cursor {
  /** A place in the order, as the engine or the search by looks writes it. */
  place: string;
  total: number;
  more: boolean;
  /** The pieces of the query that were kept, one bit each, when nothing matched all of them. */
  kept: number;
}

const TEXT = /^([\w-]{11}) (-?[\d.]{1,40}) (\d{1,4}) ([01]) (\d{1,9})$/;

/** Writes a cursor for use in an address; it is valid for the same search only. */
export function writeCursor(query: SearchQuery, { place, total, more, kept }: Cursor): string {
  return Buffer.from(`${fingerprint(query)} ${place} ${total} ${more ? 1 : 0} ${kept}`).toString('base64url');
}

/** Undefined when the cursor is malformed or belongs to another search. */
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
