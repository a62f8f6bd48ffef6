import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from './zip.ts';

/** The part that is asked for: nothing in particular, or one that does not exist. Several parts are sent as the whole. */
export function rangeOf(
  headers: Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | string[] | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'none' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!asked || (headers['if-range'] !== undefined && headers['if-range'] !== etag)) return undefined;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first >= size || (from === '' && Number(to) === 0) ? 'none' : { first, last };
}
