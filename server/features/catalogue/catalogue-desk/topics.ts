import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { deleteListed } from './lists.queries.ts';
import { refusingDuplicates } from './lists.ts';
import { listMembers, TOPICS } from './members.queries.ts';
import { insertTopic, listTopicsToKeep, lockTopic, type TopicTexts, updateTopic } from './topics.queries.ts';

const DUPLICATES = { topics_slug_key: 'slug' };

function textsOf({ slug, titleZh, titleEn, descriptionZh, descriptionEn, published }: TopicTexts): TopicTexts {
  return { slug, titleZh, titleEn, descriptionZh, descriptionEn, published };
}

export async function listTopics(ctx: MemberContext) {
  const rows = await listTopicsToKeep(ctx.db);
  return {
    infos: rows.map((row) => ({ ...row, cover: row.cover === null ? null : ctx.objects.publicUrl(row.cover) })),
  };
}

export async function addTopic(ctx: MemberContext, texts: TopicTexts) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const id = await insertTopic(tx.db, texts);
      await recordChange(tx, { action: 'topic.added', subject: `topic:${id}`, after: { ...texts } });
      return { id };
    }),
  );
}

export async function editTopic(
  ctx: MemberContext,
  { id, version, ...texts }: TopicTexts & { id: number; version: number },
) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const topic = await lockTopic(tx.db, id);
      if (!topic) return problem('not-found');
      if (topic.version !== version) return problem('changed-meanwhile');
      await updateTopic(tx.db, id, texts);
      const before = { ...textsOf(topic) };
      await recordChange(tx, { action: 'topic.edited', subject: `topic:${id}`, before, after: { ...texts } });
      return {};
    }),
  );
}

export async function removeTopic(ctx: MemberContext, { id, version }: { id: number; version: number }) {
  return await transaction(ctx, async (tx) => {
    const topic = await lockTopic(tx.db, id);
    if (!topic) return problem('not-found');
    if (topic.version !== version) return problem('changed-meanwhile');
    const materials = (await listMembers(tx.db, TOPICS, id)).map(({ code }) => code);
    await deleteListed(tx.db, 'topics', id);
    await recordChange(tx, {
      action: 'topic.removed',
      subject: `topic:${id}`,
      before: { ...textsOf(topic), materials },
    });
    return {};
  });
}
