import { pinyin } from 'pinyin-pro';

/** How Chinese is typed: without tones and spaces, ü as v; and its initials. Empty for a text without Chinese. */
export function pinyinOf(text: string): { pinyin: string; initials: string } {
  if (!/\p{Script=Han}/v.test(text)) return { pinyin: '', initials: '' };
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map((syllable) => syllable.replaceAll(/[^a-z0-9]/g, ''))
    .filter((syllable) => syllable !== '');
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join('') };
}

/** As one ear hears them: those who mix up zh and z, n and l, ing and in spell them alike. */
export function soundOf(spelt: string): string {
  return spelt
    .replaceAll(/([zcs])h/g, '$1')
    .replaceAll(/([aei])ng/g, '$1n')
    .replaceAll('l', 'n');
}
