import type { StoredObject } from './records.ts';
import { S3Error } from './errors.ts';
import { quoted } from './exchange.ts';
import type { S3Request } from './request.ts';

function names(list: string, etag: string): boolean {
  return list.split(',').some((one) => {
    const name = one.trim().replace(/^W\//, '');
    return name === '*' || name.replaceAll('"', '') === etag;
  });
}

/** HTTP dates have whole seconds only. */
function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

function dateIn(request: S3Request, name: string): number | undefined {
  const time = Date.parse(request.header(name) ?? '');
  return Number.isNaN(time) ? undefined : seconds(time);
}

/**
 * Whether a reader already has the object; throws when a condition does not hold. `prefix` is for the source of a copy.
 */
export function isUnchanged(request: S3Request, { etag, modified }: StoredObject, prefix = ''): boolean {
  const match = request.header(`${prefix}if-match`);
  const noneMatch = request.header(`${prefix}if-none-match`);
  const unmodifiedSince = dateIn(request, `${prefix}if-unmodified-since`);
  const modifiedSince = dateIn(request, `${prefix}if-modified-since`);
  if (match !== undefined && !names(match, etag)) throw new S3Error('PreconditionFailed');
  if (match === undefined && unmodifiedSince !== undefined && seconds(modified) > unmodifiedSince)
    throw new S3Error('PreconditionFailed');
  if (noneMatch !== undefined) return names(noneMatch, etag);
  return modifiedSince !== undefined && seconds(modified) <= modifiedSince;
}

/** Reads a writer's conditions on the existing object, as a check to repeat at the moment of writing. */
export function writeCondition(request: S3Request): (before: StoredObject | undefined) => void {
  const match = request.header('if-match');
  const noneMatch = request.header('if-none-match');
  if (noneMatch !== undefined && noneMatch.trim() !== '*')
    throw new S3Error('NotImplemented', 'If-None-Match can only be * when something is written.');
  return (before) => {
    if (noneMatch !== undefined && before) throw new S3Error('PreconditionFailed');
    if (match === undefined) return;
    if (!before) throw new S3Error('NoSuchKey');
    if (!names(match, before.etag)) throw new S3Error('PreconditionFailed');
  };
}

/** The requested first and last byte; undefined for the whole object. */
export function readRange(request: S3Request, object: StoredObject): { start: number; end: number } | undefined {
  const { size } = object;
  const [all, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.header('range')?.trim() ?? '') ?? [];
  if (all === undefined || (first === '' && last === '') || !fitsIfRange(request, object)) return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= size || start >= end)
    throw new S3Error('InvalidRange', undefined, { headers: { 'content-range': `bytes */${size}` } });
  return { start, end };
}

function fitsIfRange(request: S3Request, { etag, modified }: StoredObject): boolean {
  const condition = request.header('if-range');
  if (condition === undefined) return true;
  const time = Date.parse(condition);
  return condition.trim() === quoted(etag) || (!Number.isNaN(time) && seconds(time) === seconds(modified));
}
