import { undescribedIn } from '#contract/domain/blocks.ts';
import { isPictureKey } from '#contract/domain/content.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { holdPictures } from '../bodies.queries.ts';
import { coversOf } from '../covers.ts';
import { deleteListed } from './lists.queries.ts';
import { refusingDuplicates, scheduleProblem } from './lists.ts';
import { listMembers, TOPICS } from './members.queries.ts';
import {
  findBodies,
  insertTopic,
  isMaterialCode,
  listTopicsToKeep,
  lockTopic,
  type TopicFields,
  type TopicTexts,
  updateTopic,
} from './topics.queries.ts';

const DUPLICATES = { topics_slug_key: 'slug' };

interface Seen {
  id: number;
  version: number;
}

function fieldsOf({ id: _id, version: _version, ...fields }: TopicFields & Seen): TopicFields {
  return fields;
}

export async function listTopics(ctx: MemberContext) {
  const rows = await listTopicsToKeep(ctx.db);
  const covers = await coversOf(
    ctx,
    rows.map(({ chosenCover }) => chosenCover),
  );
  return {
    infos: rows.map(({ cover, due, ...row }) => ({
      ...row,
      cover: cover === null ? null : (covers(row.chosenCover)?.small ?? ctx.objects.publicUrl(cover)),
      shown: due && cover !== null,
    })),
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

export async function editTopic(ctx: MemberContext, { id, version, ...fields }: TopicFields & Seen) {
  const refused = scheduleProblem(fields);
  if (refused) return refused;
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const topic = await lockTopic(tx.db, id);
      if (!topic) return problem('not-found');
      if (topic.version !== version) return problem('changed-meanwhile');
      const wrong = (await coverProblem(tx, fields.chosenCover)) ?? (await bodyProblem(tx, id, fields));
      if (wrong) return wrong;
      await updateTopic(tx.db, id, fields);
      const before = { ...fieldsOf(topic) };
      await recordChange(tx, { action: 'topic.edited', subject: `topic:${id}`, before, after: { ...fields } });
      return {};
    }),
  );
}

/** A cover that is gone is refused; a material that is off sale may come back. */
async function coverProblem({ db }: MemberContext, cover: string | null): Promise<Problem | undefined> {
  if (cover === null) return undefined;
  if (isPictureKey(cover)) return (await holdPictures(db, [cover])) === 1 ? undefined : problem('picture-gone');
  return (await isMaterialCode(db, cover)) ? undefined : problem('bad-input', { fields: { chosenCover: 'invalid' } });
}

/** What is published has alternative text for every picture. */
async function bodyProblem({ db }: MemberContext, id: number, { published }: TopicFields) {
  if (!published) return undefined;
  const { zh = [], en = [] } = (await findBodies(db, id)) ?? {};
  return undescribedIn([...zh, ...en]) > 0 ? problem('alt-missing') : undefined;
}

export async function removeTopic(ctx: MemberContext, { id, version }: Seen) {
  return await transaction(ctx, async (tx) => {
    const topic = await lockTopic(tx.db, id);
    if (!topic) return problem('not-found');
    if (topic.version !== version) return problem('changed-meanwhile');
    const materials = (await listMembers(tx.db, TOPICS, id)).map(({ code }) => code);
    await deleteListed(tx.db, 'topics', id);
    await recordChange(tx, {
      action: 'topic.removed',
      subject: `topic:${id}`,
      before: { ...fieldsOf(topic), materials },
    });
    return {};
  });
}
