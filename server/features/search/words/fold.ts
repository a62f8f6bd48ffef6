import { Converter } from 'opencc-js/t2cn';

let simplifiedOf: Map<string, string> | undefined;

/** Maps every traditional character to its simplified one. Whole phrases differ too rarely to be worth the cost. */
function simplifiedCharacters(): Map<string, string> {
  const convert = Converter({ from: 't', to: 'cn' });
  const all = Array.from({ length: 0xa000 - 0x4e00 }, (_, index) => String.fromCharCode(0x4e00 + index));
  const simplified = convert(all.join('\n')).split('\n');
  return new Map(
    all.flatMap((character, index) => {
      const other = simplified[index];
      return other === undefined || other === character ? [] : [[character, other] as const];
    }),
  );
}

const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * Normalises text for comparison: one width, lower case, simplified characters, no accents or apostrophes, single
 * spaces.
 */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  if (/^[\u0020-\u007e]*$/.test(plain)) return tidy(plain);
  simplifiedOf ??= simplifiedCharacters();
  const known = simplifiedOf;
  const simplified = plain.replaceAll(/[\u4e00-\u9fff]/g, (character) => known.get(character) ?? character);
  const bare = simplified
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return tidy(bare.replaceAll(/[ßæœøđłı]/g, (letter) => LATIN[letter] ?? letter).replaceAll(/[’‘ʼ`´]/g, "'"));
}

function tidy(text: string): string {
  return text
    .replaceAll(/'s\b/g, '')
    .replaceAll("'", '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
}
