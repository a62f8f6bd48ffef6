import type { Branch, Sku, SkuList } from '#contract/calls/projects.ts';
import { mayBuy } from '#contract/domain/company.ts';
import { PROJECT_STATUS, type SkuKind, skuStateOf } from '#contract/domain/project.ts';
import type { MemberContext } from '../../context.ts';
import { listOwn, listSkus, type SkuRow, termsOf } from './projects.queries.ts';

export function presentSku(row: SkuRow): Sku {
  const { id, kind, branch, unitFen, quota, used, endsOn, today } = row;
  const state = skuStateOf(row, today);
  return { skuId: id, kind, branch, terms: termsOf(row), unitFen, quota, used, endsOn, state };
}

/** The project that the caller works on now, with its SKUs, and those that they can switch to. */
export async function readSkuList(ctx: MemberContext): Promise<SkuList> {
  const own = await listOwn(ctx.db, ctx.actor.userId);
  const projects = own
    .filter(({ status }) => status === PROJECT_STATUS.running)
    .map(({ projectId, name }) => ({ projectId, name }));
  const current = own.find((one) => one.current);
  if (!current) return { projectData: null, projects };
  const skus = (await listSkus(ctx.db, [current.projectId])).map(presentSku);
  const running = current.status === PROJECT_STATUS.running;
  const canTake = (kind: SkuKind) =>
    running && mayBuy(ctx.actor.companyRole) && skus.some((sku) => sku.kind === kind && sku.state === 'open');
  return {
    projectData: {
      projectId: current.projectId,
      name: current.name,
      projectStatus: current.status,
      photoBranches: branchesOf(skus, 'photo'),
      videoBranches: branchesOf(skus, 'video'),
      photoCanDownload: canTake('photo'),
      videoCanDownload: canTake('video'),
    },
    projects,
  };
}

function branchesOf(skus: readonly Sku[], kind: SkuKind): Branch[] {
  const branches = Map.groupBy(
    skus.filter((sku) => sku.kind === kind),
    ({ branch }) => branch,
  );
  return [...branches].map(([branch, own]) => ({ branch, skus: own }));
}
