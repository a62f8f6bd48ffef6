import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ApplicationPicture } from '#contract/calls/applications.ts';
import { APPLICATION_PICTURES, isEditable } from '#contract/domain/application.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { lookAtPortfolio } from '../../platform/media/look-at-portfolio.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { removeFiles } from '../media/media.ts';
import { beginUpload, finishUpload, giveUpRefused, type Original, type SentFile } from '../uploads/uploads.ts';
import { findNewest, lockNewest } from './applications.queries.ts';
import { deletePicture, findPicture, insertPicture, type NewPicture, type PictureRow } from './pictures.queries.ts';

const LINK_SECONDS = 600;
/** Limited because each image is opened in its own process. */
const PER_HOUR = { points: 300, seconds: 3600 };

export async function presentPicture(ctx: Context, picture: PictureRow): Promise<ApplicationPicture> {
  const { key: _key, viewKey: _view, thumbnailKey, ...same } = picture;
  return { ...same, thumbnail: await linkTo(ctx, thumbnailKey) };
}

export async function linkTo(ctx: Context, key: string): Promise<string> {
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS });
}

/** Gives a place for an image of the caller's application, while that may be changed and has room. */
export async function beginPicture(ctx: MemberContext, file: { fileName: string; fileSize: number }) {
  const application = await findNewest(ctx.db, ctx.actor.userId);
  const refused = refusal(application);
  if (refused) return refused;
  return await beginUpload(ctx, 'application', file);
}

function refusal(application: Awaited<ReturnType<typeof findNewest>>): Problem | undefined {
  if (!application) return problem('not-found');
  if (!isEditable(application.state)) return problem('not-editable');
  return application.pictures >= APPLICATION_PICTURES.most ? problem('pictures-full') : undefined;
}

/** Refusals that sending the same file again would only repeat. */
const FINAL = ['file-type', 'bad-picture', 'picture-too-big', 'same-picture', 'pictures-full', 'not-editable'];

/** Opens a file that was sent and adds it to the caller's application. A file that is refused is given up. */
export async function takeInPicture(ctx: MemberContext, sent: SentFile) {
  const wait = await takePoint(ctx.db, `application-picture:${ctx.actor.userId}`, PER_HOUR);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const done = await finishUpload(ctx, 'application', sent, async (upload, original) => {
    const seen = await lookAtPicture(ctx, original);
    if (isProblem(seen)) return seen;
    return async (tx) => {
      const application = await lockNewest(tx.db, tx.actor.userId);
      const refused = refusal(application);
      if (refused || !application) return refused ?? problem('not-found');
      const about = { applicationId: application.id, fileName: upload.fileName, sizeBytes: upload.sizeBytes };
      const pictureId = await insertPicture(tx.db, { ...seen, ...about });
      return pictureId === undefined ? problem('same-picture') : { pictureId };
    };
  });
  if (isProblem(done)) {
    if (FINAL.includes(done.code)) await giveUpRefused(ctx, sent.filePath);
    return done;
  }
  const picture = done.pictureId === null ? undefined : await findPicture(ctx.db, done.pictureId);
  if (!picture) return problem('not-found');
  const { applicationId: _, ...row } = picture;
  return { picture: await presentPicture(ctx, row) };
}

export type Seen = Omit<NewPicture, 'applicationId' | 'fileName' | 'sizeBytes'>;

/** Looks at the copy that nobody can change any more, and stores what people will see of it. */
export async function lookAtPicture(ctx: Context, { key }: Pick<Original, 'key'>): Promise<Seen | Problem> {
  const bytes = await buffer(await ctx.objects.open('originals', key));
  if (bytes.length > APPLICATION_PICTURES.maxBytes) return problem('picture-too-big');
  if (!isPicture(bytes)) return problem('file-type');
  return await lookAtPortfolio(bytes, async (seen, files) => {
    const folder = `applications/${key.split('.')[0]}`;
    const [viewKey, thumbnailKey] = [`${folder}/view.webp`, `${folder}/thumbnail.webp`];
    await ctx.objects.putFile('originals', viewKey, files.view, { contentType: 'image/webp' });
    await ctx.objects.putFile('originals', thumbnailKey, files.thumbnail, { contentType: 'image/webp' });
    return { ...seen, sha256: hash('sha256', bytes), key, viewKey, thumbnailKey };
  });
}

/** By its first bytes, whatever its name says. */
function isPicture(bytes: Buffer): boolean {
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'];
  return starts.some((start) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')));
}

export async function removePicture(ctx: MemberContext, { id }: { id: number }) {
  return await transaction(ctx, async (tx) => {
    const application = await lockNewest(tx.db, tx.actor.userId);
    if (!application) return problem('not-found');
    if (!isEditable(application.state)) return problem('not-editable');
    const removed = await deletePicture(tx.db, application.id, id);
    if (!removed) return problem('not-found');
    await removeFiles(tx, filesOf(removed));
    return {};
  });
}

export function filesOf({ key, viewKey, thumbnailKey }: PictureRow) {
  return [key, viewKey, thumbnailKey].map((one) => ({ bucket: 'originals' as const, key: one }));
}
