import type { TagType } from '#contract/domain/music.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { refusingDuplicates } from '../catalogue-desk/lists.ts';
import { reindex } from '../reindex.ts';
import { insertTag, listTagged, listTagsToKeep, lockTag, renameTag, saveRetired } from './tags.queries.ts';

interface Names {
  zh: string;
  en: string;
}

interface Seen {
  id: number;
  version: number;
}

const DUPLICATES = { music_tags_type_name_zh_key: 'zh', music_tags_name_en: 'en' };
/** So many materials at most are handed to one job of the search. */
const AT_ONCE = 1000;

export async function listTagsOfDesk(ctx: MemberContext) {
  return { infos: await listTagsToKeep(ctx.db) };
}

export async function addTag(ctx: MemberContext, { type, zh, en }: Names & { type: TagType }) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const id = await insertTag(tx.db, { type, zh, en });
      await recordChange(tx, { action: 'music-tag.added', subject: `music-tag:${id}`, after: { type, zh, en } });
      return { id };
    }),
  );
}

export async function editTag(ctx: MemberContext, { id, version, zh, en }: Names & Seen) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const tag = await lockTag(tx.db, id);
      if (!tag) return problem('not-found');
      if (tag.version !== version) return problem('changed-meanwhile');
      await renameTag(tx.db, id, { zh, en });
      await recordChange(tx, {
        action: 'music-tag.edited',
        subject: `music-tag:${id}`,
        before: { zh: tag.zh, en: tag.en },
        after: { zh, en },
      });
      return {};
    }),
  );
}

/** Retires a tag or brings it back; the search forgets or finds its pieces by it. */
export async function retireTag(ctx: MemberContext, { id, version, retired }: Seen & { retired: boolean }) {
  return await transaction(ctx, async (tx) => {
    const tag = await lockTag(tx.db, id);
    if (!tag) return problem('not-found');
    if (tag.version !== version) return problem('changed-meanwhile');
    if (tag.retired === retired) return {};
    await saveRetired(tx.db, id, retired);
    const action = retired ? 'music-tag.retired' : 'music-tag.brought-back';
    const { type, zh, en } = tag;
    await recordChange(tx, { action, subject: `music-tag:${id}`, before: { type, zh, en } });
    const tagged = await listTagged(tx.db, id);
    for (let from = 0; from < tagged.length; from += AT_ONCE) await reindex(tx, tagged.slice(from, from + AT_ONCE));
    return {};
  });
}
