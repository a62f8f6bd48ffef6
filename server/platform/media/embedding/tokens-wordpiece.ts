import * as z from 'zod';
import type { Tokenize } from './tokens.ts';

const file = z.object({
  model: z.object({ vocab: z.record(z.string(), z.int()) }),
  normalizer: z.object({ lowercase: z.boolean().optional() }).nullish(),
});

const LONGEST = 100;
/** Han characters stand alone, and so does punctuation. */
const ALONE = /(\p{Script=Han}|[\p{P}\p{S}])/u;

/** Tokens of BERT and its like, as `tokenizer.json` of Hugging Face lists them. */
export function wordpieceTokens(given: unknown): Tokenize {
  const { model, normalizer } = file.parse(given);
  const known = new Map(Object.entries(model.vocab));
  const special = (name: string) => {
    const id = known.get(name);
    if (id === undefined) throw new Error(`tokenizer.json has no ${name}`);
    return id;
  };
  const [begin, end, unknown, filler] = ['[CLS]', '[SEP]', '[UNK]', '[PAD]'].map(special) as [
    number,
    number,
    number,
    number,
  ];
  const isLower = normalizer?.lowercase ?? true;
  return (text, most) => {
    const plain = isLower
      ? text
          .toLowerCase()
          .normalize('NFD')
          .replaceAll(/\p{Mn}/gu, '')
      : text;
    const words = plain.split(ALONE).flatMap((part) => part.split(/\s+/).filter(Boolean));
    const pieces = words.flatMap((word) => piecesOf(word, known) ?? [unknown]);
    return { ids: [begin, ...pieces.slice(0, most - 2), end], filler };
  };
}

/** The longest known beginning, then the longest known continuations; undefined where there is none. */
function piecesOf(word: string, known: ReadonlyMap<string, number>): number[] | undefined {
  const letters = Array.from(word);
  if (letters.length > LONGEST) return undefined;
  const ids: number[] = [];
  for (let start = 0; start < letters.length;) {
    const rest = letters.slice(start);
    const length = rest.findLastIndex((_, last) => known.has(pieceOf(rest, last, start))) + 1;
    if (length === 0) return undefined;
    ids.push(known.get(pieceOf(rest, length - 1, start)) as number);
    start += length;
  }
  return ids;
}

function pieceOf(letters: readonly string[], last: number, start: number): string {
  return `${start > 0 ? '##' : ''}${letters.slice(0, last + 1).join('')}`;
}
