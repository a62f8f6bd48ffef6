import { inLanguage } from '#contract/domain/language.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { reorderProblem, type Reordering } from './lists.ts';
import {
  codeFor,
  type Collection,
  collectionExists,
  deleteMember,
  insertMember,
  listMembers,
  lockCollection,
  saveMemberOrder,
} from './members.queries.ts';

/** The most materials in a topic or playlist: it is something to look through, not a second catalogue. */
const MOST = 500;

interface Place {
  id: number;
  materialId: number;
}

export async function showMembers(ctx: MemberContext, collection: Collection, { id }: { id: number }) {
  if (!(await collectionExists(ctx.db, collection, id))) return problem('not-found');
  const rows = await listMembers(ctx.db, collection, id);
  const infos = rows.map(({ titleZh, titleEn, thumbnail, ...row }) => ({
    ...row,
    title: inLanguage(ctx.language, titleZh, titleEn),
    thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
  }));
  return { infos };
}

export async function addMember(ctx: MemberContext, collection: Collection, { id, materialId }: Place) {
  return await transaction(ctx, async (tx) => {
    const there = await lockCollection(tx.db, collection, id);
    const code = await codeFor(tx.db, collection, materialId);
    if (!there || code === undefined) return problem('not-found');
    if ((await listMembers(tx.db, collection, id)).length >= MOST) return problem('too-large');
    if (!(await insertMember(tx.db, collection, id, materialId)))
      return problem('bad-input', { fields: { materialId: 'taken' } });
    const { name } = collection;
    await recordChange(tx, { action: `${name}.material-added`, subject: `${name}:${id}`, after: { material: code } });
    return {};
  });
}

export async function removeMember(ctx: MemberContext, collection: Collection, { id, materialId }: Place) {
  return await transaction(ctx, async (tx) => {
    const there = await lockCollection(tx.db, collection, id);
    if (!there || !(await deleteMember(tx.db, collection, id, materialId))) return problem('not-found');
    const before = { material: await codeFor(tx.db, collection, materialId) };
    const { name } = collection;
    await recordChange(tx, { action: `${name}.material-removed`, subject: `${name}:${id}`, before });
    return {};
  });
}

export async function reorderMembers(
  ctx: MemberContext,
  collection: Collection,
  { id, ...wanted }: Reordering & { id: number },
) {
  return await transaction(ctx, async (tx) => {
    if (!(await lockCollection(tx.db, collection, id))) return problem('not-found');
    const now = await listMembers(tx.db, collection, id);
    const refused = reorderProblem(
      now.map((material) => material.id),
      wanted,
    );
    if (refused) return refused;
    await saveMemberOrder(tx.db, collection, id, wanted.ids);
    const codes = new Map(now.map((material) => [material.id, material.code]));
    const { name } = collection;
    await recordChange(tx, {
      action: `${name}.materials-reordered`,
      subject: `${name}:${id}`,
      before: { order: now.map(({ code }) => code) },
      after: { order: wanted.ids.map((materialId) => codes.get(materialId)) },
    });
    return {};
  });
}
