import type { EntryContent } from '#contract/calls/content-desk.ts';
import { picturesIn } from '#contract/domain/blocks.ts';
import { type ContentType, type Edition, FACTS, isPictureKey } from '#contract/domain/content.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { speltOf } from '../write.ts';
import { insertEntry, insertRevision } from '../write.queries.ts';
import { holdPictures } from '../pictures/pictures.queries.ts';
import { changeEntry, type Seen } from './change.ts';
import { knownShops, topicsBySlug } from './named.queries.ts';
import { copyRevision, dropDraft, materialsByCode, nextPosition, setDraft } from './desk.queries.ts';

const wrong = (field: string, why: 'invalid' | 'required' | 'taken' = 'invalid') =>
  problem('bad-input', { fields: { [field]: why } });

/** Begins an entry; its first revision is its draft. */
export async function createEntry(
  ctx: MemberContext,
  { type, slug, ...content }: EntryContent & { type: ContentType; slug: string },
) {
  return await transaction(ctx, async (tx) => {
    const place = { position: await nextPosition(tx.db, type), broughtAs: null };
    const id = await insertEntry(tx.db, { type, slug, ...place });
    if (id === undefined) return wrong('slug', 'taken');
    const revisionId = await addRevision(tx, { id, type }, content);
    if (isProblem(revisionId)) return revisionId;
    await setDraft(tx.db, id, revisionId);
    await recordChange(tx, { action: 'content.created', subject: `content:${id}`, after: { type, slug } });
    return { id };
  });
}

/** The revisions themselves tell who wrote what, so the audit trail need not. */
export async function saveDraft(ctx: MemberContext, { id, version, ...content }: EntryContent & Seen) {
  return await changeEntry(ctx, { id, version }, async (tx, entry) => {
    const revisionId = await addRevision(tx, entry, content);
    if (isProblem(revisionId)) return revisionId;
    await setDraft(tx.db, id, revisionId);
    return undefined;
  });
}

async function addRevision(
  tx: MemberContext,
  entry: { id: number; type: ContentType },
  content: EntryContent,
): Promise<number | Problem> {
  const { cover, tags } = content;
  const [zh, en] = [trimmed(content.zh), trimmed(content.en)];
  if (zh.title === '' && en.title === '') return wrong('title', 'required');
  const facts = FACTS[entry.type].safeParse(content.facts);
  if (!facts.success || endsTooSoon(facts.data)) return wrong('facts');
  const named = await namedIn(tx, content);
  if (isProblem(named)) return named;
  const shown = picturesIn([...zh.body, ...en.body]).concat(cover !== null && isPictureKey(cover) ? [cover] : []);
  const keys = [...new Set(shown)];
  if (keys.length > 0 && (await holdPictures(tx.db, keys)) < keys.length)
    return problem('picture-gone', { fields: { pictures: 'invalid' } });
  return await insertRevision(tx.db, {
    entryId: entry.id,
    zh,
    en,
    cover,
    tags: [...new Set(tags)],
    ...named,
    facts: facts.data,
    spelt: speltOf(zh.title, facts.data),
    madeBy: tx.actor.userId,
  });
}

/** What is shown beside an entry, all of which must be there. */
async function namedIn({ db }: MemberContext, { materials, shops, topics }: EntryContent) {
  const found = await materialsByCode(db, materials);
  const materialIds = materials.flatMap((code) => found.get(code)?.id ?? []);
  if (materialIds.length < materials.length) return wrong('materials');
  const shopIds = [...new Set(shops)];
  if ((await knownShops(db, shopIds)).length < shopIds.length) return wrong('shops');
  const slugs = [...new Set(topics)];
  const known = await topicsBySlug(db, slugs);
  const topicIds = slugs.flatMap((slug) => known.get(slug)?.id ?? []);
  return topicIds.length < slugs.length ? wrong('topics') : { materialIds, shopIds, topicIds };
}

const trimmed = (own: Edition): Edition => ({ ...own, title: own.title.trim() });

function endsTooSoon(facts: object): boolean {
  return 'endsAt' in facts && 'startsAt' in facts && String(facts.endsAt) < String(facts.startsAt);
}

/** Goes on from what is published. */
export async function discardDraft(ctx: MemberContext, seen: Seen) {
  return await changeEntry(ctx, seen, async (tx, { id, hasDraft, publishedRevision, draftRevision }) => {
    if (!hasDraft) return problem('changed-meanwhile');
    if (publishedRevision === null) return problem('never-published');
    await dropDraft(tx.db, id);
    const before = { revision: draftRevision };
    await recordChange(tx, { action: 'content.draft-discarded', subject: `content:${id}`, before });
    return undefined;
  });
}

export async function restoreRevision(ctx: MemberContext, { revision, ...seen }: Seen & { revision: number }) {
  return await changeEntry(ctx, seen, async (tx, { id, draftRevision, publishedRevision }) => {
    const copied = await copyRevision(tx.db, { entryId: id, revisionId: revision, madeBy: tx.actor.userId });
    if (copied === undefined) return problem('not-found');
    await setDraft(tx.db, id, copied);
    await recordChange(tx, {
      action: 'content.restored',
      subject: `content:${id}`,
      before: { revision: draftRevision ?? publishedRevision },
      after: { revision: copied, from: revision },
    });
    return undefined;
  });
}
