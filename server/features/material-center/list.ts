import type { CenterProgress, CenterRow } from '#contract/calls/material-center.ts';
import { type Described, hintsOf, missingOf } from '#contract/domain/description.ts';
import type { MemberContext } from '../../context.ts';
import { previewUrl } from '../catalogue/catalogue.ts';
import { sameFileFor } from '../media/media.ts';
import { decisionsOf, queuePlaces } from '../review/review.ts';
import {
  countRecent,
  type ListedRow,
  type ListFilter,
  listOwn,
  type ProgressRow,
  readProgress,
} from './list.queries.ts';
import { scopeOf } from './scope.queries.ts';
import { inLanguage } from '#contract/domain/language.ts';

export async function list(ctx: MemberContext, filter: ListFilter) {
  const scope = scopeOf(ctx.actor);
  const [{ total, rows }, recent] = await Promise.all([
    listOwn(ctx.db, scope, filter),
    countRecent(ctx.db, scope, filter.kind),
  ]);
  const [places, decisions] = await Promise.all([
    queuePlaces(
      ctx.db,
      rows.filter(({ state }) => state === 'pending').map(({ id }) => id),
    ),
    decisionsOf(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  ]);
  const infos = await Promise.all(
    rows.map(async (row) => ({
      ...(await presentRow(ctx, row)),
      queue: places.get(row.id) ?? null,
      ...standing(row, decisions.get(row.id) ?? []),
    })),
  );
  return { infos, total, recent };
}

type Decisions = NonNullable<CenterRow['decision']>[];

/** The newest decision, and whether the owner may appeal. */
function standing({ state, rejection }: ListedRow, decisions: Decisions) {
  const appealed = decisions.some(({ round }) => round === 'appeal');
  const mayAppeal = state === 'rejected' && rejection === null && decisions.length > 0 && !appealed;
  return { decision: decisions[0] ?? null, mayAppeal };
}

type Presented = Omit<CenterRow, 'queue' | 'decision' | 'mayAppeal'>;

async function presentRow(ctx: MemberContext, row: ListedRow): Promise<Presented> {
  const described = describedBy(row);
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    state: row.state,
    owner: scopeOf(ctx.actor) === 'all' ? inLanguage(ctx.language, row.ownerZh, row.ownerEn) : null,
    fileName: row.fileName,
    sizeBytes: row.sizeBytes,
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    preview: row.preview === null ? null : await previewUrl(ctx, row.preview),
    duration: row.durationMs === null ? null : row.durationMs / 1000,
    progress: progressOf(row),
    rejection: row.state === 'rejected' ? row.rejection : null,
    sameAs: row.sameAs && sameFileFor(ctx, row.sameAs),
    missing: missingOf(described),
    hints: hintsOf(described),
    offlineReason: row.offlineReason,
    opens: row.opens,
    bookmarks: row.bookmarks,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

type DescribedRow = Pick<
  ListedRow,
  'titleZh' | 'titleEn' | 'keywordsZh' | 'keywordsEn' | 'categoryId' | 'people' | 'editorial' | 'modelReleases'
>;

/** The facts about a material that the rules for submitting need. */
export function describedBy(row: DescribedRow): Described {
  return {
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    keywordsZh: row.keywordsZh,
    keywordsEn: row.keywordsEn,
    categoryId: row.categoryId,
    people: row.people,
    editorial: row.editorial,
    modelReleases: row.modelReleases,
  };
}

function progressOf({ state, runState, step, percent }: Omit<ProgressRow, 'id'>): CenterProgress | null {
  if (state !== 'uploaded' && state !== 'transcoding') return null;
  return { step, percent: percent ?? 0, delayed: runState === 'failed' };
}

export async function progress(ctx: MemberContext, { ids }: { ids: number[] }) {
  const rows = await readProgress(ctx.db, scopeOf(ctx.actor), ids);
  return { infos: rows.map((row) => ({ id: row.id, state: row.state, progress: progressOf(row) })) };
}
