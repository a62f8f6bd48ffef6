import { useLocation, useSearchParams } from 'react-router';
import { SEARCH_TYPES } from '#contract/domain/discovery.ts';
import { pageAt } from '#contract/domain/pages.ts';
import { searchLinks } from '../../paths.ts';
import { SearchBox } from '../../ui/search-box.tsx';

/** The compact search box; on the results page it shows the current search. */
export function HeaderSearch({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const page = pageAt(pathname);
  const onResults = page === 'searchResult' || page === 'imgSearchResult';
  const type = SEARCH_TYPES.find((one) => one === params.get('type'));
  return (
    <SearchBox
      size="compact"
      keyword={onResults ? (params.get('keyword') ?? '') : ''}
      type={(onResults && type) || (page === 'imgSearchResult' ? 'pic' : 'video')}
      links={searchLinks}
      dropAnywhere={onResults}
      {...(onLeave && { onLeave })}
    />
  );
}
