import type { Source } from '#contract/domain/material.ts';
import type { Texts } from '../texts.ts';

/** A photo or a clip of the demo, told in both languages. */
export interface Picture extends Texts {
  /** Stable and unique; the picture's random numbers come from it. */
  slug: string;
  kind: 'photo' | 'video';
  /** Which painters it is made by. */
  family: string;
  /** Slug of a category that the shop has. */
  category: string;
  /** Which of the demo's shops sells it. */
  shop: number;
  source: Source;
  /** Pictures of one series share it. */
  group?: string;
  hdr?: true;
  /** Slugs of topics that the shop shows. */
  topics: string[];
  /** Of a clip only. */
  seconds?: number;
}
