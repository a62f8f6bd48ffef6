import { COVER_SIDE } from '#contract/domain/music-intake.ts';
import { shrink, toBase64 } from '../../lib/shrink-picture.ts';
import { intake } from './queries.ts';

/** Enough for the middle of a picture that is longer than high. */
const LONGEST = COVER_SIDE * 1.5;

/** Gives a piece the cover that somebody chose, made small enough to send. */
export async function sendCover(id: number, cover: File): Promise<void> {
  await intake.cover({ id, image: await toBase64(await shrink(cover, LONGEST)) });
}
