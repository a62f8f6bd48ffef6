import * as z from 'zod/mini';
import { block, LIVE_FIGURES } from './domain/blocks.ts';
import { focus } from './domain/pictures.ts';
import { anyItem } from './items.ts';

/** A picture in two sizes; `colour` fills its box until it has loaded. */
export const cover = z.object({
  url: z.string(),
  small: z.string(),
  /** All its widths, of pictures that editors sent; else empty. */
  srcset: z.string(),
  colour: z.string(),
  /** What stays in sight where it is cropped. */
  focus,
});
export type Cover = z.output<typeof cover>;

export const blocks = z.array(block);

/** What blocks only name, as it is now. */
export const around = {
  /** The body's pictures by key. */
  pictures: z.record(z.string(), z.object({ src: z.string(), srcset: z.string(), width: z.int(), height: z.int() })),
  /** Materials on sale that the body names. */
  materials: z.array(anyItem),
  /** The least that a licence for each of them costs, by code; null where all is by quote. */
  prices: z.record(z.string(), z.nullable(z.int())),
  /** Counted where the body shows one of them. */
  figures: z.nullable(z.record(z.enum(LIVE_FIGURES), z.int())),
};

const written = z.object({ body: blocks, ...around });
/** A body with all that showing it takes. */
export type Written = z.output<typeof written>;
