import type { GatheredItem } from '#contract/calls/projects.ts';
import { idOf } from '#contract/domain/item-id.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { PROJECT_LIMITS, PROJECT_STATUS, type SkuKind } from '#contract/domain/project.ts';
import { buyerIn, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { itemsFor } from '../catalogue/catalogue.ts';
import { heldFor } from '../licences/licences.ts';
import {
  addToList,
  type GatheredRow,
  listGathered,
  lockList,
  pageOfList,
  removeFromList,
} from './download-list.queries.ts';
import { presentSku } from './projects.ts';
import { findSku, listOwn, listSkus, type ProjectRow, termsOf } from './projects.queries.ts';
import { listTakings } from './take.queries.ts';

/** The project that the caller works on now; not found without one. */
async function currentProject(ctx: MemberContext): Promise<ProjectRow | Problem> {
  const current = (await listOwn(ctx.db, ctx.actor.userId)).find((one) => one.current);
  return current ?? problem('not-found');
}

interface Materials {
  materialIds: number[];
}

/** Puts materials on sale on the download list; leaves out what is there already or cannot be taken. */
export async function gather(ctx: MemberContext, { materialIds }: Materials) {
  return await transaction(ctx, async (tx) => {
    const project = await currentProject(tx);
    if (isProblem(project)) return project;
    if (project.status !== PROJECT_STATUS.running) return problem('sku-ended');
    const before = await lockList(tx.db, project.projectId);
    const added = await addToList(tx.db, { ...project, userId: tx.actor.userId, materialIds });
    return before + added > PROJECT_LIMITS.gathered ? problem('list-full') : { added };
  });
}

/** Takes materials off the download list, whoever put them there. */
export async function drop(ctx: MemberContext, { materialIds }: Materials) {
  const project = await currentProject(ctx);
  if (isProblem(project)) return project;
  await removeFromList(ctx.db, project.projectId, materialIds);
  return {};
}

/** Which materials are on the caller's download list; none without a project. */
export async function gatheredIds(ctx: MemberContext) {
  const project = await currentProject(ctx);
  return { materialIds: isProblem(project) ? [] : await listGathered(ctx.db, project.projectId) };
}

interface Filter {
  kind: SkuKind;
  skuId: number | null;
  pageNo: number;
  pageSize: number;
}

/** The download list; with a SKU, also what the company holds for its use already. */
export async function readList(ctx: MemberContext, { skuId, ...filter }: Filter) {
  const project = await currentProject(ctx);
  if (isProblem(project)) return project;
  const { projectId } = project;
  const sku = skuId === null ? undefined : await findSku(ctx.db, skuId);
  if (skuId !== null && sku?.projectId !== projectId) return problem('not-found');
  const { total, rows } = await pageOfList(ctx.db, { projectId, buyer: buyerIn(ctx), ...filter });
  const materialIds = rows.map((row) => row.materialId);
  const held = sku ? await heldFor(ctx, buyerIn(ctx), { materialIds, terms: termsOf(sku) }) : new Map();
  const items = new Map((await itemsFor(ctx, materialIds)).map((item) => [idOf(item), item]));
  return {
    total,
    infos: rows.map((row) => ({
      ...present(ctx, row),
      held: held.get(row.materialId) ?? null,
      item: items.get(row.materialId) ?? null,
    })),
  };
}

function present(ctx: MemberContext, row: GatheredRow): Omit<GatheredItem, 'held' | 'item'> {
  const { materialId, code, thumbnail, addedBy, addedAt } = row;
  return {
    materialId,
    code,
    title: inLanguage(ctx.language, row.titleZh, row.titleEn),
    thumbnail: thumbnail === null ? '' : ctx.objects.publicUrl(thumbnail),
    obstacle: obstacleOf(row),
    addedBy: addedBy ?? '',
    addedAt: addedAt.toISOString(),
  };
}

function obstacleOf({ boughtOut, online, own }: GatheredRow): GatheredItem['obstacle'] {
  if (boughtOut) return 'bought-out';
  if (!online) return 'offline';
  return own ? 'own-work' : null;
}

/** What was taken from the current project, newest first. */
export async function readTakings(ctx: MemberContext, page: { pageNo: number; pageSize: number }) {
  const project = await currentProject(ctx);
  if (isProblem(project)) return project;
  const { total, rows } = await listTakings(ctx.db, project.projectId, page);
  const skus = new Map((await listSkus(ctx.db, [project.projectId])).map((row) => [row.id, presentSku(row)]));
  return {
    total,
    infos: rows.map(({ skuId, takenAt, ...row }) => {
      const { branch, kind, terms } = skus.get(skuId)!;
      return { ...row, takenAt: takenAt.toISOString(), branch, kind, terms };
    }),
  };
}
