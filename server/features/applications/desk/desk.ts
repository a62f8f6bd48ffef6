import type { ApplicationDetail, ApplicationRow, DeskPicture } from '#contract/calls/applications-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import { presentClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { worksLikeApplication, type LikeWork } from '../../search/search.ts';
import { listEvents } from '../events.queries.ts';
import { findPicture, listPictures, type PictureRow } from '../pictures.queries.ts';
import { linkTo } from '../pictures.ts';
import { countApplications, type DeskRow, findForDesk, listApplications, listEarlier } from './desk.queries.ts';

export async function readSummary(ctx: MemberContext) {
  return await countApplications(ctx.db, ctx.actor.userId);
}

export async function listForDesk(ctx: MemberContext, filter: Parameters<typeof listApplications>[1]) {
  const { total, rows } = await listApplications(ctx.db, filter, ctx.actor.userId);
  return { total, infos: await Promise.all(rows.map((row) => presentRow(ctx, row))) };
}

async function presentRow(ctx: MemberContext, row: DeskRow): Promise<ApplicationRow> {
  const { userId: _, account: _account, thumbnailKey, claimedBy, claimer, claimedUntil, ...same } = row;
  return {
    ...same,
    thumbnail: thumbnailKey === null ? null : await linkTo(ctx, thumbnailKey),
    submittedAt: row.submittedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    claim: presentClaim({ claimedBy, claimer, claimedUntil }, ctx.actor.userId),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export async function readDetail(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ application: ApplicationDetail } | Problem> {
  const row = await findForDesk(ctx.db, id);
  if (!row) return problem('not-found');
  const [pictures, alike, events, earlier] = await Promise.all([
    listPictures(ctx.db, id),
    worksLikeApplication(ctx.db, { applicationId: id, ownerId: row.userId }),
    listEvents(ctx.db, id),
    listEarlier(ctx.db, row),
  ]);
  const { memberSince, phone, wechat, bio, gear, platforms, videoLinks, ...listed } = row;
  return {
    application: {
      ...(await presentRow(ctx, listed)),
      userId: row.userId,
      own: row.userId === ctx.actor.userId,
      account: row.account,
      phone,
      wechat,
      bio,
      gear,
      platforms,
      videoLinks,
      memberSince: memberSince.toISOString(),
      images: await Promise.all(pictures.map((picture) => presentPicture(ctx, picture, alike))),
      events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
      earlier: earlier.map((one) => ({ ...one, at: one.at.toISOString() })),
    },
  };
}

async function presentPicture(ctx: Context, picture: PictureRow, works: readonly LikeWork[]): Promise<DeskPicture> {
  const { key: _, viewKey, thumbnailKey, ...same } = picture;
  return {
    ...same,
    view: await linkTo(ctx, viewKey),
    thumbnail: await linkTo(ctx, thumbnailKey),
    alike: works
      .filter((work) => work.pictureId === picture.id)
      .map(({ id, code, state, same: identical, ...work }) => ({
        id,
        code,
        state,
        same: identical,
        title: inLanguage(ctx.language, work.titleZh, work.titleEn) || work.fileName,
        owner: inLanguage(ctx.language, work.ownerZh, work.ownerEn),
        thumbnail: work.thumbnail === null ? null : ctx.objects.publicUrl(work.thumbnail),
      })),
  };
}

const ORIGINAL_SECONDS = 300;

/** A link to an image as it was sent. */
export async function originalLink(ctx: MemberContext, { id }: { id: number }) {
  const picture = await findPicture(ctx.db, id);
  if (!picture || !(await findForDesk(ctx.db, picture.applicationId))) return problem('not-found');
  const { key, fileName, applicationId } = picture;
  await transaction(ctx, async (tx) => {
    await recordChange(tx, {
      action: 'application.original-opened',
      subject: `application:${applicationId}`,
      after: { fileName },
    });
  });
  return { url: await ctx.objects.signedUrl('originals', key, { seconds: ORIGINAL_SECONDS, fileName }) };
}
