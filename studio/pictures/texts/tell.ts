import type { Picture } from '../picture.ts';
import { keywords, type Word } from './words.ts';

type Told = readonly [title: string, description: string];

/** A picture in both languages; what a series has in common comes in `rest`. */
export function tell(
  slug: string,
  rest: Pick<Picture, 'kind' | 'family' | 'category' | 'shop'> & Partial<Picture>,
  zh: Told,
  en: Told,
  words: readonly Word[],
): Picture {
  return {
    source: 'other',
    topics: [],
    ...rest,
    slug,
    titleZh: zh[0],
    titleEn: en[0],
    descriptionZh: zh[1],
    descriptionEn: en[1],
    ...keywords(words),
  };
}
