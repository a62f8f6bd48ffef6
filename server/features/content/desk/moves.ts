import { undescribedIn } from '#contract/domain/blocks.ts';
import { entryAfter, mayRename } from '#contract/domain/content.ts';
import type { MemberContext } from '../../../context.ts';
import { violatedConstraint } from '../../../platform/database/failures.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { changeEntry, type Seen } from './change.ts';
import {
  type EntryRow,
  findRevisions,
  keepOldSlug,
  setPosition,
  setSlug,
  showEntry,
  withdrawEntry,
} from './desk.queries.ts';

/** By an entry of its type, or by another that is read under /Case. */
const SLUG_TAKEN = new Set<string | undefined>(['content_entries_type_slug_key', 'content_entries_articles']);

interface Dates {
  from: string | null;
  until: string | null;
}

/** Shows what was written last to visitors, from now or a later time on. */
export async function publishEntry(ctx: MemberContext, { from, until, ...seen }: Seen & Dates) {
  return await changeEntry(ctx, seen, async (tx, entry) => {
    const now = entry.now.getTime();
    const begins = from === null ? now : Date.parse(from);
    const after = entryAfter(entry.state, begins > now ? 'schedule' : 'publish');
    if (after === undefined) return problem('bad-input', { fields: { from: 'invalid' } });
    if (until !== null && Date.parse(until) <= Math.max(begins, now))
      return problem('bad-input', { fields: { until: 'invalid' } });
    if (await hasUndescribed(tx, entry)) return problem('alt-missing');
    await showEntry(tx.db, entry, { from, until });
    await recordChange(tx, {
      action: `content.${after}`,
      subject: `content:${entry.id}`,
      before: { state: entry.state, revision: entry.publishedRevision },
      after: { state: after, revision: entry.draftRevision ?? entry.publishedRevision, from, until },
    });
    return undefined;
  });
}

/** Whether what would be published shows a picture without alternative text. */
async function hasUndescribed({ db }: MemberContext, { id, draftRevision, publishedRevision }: EntryRow) {
  const written = await findRevisions(db, id, [draftRevision ?? publishedRevision ?? 0]);
  return written.some(({ bodyZh, bodyEn }) => undescribedIn([...bodyZh, ...bodyEn]) > 0);
}

export async function takeAway(ctx: MemberContext, seen: Seen) {
  return await changeEntry(ctx, seen, async (tx, { id, state }) => {
    const after = entryAfter(state, 'withdraw');
    if (after === undefined) return problem('changed-meanwhile');
    await withdrawEntry(tx.db, id);
    await recordChange(tx, {
      action: 'content.withdrawn',
      subject: `content:${id}`,
      before: { state },
      after: { state: after },
    });
    return undefined;
  });
}

/** Puts an entry at another place in its list, at once also where visitors read it. */
export async function placeEntry(ctx: MemberContext, { position, ...seen }: Seen & { position: number }) {
  return await changeEntry(ctx, seen, async (tx, entry) => {
    await setPosition(tx.db, entry.id, position);
    await recordChange(tx, {
      action: 'content.placed',
      subject: `content:${entry.id}`,
      before: { position: entry.position },
      after: { position },
    });
    return undefined;
  });
}

/** Changes the address; the one that visitors know leads to it. */
export async function renameEntry(ctx: MemberContext, { slug, ...seen }: Seen & { slug: string }) {
  try {
    return await changeEntry(ctx, seen, async (tx, entry) => {
      if (!mayRename(entry.type)) return problem('bad-input', { fields: { slug: 'invalid' } });
      await setSlug(tx.db, entry.id, slug);
      if (entry.publishedRevision !== null) await keepOldSlug(tx.db, entry.id, entry.slug);
      await recordChange(tx, {
        action: 'content.renamed',
        subject: `content:${entry.id}`,
        before: { slug: entry.slug },
        after: { slug },
      });
      return undefined;
    });
  } catch (error) {
    if (!SLUG_TAKEN.has(violatedConstraint(error))) throw error;
    return problem('bad-input', { fields: { slug: 'taken' } });
  }
}
