import type { DeskMaterial, DeskMaterialDetail, MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { REVIEWERS } from '#contract/domain/roles.ts';
import type { Context } from '../../../context.ts';
import { showLarge, showUnmarked } from '../previews.ts';
import { technical } from '../technical.ts';
import type { DeskDetailRow, listReports } from './detail.queries.ts';
import type { FoundRow } from './find.queries.ts';

/** A material as a row of the desk shows it. */
export function presentRow(ctx: Context, row: FoundRow): DeskMaterial {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    state: row.state,
    source: row.source,
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    fileName: row.fileName,
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    seller: inLanguage(ctx.language, row.sellerZh, row.sellerEn),
    category: row.categoryZh && inLanguage(ctx.language, row.categoryZh, row.categoryEn ?? ''),
    featured: row.featured,
    openReports: row.openReports,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    changedAt: row.updatedAt.toISOString(),
    opens: row.opens,
    bookmarks: row.bookmarks,
  };
}

/** The current values of the fields that editors may change. */
export function editOf(row: DeskDetailRow): MaterialEdit {
  return {
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    descriptionZh: row.descriptionZh,
    descriptionEn: row.descriptionEn,
    keywordsZh: row.keywordsZh,
    keywordsEn: row.keywordsEn,
    placeZh: row.placeZh,
    placeEn: row.placeEn,
    categoryId: row.categoryId,
    groupId: row.groupId,
    priceClass: row.priceClass,
    people: row.people,
    editorial: row.editorial,
  };
}

const mayReview = ({ actor }: Context) => REVIEWERS.some((role) => actor?.roles.includes(role));

type Reports = Awaited<ReturnType<typeof listReports>>;

export async function presentDetail(ctx: Context, row: DeskDetailRow, reports: Reports): Promise<DeskMaterialDetail> {
  return {
    ...presentRow(ctx, row),
    version: row.version,
    edit: editOf(row),
    ownerTitle: row.ownerTitle,
    owner: { id: row.ownerId, name: row.ownerName },
    shopId: row.shopId,
    composer: row.composer,
    artist: row.artist,
    takenOn: row.takenOn,
    colours: row.colours ?? [],
    technical: technical(row),
    releases: { model: row.modelReleases, property: row.propertyReleases },
    ...(await (mayReview(ctx) ? showUnmarked : showLarge)(ctx, row)),
    topics: row.topics,
    groups: row.groups,
    reports: reports.map((report) => ({
      ...report,
      createdAt: report.createdAt.toISOString(),
      closedAt: report.closedAt?.toISOString() ?? null,
    })),
    createdAt: row.createdAt.toISOString(),
  };
}
