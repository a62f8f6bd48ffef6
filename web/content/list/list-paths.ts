import type { ArticleType } from '#contract/domain/content.ts';
import { type ListLink, paths } from '../../paths.ts';

/** Addresses of the lists by what is in them. */
export const listPaths: Record<ArticleType, (query?: ListLink) => string> = {
  origin: paths.originList,
  case: paths.caseList,
  brand: paths.caseBrandList,
  content: paths.contentList,
};
