import * as z from 'zod';
import type { Tokenize } from './tokens.ts';

const file = z.object({
  model: z.object({
    vocab: z.record(z.string(), z.int()),
    merges: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  }),
});

const [BEGIN, END] = ['<|startoftext|>', '<|endoftext|>'];
/** How CLIP takes a text apart before its letters are put together. */
const WORD = /'s|'t|'re|'ve|'m|'ll|'d|\p{L}+|\p{N}|[^\s\p{L}\p{N}]+/gu;

/** Tokens of CLIP, as `tokenizer.json` of Hugging Face lists them. */
export function bpeTokens(given: unknown): Tokenize {
  const { model } = file.parse(given);
  const ranks = new Map(model.merges.map((pair, rank) => [typeof pair === 'string' ? pair : pair.join(' '), rank]));
  const idOf = (token: string) => {
    const id = model.vocab[token];
    if (id === undefined) throw new Error(`tokenizer.json has no ${token}`);
    return id;
  };
  const [begin, end] = [idOf(BEGIN), idOf(END)];
  return (text, most) => {
    const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
    const ids = words.flatMap((word) => merged(lettersOf(word), ranks).map(idOf));
    return { ids: [begin, ...ids.slice(0, most - 2), end], filler: end };
  };
}

/** A letter for each byte of UTF-8: printable ones stand for themselves, the others for letters from U+0100 on. */
const LETTERS = (() => {
  const isPlain = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);
  let others = 0;
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPlain(byte) ? byte : 256 + others++));
})();

function lettersOf(word: string): string[] {
  const letters = [...Buffer.from(word)].map((byte) => LETTERS[byte] ?? '');
  return [...letters.slice(0, -1), `${letters.at(-1)}</w>`];
}

/** Puts neighbours together, the pair that was learnt first before the others, until none is known. */
function merged(start: readonly string[], ranks: ReadonlyMap<string, number>): string[] {
  let parts = [...start];
  for (;;) {
    const pairs = parts.slice(1).map((part, index) => ranks.get(`${parts[index]} ${part}`) ?? Infinity);
    const rank = Math.min(...pairs);
    if (rank === Infinity) return parts;
    const next: string[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      const isPair = pairs[at] === rank;
      next.push(isPair ? `${parts[at]}${parts[at + 1]}` : (parts[at] as string));
      if (isPair) at += 1;
    }
    parts = next;
  }
}
