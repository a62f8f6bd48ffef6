import type { Source } from '#contract/domain/material.ts';
import type { Texts } from '../texts.ts';

/** A photo or a clip of the demo, described in both languages. */
export interface Picture extends Texts {
  /** Stable and unique; the picture's random numbers come from it. */
  slug: string;
  kind: 'photo' | 'video';
  /** The painters that make it. */
  family: string;
  /** Slug of a category that the shop has. */
  category: string;
  /** Number of the demo's shop that sells it. */
  shop: number;
  source: Source;
  /** The same for all pictures of one series. */
  group?: string;
  hdr?: true;
  /** Slugs of topics that the shop shows. */
  topics: string[];
  /** Only for clips. */
  seconds?: number;
}
