import type { Block } from '#contract/domain/blocks.ts';
import type { ContentType, Edition, FactsOf } from '#contract/domain/content.ts';
import type { Language } from '#contract/domain/language.ts';
import { plainBlocks } from '../../content/content.ts';

interface Words {
  title: string;
  summary: string;
  /** Empty for a banner; else as `plainBlocks` reads it: a part `{{slug}} words` shows a piece with these words below it, `! ` is a note. */
  text: string;
}

/** Something that the demo's editors wrote. It appears once all pieces that it shows are on sale. */
export interface DemoEntry<Type extends ContentType = ContentType> {
  type: Type;
  slug: string;
  /** The photo of which its cover is another take. */
  cover: string;
  /** Pieces offered below the text. */
  uses: readonly string[];
  tags: string[];
  facts: FactsOf<Type>;
  words: Record<Language, Words>;
}

const PIECE = /^\{\{([\w-]+)\}\} ?(.*)$/;

/** Slugs of all pieces that an entry shows. */
export function piecesOf({ cover, uses, words }: DemoEntry): string[] {
  const named = words.en.text.split('\n\n').flatMap((part) => PIECE.exec(part)?.[1] ?? []);
  return [...new Set([cover, ...uses, ...named])];
}

export function editionOf({ title, summary, text }: Words, codeOf: (slug: string) => string): Edition {
  const parts = text === '' ? [] : text.split('\n\n');
  return { title, summary, seo: '', body: parts.flatMap((part) => blocksOf(part, codeOf)) };
}

function blocksOf(part: string, codeOf: (slug: string) => string): Block[] {
  const [, slug, caption = ''] = PIECE.exec(part) ?? [];
  if (slug !== undefined) return [{ type: 'material', code: codeOf(slug), caption }];
  if (part.startsWith('! ')) return [{ type: 'note', warning: false, runs: [{ text: part.slice(2) }] }];
  return plainBlocks(part);
}
