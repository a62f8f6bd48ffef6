import type { Picture } from '../picture.ts';

/** Title, description, and keywords in one line. */
type Told = readonly [title: string, description: string, keywords: string];

type Rest = Pick<Picture, 'slug' | 'family' | 'category' | 'shop' | 'source' | 'topics' | 'group' | 'hdr' | 'seconds'>;

/** A picture in both languages; one that lasts is a clip. */
export function picture(rest: Rest, zh: Told, en: Told): Picture {
  return {
    ...rest,
    kind: rest.seconds === undefined ? 'photo' : 'video',
    titleZh: zh[0],
    titleEn: en[0],
    descriptionZh: zh[1],
    descriptionEn: en[1],
    keywordsZh: zh[2].split('、'),
    keywordsEn: en[2].split(', '),
  };
}
