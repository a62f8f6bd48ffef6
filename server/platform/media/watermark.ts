import type { OverlayOptions } from 'sharp';
import { drawShapes, fromPixels, type Pixels, toPixels } from './images.ts';

/** FRAMEHALL as strokes six units high, so that no font is needed. */
const LETTERS: [path: string, width: number][] = [
  ['M0 6V0H3.6M0 3H3', 3.6],
  ['M0 6V0H2.2a1.7 1.7 0 0 1 0 3.4H0M2 3.4L4 6', 4],
  ['M0 6L2.2 0L4.4 6M.8 4H3.6', 4.4],
  ['M0 6V0L2.3 3.6L4.6 0V6', 4.6],
  ['M3.6 0H0V6H3.6M0 3H3', 3.6],
  ['M0 0V6M4 0V6M0 3H4', 4],
  ['M0 6L2.2 0L4.4 6M.8 4H3.6', 4.4],
  ['M0 0V6H3.2', 3.2],
  ['M0 0V6H3.2', 3.2],
];
/** A picture frame with a hill in it. */
const MARK = 'M0 0H7V6H0ZM1 4.6L2.8 2.4L4.2 3.8L5 3L6 4.6';

/** The mark and the word as one drawing from 0,0, with its width. */
function drawing(): { path: string; width: number } {
  let x = 9;
  let path = `<path d="${MARK}"/>`;
  for (const [letter, width] of LETTERS) {
    path += `<path d="${letter}" transform="translate(${x} 0)"/>`;
    x += width + 1.8;
  }
  return { path, width: x - 1.8 };
}

export interface Mark {
  /** Height of the letters, in pixels. */
  letterHeight: number;
  /** 0 to 1. */
  opacity: number;
}

/**
 * Draws one tile of the pattern: two slanted words, the second offset by half a step. White with a dark edge, to be
 * visible on anything.
 */
async function drawTile({ letterHeight, opacity }: Mark): Promise<Pixels> {
  const { path, width } = drawing();
  const unit = letterHeight / 6;
  const tileWidth = Math.round((width + 24) * unit);
  const tileHeight = Math.round(76 * unit);
  const word = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(-24) scale(${unit}) translate(${-width / 2} -3)">` +
    `<g stroke="#000" stroke-width="1.7" stroke-opacity=".5">${path}</g><g stroke="#fff" stroke-width="1">${path}</g></g>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${tileHeight}">` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">` +
    word(tileWidth / 2, tileHeight / 4) +
    word(0, (tileHeight * 3) / 4) +
    word(tileWidth, (tileHeight * 3) / 4) +
    '</g></svg>';
  return drawShapes(svg);
}

const tiles = new Map<string, Promise<Pixels>>();

/** The watermark as tiled overlay for sharp. */
export async function watermarkTile(mark: Mark): Promise<OverlayOptions> {
  const key = `${mark.letterHeight} ${mark.opacity}`;
  const tile = tiles.get(key) ?? drawTile(mark);
  tiles.set(key, tile);
  const { data, width, height, channels } = await tile;
  return { input: data, raw: { width, height, channels }, tile: true, gravity: 'northwest' };
}

/** A whole transparent layer, to lay over a video. */
export async function watermarkLayer(width: number, height: number, mark: Mark): Promise<Pixels> {
  const empty = { width, height, channels: 4 as const, data: Buffer.alloc(width * height * 4) };
  return toPixels(fromPixels(empty).composite([await watermarkTile(mark)]));
}
