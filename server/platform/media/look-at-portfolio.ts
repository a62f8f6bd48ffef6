import * as z from 'zod';
import { createLine } from '../line.ts';
import { problem, type Problem } from '../problem.ts';
import { MediaCrashed } from './failures.ts';
import { inPictureProcess } from './picture-process.ts';
import type { PortfolioPicture } from './steps.ts';

/** Applicants send dozens of images at once. One is open at a time, and the others wait for seconds. */
const inTurn = createLine(8);

/** What a description can be, because a stranger's file may have taken over the process. */
const portfolio: z.ZodType<PortfolioPicture> = z.strictObject({
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  layout: z.array(z.int().min(0).max(255)).length(24),
});

/** Measures an image of an application, and passes its facts and a large and a small copy to `keep`. */
export async function lookAtPortfolio<T>(
  bytes: Buffer,
  keep: (picture: PortfolioPicture, files: { view: string; thumbnail: string }) => Promise<T>,
): Promise<T | Problem> {
  const seen = await inTurn(() =>
    inPictureProcess(bytes, async (media) => {
      const { facts, files } = await media.run('portfolio', {});
      const { data, error } = portfolio.safeParse(facts);
      const [view, thumbnail] = files;
      if (error || !view || !thumbnail) throw new MediaCrashed('it found what cannot be');
      return await keep(data, { view: view.file, thumbnail: thumbnail.file });
    }),
  );
  return seen === 'full' ? problem('unavailable', { retryAfter: 5 }) : seen;
}
