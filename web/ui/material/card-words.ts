import { wordsOnce } from '../../lib/language.ts';
import { t } from '../../lib/translation.ts';

/** Texts of a card, in the reader's language. */
export const useCardWords = wordsOnce(() => ({
  bookmark: t(($) => $.material.bookmark),
  unbookmark: t(($) => $.material.unbookmark),
  toCart: t(($) => $.material.toCart),
  outOfCart: t(($) => $.material.outOfCart),
  sample: t(($) => $.material.sample),
  copyCode: t(($) => $.material.copyCode),
  copyLink: t(($) => $.material.copyLink),
  more: t(($) => $.material.more),
  group: t(($) => $.material.groupTitle),
  alike: (count: number) => t(($) => $.material.alike, { count }),
  actions: (title: string) => t(($) => $.material.actions, { title }),
  preview: (title: string) => t(($) => $.material.preview, { title }),
  stopPreview: (title: string) => t(($) => $.material.stopPreview, { title }),
}));
