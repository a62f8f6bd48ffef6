import { useLocation } from 'react-router';
import type { ArticleType } from '#contract/domain/content.ts';
import { EntryList } from './entry-list.tsx';

const TYPES: Record<string, ArticleType> = { '/caselist': 'case', '/casebrandlist': 'brand' };

/** One screen at three addresses: cases, brands and articles. */
export function ContentList() {
  const { pathname } = useLocation();
  const type = TYPES[pathname.toLowerCase().replace(/\/$/, '')] ?? 'content';
  return <EntryList key={type} type={type} />;
}
