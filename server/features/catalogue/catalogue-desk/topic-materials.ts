import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { reorderProblem, type Reordering } from './lists.ts';
import {
  codeOf,
  deleteTopicMaterial,
  insertTopicMaterial,
  listTopicMaterials,
  lockTopic,
  saveTopicOrder,
} from './topics.queries.ts';

/** The most materials in a topic: it is something to look through, not a second catalogue. */
const MOST = 500;

interface Place {
  id: number;
  materialId: number;
}

export async function addTopicMaterial(ctx: MemberContext, { id, materialId }: Place) {
  return await transaction(ctx, async (tx) => {
    const topic = await lockTopic(tx.db, id);
    const code = await codeOf(tx.db, materialId);
    if (!topic || code === undefined) return problem('not-found');
    if ((await listTopicMaterials(tx.db, id)).length >= MOST) return problem('too-large');
    if (!(await insertTopicMaterial(tx.db, id, materialId)))
      return problem('bad-input', { fields: { materialId: 'taken' } });
    await recordChange(tx, { action: 'topic.material-added', subject: `topic:${id}`, after: { material: code } });
    return {};
  });
}

export async function removeTopicMaterial(ctx: MemberContext, { id, materialId }: Place) {
  return await transaction(ctx, async (tx) => {
    const topic = await lockTopic(tx.db, id);
    if (!topic || !(await deleteTopicMaterial(tx.db, id, materialId))) return problem('not-found');
    const before = { material: await codeOf(tx.db, materialId) };
    await recordChange(tx, { action: 'topic.material-removed', subject: `topic:${id}`, before });
    return {};
  });
}

export async function reorderTopicMaterials(ctx: MemberContext, { id, ...wanted }: Reordering & { id: number }) {
  return await transaction(ctx, async (tx) => {
    if (!(await lockTopic(tx.db, id))) return problem('not-found');
    const now = await listTopicMaterials(tx.db, id);
    const refused = reorderProblem(
      now.map((material) => material.id),
      wanted,
    );
    if (refused) return refused;
    await saveTopicOrder(tx.db, id, wanted.ids);
    const codes = new Map(now.map((material) => [material.id, material.code]));
    await recordChange(tx, {
      action: 'topic.materials-reordered',
      subject: `topic:${id}`,
      before: { order: now.map(({ code }) => code) },
      after: { order: wanted.ids.map((materialId) => codes.get(materialId)) },
    });
    return {};
  });
}
