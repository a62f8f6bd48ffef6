import { hash } from 'node:crypto';
import type { SearchQuery } from '#contract/calls/search.ts';

/** The place where a page ended, and what the first page found out. */
export interface Cursor {
  /** A place in the order, as the engine or the search by looks writes it. */
  place: string;
  total: number;
  more: boolean;
  /** The pieces of the query that were kept, one bit each, when nothing matched all of them. */
  kept: number;
  /** What the results are for when the keyword was mistyped. */
  corrected: string | null;
}

const TEXT = /^([\w-]{11}) (-?[\d.]{1,40}) (\d{1,4}) ([01]) (\d{1,9})(?: (.{1,120}))?$/;

/** Writes a cursor for use in an address; it is valid for the same search only. */
export function writeCursor(query: SearchQuery, { place, total, more, kept, corrected }: Cursor): string {
  const text = `${fingerprint(query)} ${place} ${total} ${more ? 1 : 0} ${kept}${corrected === null ? '' : ` ${corrected}`}`;
  return Buffer.from(text).toString('base64url');
}

/** Undefined when the cursor is malformed or belongs to another search. */
export function readCursor(query: SearchQuery, text: string): Cursor | undefined {
  const [, of, place = '', total, more, kept, corrected = null] =
    TEXT.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (of !== fingerprint(query)) return undefined;
  return { place, total: Number(total), more: more === '1', kept: Number(kept), corrected };
}

function fingerprint({ after: _after, pageSize: _pageSize, ...query }: SearchQuery): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return hash('sha256', text, 'base64url').slice(0, 11);
}
