import type { TopicBodies } from '#contract/calls/topics-desk.ts';
import { picturesIn, undescribedIn } from '#contract/domain/blocks.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { holdPictures } from '../bodies.queries.ts';
import { findBodies, lockTopic, updateBodies } from './topics.queries.ts';

/** What a topic says beside its works. */
export async function readBodies({ db }: MemberContext, { id }: { id: number }) {
  return (await findBodies(db, id)) ?? problem('not-found');
}

/** Visitors read it at once where the topic is shown, so its pictures must be described then. */
export async function writeBodies(ctx: MemberContext, { id, version, zh, en }: TopicBodies & { id: number }) {
  return await transaction(ctx, async (tx) => {
    const topic = await lockTopic(tx.db, id);
    const now = topic && (await findBodies(tx.db, id));
    if (!now) return problem('not-found');
    if (now.version !== version) return problem('changed-meanwhile');
    if (topic.published && undescribedIn([...zh, ...en]) > 0) return problem('alt-missing');
    const keys = picturesIn([...zh, ...en]);
    if (keys.length > 0 && (await holdPictures(tx.db, keys)) < keys.length)
      return problem('picture-gone', { fields: { pictures: 'invalid' } });
    await updateBodies(tx.db, id, { zh, en });
    await recordChange(tx, {
      action: 'topic.written',
      subject: `topic:${id}`,
      before: { blocksZh: now.zh.length, blocksEn: now.en.length },
      after: { blocksZh: zh.length, blocksEn: en.length },
    });
    return { version: version + 1 };
  });
}
