import type { Objects } from './objects.ts';

/** A picture that lies in the bucket in several widths, the smallest first. */
interface Files {
  key: string;
  widths: number[];
}

/** Wide enough for a page on a plain screen; browsers that know `srcset` choose by themselves. */
const PAGE = 1280;

/** Keys of a picture's files in the bucket for previews. */
export function filesOf({ key, widths }: Files): string[] {
  return widths.map((width) => `${key}/${width}.webp`);
}

/** Where browsers find a picture: for a card, for a page, and in each width. */
export function addressesOf(objects: Pick<Objects, 'publicUrl'>, picture: Files) {
  const { widths } = picture;
  const urls = filesOf(picture).map((key) => objects.publicUrl(key));
  return {
    small: urls[0]!,
    url: urls[widths.findLastIndex((width) => width <= PAGE)] ?? urls[0]!,
    srcset: urls.map((url, place) => `${url} ${widths[place]}w`).join(', '),
  };
}
