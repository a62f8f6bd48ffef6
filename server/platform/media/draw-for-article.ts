import * as z from 'zod';
import { createLine } from '../line.ts';
import { problem, type Problem } from '../problem.ts';
import { MediaCrashed } from './failures.ts';
import { inPictureProcess } from './picture-process.ts';
import type { ArticlePicture } from './steps.ts';

/** Editors drop several pictures at once. One is open at a time, and the others wait for seconds. */
const inTurn = createLine(12);

/** What a picture can be, because a stranger's file may have taken over the process. */
const article: z.ZodType<ArticlePicture> = z.strictObject({
  width: z.int().min(1).max(2560),
  height: z.int().min(1).max(10_240),
  widths: z.array(z.int().min(1).max(2560)).min(1).max(3),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** Redraws a picture for what editors write, and passes its facts and its files, one for each width, to `keep`. */
export async function drawForArticle<T>(
  bytes: Buffer,
  keep: (picture: ArticlePicture, files: readonly string[]) => Promise<T>,
): Promise<T | Problem> {
  const made = await inTurn(() =>
    inPictureProcess(bytes, async (media) => {
      const { facts, files } = await media.run('article', {});
      const { data, error } = article.safeParse(facts);
      if (error || files.length !== data.widths.length) throw new MediaCrashed('it made what cannot be');
      return await keep(
        data,
        files.map(({ file }) => file),
      );
    }),
  );
  return made === 'full' ? problem('unavailable', { retryAfter: 5 }) : made;
}
