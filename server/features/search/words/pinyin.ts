import { pinyin } from 'pinyin-pro';

/**
 * Pinyin as people type it, without tones and spaces and with v for ü, and its initials. Empty for text without
 * Chinese.
 */
export function pinyinOf(text: string): { pinyin: string; initials: string } {
  if (!/\p{Script=Han}/v.test(text)) return { pinyin: '', initials: '' };
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map((syllable) => syllable.replaceAll(/[^a-z0-9]/g, ''))
    .filter((syllable) => syllable !== '');
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join('') };
}

/** Merges sounds that many speakers confuse: zh and z, n and l, ing and in. */
export function soundOf(spelt: string): string {
  return spelt
    .replaceAll(/([zcs])h/g, '$1')
    .replaceAll(/([aei])ng/g, '$1n')
    .replaceAll('l', 'n');
}
