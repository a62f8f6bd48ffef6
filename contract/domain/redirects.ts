import { isLink } from './link.ts';

/** Moved for good, moved for now, and gone for good, which leads nowhere. */
export const REDIRECT_STATUSES = [301, 302, 410] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** Letters of an address and a note, and how many redirects there can be. */
export const REDIRECT_LIMITS = { path: 300, target: 500, note: 200, all: 20_000 } as const;

/** Columns of the table by which many are taken over. */
export const REDIRECT_COLUMNS = ['from', 'to', 'status', 'note'] as const;
export type RedirectColumn = (typeof REDIRECT_COLUMNS)[number];

/** What can be wrong with a redirect. `real-page`: the product answers there. `loop`: it would lead back to itself. */
export const REDIRECT_FAULTS = ['required', 'invalid', 'too-long', 'taken', 'real-page', 'loop'] as const;
export type RedirectFault = (typeof REDIRECT_FAULTS)[number];

/**
 * A path as it is looked up: decoded, in small letters and without a closing slash. Undefined for what no browser asks
 * for and for what browsers would read as another site.
 */
export function redirectKey(path: string): string | undefined {
  const key = decoded(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
  if (!key.startsWith('/') || key.length > REDIRECT_LIMITS.path) return undefined;
  return /^\/\/|[\\?#\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\/\.{1,2}(\/|$)/u.test(key) ? undefined : key;
}

/** Encoded percent signs stay so, so that what is decoded can be decoded again. */
function decoded(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    return path;
  }
}

/** Whether an address is a path of this site, with or without a query. */
export function isOwnPath(address: string): boolean {
  return address.startsWith('/') && isLink(address) && redirectKey(pathOf(address)) !== undefined;
}

/** The part of an address before its query. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** Where a redirect leads, in letters that headers can carry. What was asked for goes along unless it has a query itself. */
export function redirectTarget(to: string, search: string): string {
  const path = pathOf(to);
  const rest = to.slice(path.length);
  const whole = rest.startsWith('?') ? to : `${path}${search}${rest}`;
  return whole.replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent);
}
