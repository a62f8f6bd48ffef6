import { hash } from 'node:crypto';
import type { SearchQuery } from '#contract/calls/search.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { NOTHING_PLACED, type Placed } from './placements/placed.ts';

/** The place where a page ended, and what the first page found out. */
export interface Cursor {
  /** A place in the order, which only the engine or the search by looks that wrote it understands. */
  place: string;
  total: number;
  more: boolean;
  /** The pieces of the query that were kept, one bit each, when nothing matched all of them. */
  kept: number;
  /** What the results are for when the keyword was mistyped. */
  corrected: string | null;
  /** What editors moved in this list when it began, so that its pages have neither gaps nor doubles. */
  placed: Placed;
}

const TEXT =
  /^([\w-]{11}) ([\w.-]{1,60})(?:~([\da-z.]{0,60})_([\da-z.]{0,120}))? (\d{1,4}) ([01]) (\d{1,9})(?: (.{1,120}))?$/;

/** Writes a cursor for use in an address; it is valid for the same search only. */
export function writeCursor(query: SearchQuery, { place, total, more, kept, corrected, placed }: Cursor): string {
  const { pinned, buried } = placed;
  const moved = pinned.length + buried.length === 0 ? '' : `~${writeIds(pinned)}_${writeIds(buried)}`;
  const text = `${fingerprint(query)} ${place}${moved} ${total} ${more ? 1 : 0} ${kept}${corrected === null ? '' : ` ${corrected}`}`;
  return Buffer.from(text).toString('base64url');
}

/** Undefined when the cursor is malformed or belongs to another search. */
export function readCursor(query: SearchQuery, text: string): Cursor | undefined {
  const [, of, place = '', pinned, buried, total, more, kept, corrected = null] =
    TEXT.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (of !== fingerprint(query)) return undefined;
  const placed = pinned === undefined ? NOTHING_PLACED : { pinned: readIds(pinned), buried: readIds(buried ?? '') };
  return { place, total: Number(total), more: more === '1', kept: Number(kept), corrected, placed };
}

const writeIds = (ids: readonly number[]) => ids.map((id) => id.toString(36)).join('.');

function readIds(text: string): number[] {
  const ids = text.split('.').map((id) => Number.parseInt(id, 36));
  return ids.filter((id) => Number.isSafeInteger(id));
}

/** What a place or a cursor that belongs elsewhere is told. */
export function wrongCursor(): Problem {
  return problem('bad-input', { fields: { after: 'invalid' } });
}

function fingerprint({ after: _after, pageSize: _pageSize, ...query }: SearchQuery): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return hash('sha256', text, 'base64url').slice(0, 11);
}
