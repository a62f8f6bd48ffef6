import { inLanguage } from '#contract/domain/language.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { BothLanguages, XmpFields } from './packet.ts';

type Texts = typeof zh | typeof en;

/** The same in both languages, for files that anybody may open. */
export function both(say: (text: Texts) => string): BothLanguages {
  return { zh: say(zh), en: say(en) };
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
}

/** The shop that a material belongs to, if it does. */
export interface Shop {
  shopZh: string | null;
  shopEn: string | null;
}

/** Who made it and whose it is. Without a shop there is no name that its owner has made public. */
export function creditFields({ shopZh, shopEn }: Shop): XmpFields {
  const author =
    shopZh === null && shopEn === null
      ? both((text) => text.site.name)
      : { zh: inLanguage('zh', shopZh ?? '', shopEn ?? ''), en: inLanguage('en', shopZh ?? '', shopEn ?? '') };
  return {
    'dc:creator': { seq: [...new Set([author.zh, author.en])] },
    'dc:rights': both((text) => fill(text.embedded.rights, { author: text === en ? author.en : author.zh })),
    'photoshop:Credit': [...new Set([author.en, en.site.name])].join(' / '),
  };
}
