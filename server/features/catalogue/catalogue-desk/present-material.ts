import type { DeskMaterial, DeskMaterialDetail, MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Rendition } from '#contract/domain/media.ts';
import type { Context } from '../../../context.ts';
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
    titleZh: row.title_zh,
    titleEn: row.title_en,
    fileName: row.file_name,
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    seller: inLanguage(ctx.language, row.seller_zh, row.seller_en),
    category: row.category_zh && inLanguage(ctx.language, row.category_zh, row.category_en ?? ''),
    featured: row.featured,
    openReports: row.open_reports,
    publishedAt: row.published_at?.toISOString() ?? null,
    changedAt: row.updated_at.toISOString(),
    opens: row.opens,
    bookmarks: row.bookmarks,
  };
}

/** What editors may change, as it is. */
export function editOf(row: DeskDetailRow): MaterialEdit {
  return {
    titleZh: row.title_zh,
    titleEn: row.title_en,
    descriptionZh: row.description_zh,
    descriptionEn: row.description_en,
    keywordsZh: row.keywords_zh,
    keywordsEn: row.keywords_en,
    placeZh: row.place_zh,
    placeEn: row.place_en,
    categoryId: row.category_id,
    groupId: row.group_id,
    priceClass: row.price_class,
    people: row.people,
    editorial: row.editorial,
  };
}

type Reports = Awaited<ReturnType<typeof listReports>>;

export function presentDetail(ctx: Context, row: DeskDetailRow, reports: Reports): DeskMaterialDetail {
  const url = (...wanted: Rendition[]) => {
    const key = wanted.map((rendition) => row.files[rendition]).find((found) => found !== undefined);
    return key === undefined ? null : ctx.objects.publicUrl(key);
  };
  return {
    ...presentRow(ctx, row),
    version: row.version,
    edit: editOf(row),
    ownerTitle: row.owner_title,
    owner: { id: row.owner_id, name: row.owner_name },
    shopId: row.shop_id,
    composer: row.composer,
    artist: row.artist,
    takenOn: row.taken_on,
    colours: row.colours ?? [],
    technical: technical(row),
    releases: { model: row.model_releases, property: row.property_releases },
    poster: url('poster', 'thumb-2x', 'cover'),
    playable: row.kind === 'video' ? url('sample', 'preview') : url('preview'),
    topics: row.topics,
    groups: row.groups,
    reports: reports.map((report) => ({
      ...report,
      createdAt: report.createdAt.toISOString(),
      closedAt: report.closedAt?.toISOString() ?? null,
    })),
    createdAt: row.created_at.toISOString(),
  };
}
