import { useLocation, useSearchParams } from 'react-router';
import { pageAt } from '#contract/domain/pages.ts';
import { usePageType } from '../../lib/page-type.ts';
import { searchLinks } from '../../paths.ts';
import { SearchBox } from '../../ui/search-box.tsx';

/** The compact search box; it searches what the page is about, and on the results page it shows the current search. */
export function HeaderSearch({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const page = pageAt(pathname);
  const onResults = page === 'searchResult' || page === 'imgSearchResult';
  return (
    <SearchBox
      size="compact"
      keyword={onResults ? (params.get('keyword') ?? '') : ''}
      type={usePageType()}
      links={searchLinks}
      dropAnywhere={onResults}
      {...(onLeave && { onLeave })}
    />
  );
}
