import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { MISLEADING_IN, TRADE_WORDS } from './chinese-words.ts';

let loaded: Jieba | undefined;

function jieba(): Jieba {
  if (loaded === undefined) {
    loaded = Jieba.withDict(dict);
    loaded.loadDict(Buffer.from(TRADE_WORDS.map((word) => `${word} 2000 n\n`).join('')));
  }
  return loaded;
}

/**
 * Every dictionary word that the text contains, and its characters: a search for 海 also finds 海边 and 大海. A text's words
 * include the words of each of its parts, so that however a query is cut, its words are indexed.
 */
export function chineseIndexWords(run: string): string[] {
  const words = jieba()
    .cutAll(run)
    .filter((word) => word.length > 1);
  const characters = jieba()
    .cut(run)
    .flatMap((word) => Array.from(word).filter((character) => !MISLEADING_IN.get(word)?.includes(character)));
  return [...words, ...characters];
}

/** Cuts a query one way, and long words into shorter ones, because others write these apart. */
export function chineseQueryWords(run: string): string[] {
  return jieba()
    .cut(run)
    .flatMap((word) => (word.length < 4 ? [word] : parts(word)));
}

/** 自然风光 → 自然, 风光; a word without such parts stays whole. */
function parts(word: string): string[] {
  for (let middle = 2; middle <= word.length - 2; middle += 1) {
    const [first, ...more] = jieba().cut(word.slice(0, middle));
    const rest = jieba().cut(word.slice(middle));
    if (first !== undefined && more.length === 0 && rest.every((part) => part.length > 1)) return [first, ...rest];
  }
  return [word];
}
