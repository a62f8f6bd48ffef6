import { hash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { PICTURE_TEXT } from '#contract/domain/pictures.ts';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import { takePoint } from '../../../platform/database/rate-limit.ts';
import { drawForArticle } from '../../../platform/media/draw-for-article.ts';
import type { ArticlePicture } from '../../../platform/media/steps.ts';
import { isProblem, must, problem, type Problem } from '../../../platform/problem.ts';
import { filesOf } from '../../../platform/objects/picture-files.ts';
import { recordChange } from '../../audit/audit.ts';
import { KEPT_FOR_GOOD } from '../../catalogue/catalogue.ts';
import { removeFiles } from '../../media/media.ts';
import { finishUpload, giveUpRefused, type SentFile } from '../../uploads/uploads.ts';
import { findPicture, insertPicture } from './pictures.queries.ts';
import { presentPicture } from './present.ts';

/** Limited because each picture is opened in its own process. */
const PER_HOUR = { points: 300, seconds: 3600 };

/** Opens a file that an editor sent, and puts what was redrawn of it into the library. */
export async function takeInPicture(ctx: MemberContext, sent: Omit<SentFile, 'platform'>) {
  const wait = await takePoint(ctx.db, `content-picture:${ctx.actor.userId}`, PER_HOUR);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const done = await finishUpload(ctx, 'content', { ...sent, platform: 'web' }, async (upload, original) => {
    const drawn = await draw(ctx, await buffer(await ctx.objects.open('originals', original.key)));
    if (isProblem(drawn)) return drawn;
    const { fileName, sizeBytes } = upload;
    return async (tx) => ({
      contentPictureId: await add(tx, {
        ...drawn,
        name: nameOf(fileName),
        sizeBytes,
        originalKey: original.key,
        addedBy: tx.actor.userId,
      }),
    });
  });
  if (isProblem(done)) {
    if (done.code === 'bad-picture') await giveUpRefused(ctx, sent.filePath);
    return done;
  }
  const picture = done.contentPictureId === null ? undefined : await findPicture(ctx.db, done.contentPictureId);
  return picture ? { picture: presentPicture(ctx, picture) } : problem('not-found');
}

/** Puts a JPEG that nobody sent into the library; returns the key by which entries name it. */
export async function bringPicture(ctx: Context, bytes: Buffer, name: string): Promise<string> {
  const drawn = must(await draw(ctx, bytes));
  const originalKey = `${randomBytes(20).toString('hex')}.jpg`;
  await ctx.objects.put('originals', originalKey, bytes, { contentType: 'image/jpeg' });
  const id = await transaction(
    ctx,
    async (tx) => await add(tx, { ...drawn, name, sizeBytes: bytes.length, originalKey, addedBy: null }),
  );
  return (await findPicture(ctx.db, id))!.key;
}

type Drawn = ArticlePicture & { key: string; sha256: string };

/**
 * Stores the redrawn files under what is in them, and a part of chance: so nobody guesses the address of what is not
 * published, and deleting one picture never takes the files of another that came later.
 */
async function draw(ctx: Context, bytes: Buffer): Promise<Drawn | Problem> {
  return await drawForArticle(bytes, async (picture, files) => {
    const key = `content/${hash('sha256', await readFile(files.at(-1)!)).slice(0, 32)}-${randomBytes(8).toString('hex')}`;
    const kept = { contentType: 'image/webp', cacheControl: KEPT_FOR_GOOD };
    for (const [place, to] of filesOf({ key, widths: picture.widths }).entries())
      await ctx.objects.putFile('previews', to, files[place]!, kept);
    return { ...picture, key, sha256: hash('sha256', bytes) };
  });
}

type Added = Drawn & { name: string; sizeBytes: number; originalKey: string; addedBy: number | null };

/** The same file is one picture, however often it is sent. */
async function add(tx: Context, picture: Added): Promise<number> {
  const { id, isNew } = await insertPicture(tx.db, picture);
  if (isNew) {
    const { name, width, height } = picture;
    await recordChange(tx, { action: 'picture.added', subject: `picture:${id}`, after: { name, width, height } });
  } else {
    await removeFiles(tx, [
      { bucket: 'originals', key: picture.originalKey },
      ...filesOf(picture).map((key) => ({ bucket: 'previews' as const, key })),
    ]);
  }
  return id;
}

/** The file's name without its ending, as a person would say it. */
function nameOf(fileName: string): string {
  const name = fileName.replace(/\.[^.]*$/, '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return Array.from(name.trim() || fileName)
    .slice(0, PICTURE_TEXT.name)
    .join('');
}
