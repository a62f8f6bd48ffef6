import type { Picture } from '../picture.ts';
import { linesOf, readTexts } from '../../texts.ts';

type Common = Pick<Picture, 'family' | 'category' | 'shop'> & Partial<Picture>;
type Own = Partial<Omit<Picture, 'slug' | 'kind' | 'family'>>;

/** Describes photos and clips that have much in common: `photo('slug', { … })` before their texts in both languages. */
export function tell(common: Common) {
  const teller =
    (kind: Picture['kind']) =>
    (slug: string, own: Own = {}) =>
    (words: TemplateStringsArray): Picture => ({
      source: 'other',
      topics: [],
      ...common,
      slug,
      kind,
      ...own,
      ...readTexts(linesOf(words)),
    });
  return { photo: teller('photo'), clip: teller('video') };
}
