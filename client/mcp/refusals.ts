import type { KeyScope } from '../../contract/domain/api-key.ts';
import { FramehallError } from '../client.ts';
import { toKeys } from './links.ts';
import type { Site } from './tool.ts';

interface Where {
  site: Site;
  /** What the tool that failed needs. */
  scopes: readonly KeyScope[];
}

/** Why a tool failed and what to do about it, for an assistant that may pass it on to a person. */
export function explain(error: unknown, { site, scopes }: Where): string {
  const newKey = `Ask an administrator of your company for one (${toKeys(site)}) and set it as FRAMEHALL_KEY.`;
  if (!(error instanceof FramehallError) && !isUnreachable(error)) return `This tool failed: ${String(error)}.`;
  if (!(error instanceof FramehallError))
    return `Framehall can’t be reached at ${site.url}. Check FRAMEHALL_URL and the connection, then try again.`;
  if (error.problem === 'api-key') return `${error.message}. You need a key that works. ${newKey}`;
  if (error.problem === 'key-scope') return `${error.message}. This tool needs a key with ${named(scopes)}. ${newKey}`;
  if (error.problem === undefined && error.status < 500)
    return `${site.url} doesn’t answer as Framehall does (status ${error.status}). Check FRAMEHALL_URL.`;
  return [error.message, ...Object.entries(error.fields).map(([field, why]) => `${field}: ${why}`), advice(error)]
    .filter((part) => part !== '')
    .join('. ');
}

/** What `fetch` throws: a time-out, or an error that has the connection's as its cause. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.cause !== undefined);
}

function named(scopes: readonly KeyScope[]): string {
  return `the ${scopes.length === 1 ? 'scope' : 'scopes'} ${scopes.map((scope) => `“${scope}”`).join(' and ')}`;
}

function advice({ problem, retryAfter, status }: FramehallError): string {
  if (retryAfter !== undefined) return `Try again in ${retryAfter} s.`;
  if (status >= 500) return 'Try again in a minute.';
  if (problem === 'no-such-use') return 'list_uses returns the uses on offer.';
  if (problem === 'not-found') return 'Take ids from search_materials and list_licences; what’s off sale has none.';
  return '';
}
