import type { AlikeMaterial, ReviewDecision, ReviewDetail } from '#contract/calls/review.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context, MemberContext } from '../../context.ts';
import { isProblem } from '../../platform/problem.ts';
import { readDesk, showUnmarked } from '../catalogue/catalogue.ts';
import { nearDuplicates } from '../search/search.ts';
import { type OtherRow, readOthers, type SeriesRow, type StaffDecisionRow } from './detail.queries.ts';
import { presentClaim } from './list.ts';

/** The material without anything that shows whether it is online, because a second review is blind. */
export async function readMaterialPart(ctx: MemberContext, id: number) {
  const found = await readDesk(ctx, { id });
  if (isProblem(found)) return found;
  const { edit, owner, ...all } = found.material;
  const { groupId: _group, priceClass: _price, ...words } = edit;
  const material: ReviewDetail['material'] = {
    ...words,
    materialId: id,
    code: all.code,
    kind: all.kind,
    title: inLanguage(ctx.language, edit.titleZh, edit.titleEn) || all.fileName,
    fileName: all.fileName,
    ownerTitle: all.ownerTitle,
    takenOn: all.takenOn,
    category: all.category,
    technical: all.technical,
    poster: all.poster,
    playable: all.playable,
    version: all.version,
  };
  return { owner, material };
}

export function presentDecision(row: StaffDecisionRow): ReviewDecision {
  const { round, verdict, reasons, note } = row;
  return { round, verdict, reasons, note, decidedAt: row.decidedAt.toISOString(), decidedBy: row.decider };
}

export async function readAlike(ctx: Context, materialId: number, ownerId: number): Promise<AlikeMaterial[]> {
  const near = await nearDuplicates(ctx.db, materialId);
  const rows = await readOthers(
    ctx.db,
    near.map(({ id }) => id),
  );
  const alike: AlikeMaterial[] = [];
  for (const { id, same } of near) {
    const row = rows.find((other) => other.id === id);
    if (row) alike.push({ ...(await presentOther(ctx, row)), own: row.ownerId === ownerId, same });
  }
  return alike;
}

async function presentOther(ctx: Context, row: OtherRow) {
  return {
    ...presentNames(ctx, { ...row, materialId: row.id }),
    state: row.state,
    owner: inLanguage(ctx.language, row.ownerZh, row.ownerEn),
    ...(await showUnmarked(ctx, row)),
  };
}

type Named = Pick<SeriesRow, 'materialId' | 'code' | 'kind' | 'titleZh' | 'titleEn' | 'fileName'>;

function presentNames(ctx: Context, row: Named) {
  const title = inLanguage(ctx.language, row.titleZh, row.titleEn) || row.fileName;
  return { materialId: row.materialId, code: row.code, kind: row.kind, title };
}

export function presentSeries(ctx: MemberContext, row: SeriesRow) {
  return {
    id: row.id,
    ...presentNames(ctx, row),
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    claim: presentClaim(row, ctx.actor.userId),
  };
}
