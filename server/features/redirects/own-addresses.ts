import type { Calls } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';
import { type PageName, pageAt } from '#contract/domain/pages.ts';
import { POLICY_NAMES } from '#contract/domain/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { isEntryShown } from '../content/content.ts';
import { isContestShown } from '../contests/contests.ts';

/** Files and folders that are neither pages nor calls. */
const FILES =
  /^\/(assets|calendar|docs|feed|healthz|office|offline|order\/archive|sitemap|upload-tool)(\/|$)|^\/(favicon\.svg|apple-touch-icon\.png|icon-\w+\.png|manifest\.webmanifest|offline\.html|readyz|robots\.txt|service-worker\.js|sitemap\.xml)$/;

/** Calls by their addresses; a part such as `:id` stands for any. */
const CALLS = Object.values<Calls>(contract)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ path, alsoAt }) => [path, ...(alsoAt === undefined ? [] : [alsoAt])])
  .map((path) => new RegExp(`^${path.toLowerCase().replaceAll(/:[^/.]+/g, '[^/]+')}$`));

/** Pages about one thing, which answer 404 where their address names nothing. */
const NAMED: Partial<Record<PageName, (db: Database, name: string) => Promise<boolean> | boolean>> = {
  case: (db, slug) => isEntryShown(db, 'article', slug),
  activityDetail: (db, slug) => isEntryShown(db, 'activity', slug),
  contest: isContestShown,
  agreement: (_db, name) => POLICY_NAMES.some((one) => one === name),
};

/** Whether the product itself answers at a path. No redirect is made over it, and none is followed there. */
export async function isOwnAddress(db: Database, path: string): Promise<boolean> {
  if (FILES.test(path) || CALLS.some((call) => call.test(path))) return true;
  const page = pageAt(path);
  if (page === undefined) return false;
  const name = /^\/[^/]+\/([^/]+)$/.exec(path)?.[1];
  return name === undefined || ((await NAMED[page]?.(db, name)) ?? true);
}
