import type { Language } from '#contract/domain/language.ts';

/** An article that comes with the product; its text as `plainBlocks` reads it. */
export interface FirstArticle {
  slug: string;
  tags: string[];
  words: Record<Language, { title: string; summary: string; text: string }>;
}
