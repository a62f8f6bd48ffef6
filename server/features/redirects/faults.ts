import type { WrittenRedirect } from '#contract/calls/redirects.ts';
import {
  isOwnPath,
  pathOf,
  type RedirectColumn,
  type RedirectFault,
  redirectKey,
  redirectTarget,
} from '#contract/domain/redirects.ts';
import type { Database } from '../../platform/database/database.ts';
import { isOwnAddress } from './own-addresses.ts';
import type { Redirect } from './redirects.queries.ts';

export type Faults = Partial<Record<RedirectColumn, RedirectFault>>;

/** A redirect as it would be stored, or what is wrong with what somebody wrote, whatever others there are. */
export async function readWritten(db: Database, written: WrittenRedirect): Promise<Redirect | { faults: Faults }> {
  const { from, to, status, note } = written;
  const path = redirectKey(from);
  if (path === undefined) return { faults: { from: 'invalid' } };
  if (await isOwnAddress(db, path)) return { faults: { from: 'real-page' } };
  if (status === 410) return to === '' ? { path, target: null, status, note } : { faults: { to: 'invalid' } };
  if (to === '') return { faults: { to: 'required' } };
  if (!isOwnPath(to)) return { faults: { to: 'invalid' } };
  return { path, target: redirectTarget(to, ''), status, note };
}

/** Where each redirect leads next. */
export type Ways = Map<string, string | undefined>;

export function waysOf(redirects: readonly Redirect[]): Ways {
  return new Map(redirects.map(({ path, target }) => [path, wayOf(target)]));
}

export function wayOf(target: string | null): string | undefined {
  return target === null ? undefined : redirectKey(pathOf(target));
}

/** Whether whoever follows redirects from a path comes to a path for the second time. */
export function leadsBack(path: string, ways: Ways): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = path; at !== undefined; at = ways.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
