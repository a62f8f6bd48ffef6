import type { WrittenRedirect } from '#contract/calls/redirects.ts';
import { REDIRECT_LIMITS, redirectKey } from '#contract/domain/redirects.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { leadsBack, readWritten, wayOf, waysOf } from './faults.ts';
import { countHit } from './hits.ts';
import { isOwnAddress } from './own-addresses.ts';
import {
  allRedirects,
  deleteRedirect,
  findRedirect,
  insertRedirects,
  type KeptRedirect,
  lockRedirects,
  type Redirect,
  redirectById,
  updateRedirects,
} from './redirects.queries.ts';

export { writeHits } from './hits.ts';

interface Seen {
  id: number;
  version: number;
}

/** Where a path leads at which the product itself does not answer, for a page that was opened without asking for it. */
export async function redirectFrom(ctx: Pick<Context, 'db' | 'log'>, path: string) {
  const key = redirectKey(path);
  return key === undefined || (await isOwnAddress(ctx.db, key)) ? undefined : await followRedirect(ctx, key);
}

/** Where a path leads at which there is no page, counted as followed. Only to be asked where nothing else answers. */
export async function followRedirect(ctx: Pick<Context, 'db' | 'log'>, path: string) {
  const key = redirectKey(path);
  const found = key === undefined ? undefined : await findRedirect(ctx.db, key);
  if (!found) return undefined;
  countHit(ctx, found.id);
  return { status: found.status, to: found.target };
}

export async function addRedirect(ctx: MemberContext, written: WrittenRedirect) {
  return await transaction(ctx, async (tx) => {
    const redirect = await checked(tx, written);
    if (!('path' in redirect)) return redirect;
    const [id] = await insertRedirects(tx.db, [redirect], tx.actor.userId);
    await recordChange(tx, { action: 'redirect.added', subject: `redirect:${id}`, after: recorded(redirect) });
    return { id: id!, version: 1 };
  });
}

export async function editRedirect(ctx: MemberContext, { id, version, ...written }: WrittenRedirect & Seen) {
  return await transaction(ctx, async (tx) => {
    const redirect = await checked(tx, written, id);
    if (!('path' in redirect)) return redirect;
    const before = await seenRedirect(tx, { id, version });
    if (!('path' in before)) return before;
    await updateRedirects(tx.db, [{ id, ...redirect }]);
    await recordChange(tx, {
      action: 'redirect.changed',
      subject: `redirect:${id}`,
      before: recorded(before),
      after: recorded(redirect),
    });
    return { id, version: version + 1 };
  });
}

export async function removeRedirect(ctx: MemberContext, seen: Seen) {
  return await transaction(ctx, async (tx) => {
    await lockRedirects(tx.db);
    const before = await seenRedirect(tx, seen);
    if (!('path' in before)) return before;
    await deleteRedirect(tx.db, seen.id);
    await recordChange(tx, {
      action: 'redirect.removed',
      subject: `redirect:${seen.id}`,
      before: recorded(before),
    });
    return {};
  });
}

async function seenRedirect({ db }: MemberContext, { id, version }: Seen): Promise<KeptRedirect | Problem> {
  const found = await redirectById(db, id);
  if (!found) return problem('not-found');
  return found.version === version ? found : problem('changed-meanwhile');
}

/** What somebody wrote, held against all other redirects; nobody else changes any until the transaction ends. */
async function checked(tx: MemberContext, written: WrittenRedirect, own?: number): Promise<Redirect | Problem> {
  const redirect = await readWritten(tx.db, written);
  if ('faults' in redirect) return problem('bad-input', { fields: redirect.faults });
  await lockRedirects(tx.db);
  const others = (await allRedirects(tx.db)).filter(({ id }) => id !== own);
  if (others.length >= REDIRECT_LIMITS.all) return problem('redirects-full');
  const ways = waysOf(others);
  if (ways.has(redirect.path)) return problem('bad-input', { fields: { from: 'taken' } });
  ways.set(redirect.path, wayOf(redirect.target));
  return leadsBack(redirect.path, ways) ? problem('bad-input', { fields: { to: 'loop' } }) : redirect;
}

/** A redirect as the audit trail shows it. */
export function recorded({ path, target, status, note }: Redirect) {
  return { path, target, status, note };
}
