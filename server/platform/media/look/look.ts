import { fromPixels, type Pixels } from '../images.ts';
import type { Look } from '../steps.ts';
import { findColours } from './colours.ts';
import { pictureHash } from './hash.ts';
import { colourLayout } from './layout.ts';

/** How a picture looks, out of one small copy. */
export async function describeLook(picture: Pixels): Promise<Look> {
  const small = await fromPixels(picture).resize(32, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { hash: pictureHash(small), colours: findColours(small), layout: colourLayout(small) };
}
