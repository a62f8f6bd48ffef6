import { useLocation, useNavigate } from 'react-router';
import { pageAt } from '#contract/domain/pages.ts';
import { paths } from '../../paths.ts';
import { SearchBox } from '../../ui/search-box.tsx';

/** The compact search box; on the results page it says what is being looked at. */
export function HeaderSearch({ onSearched }: { onSearched?: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = pageAt(pathname) === 'searchResult' ? new URLSearchParams(search) : null;
  const keyword = query?.get('keyword') ?? '';
  const type = query?.get('type') === 'pic' ? 'pic' : 'video';
  return (
    <SearchBox
      key={`${keyword}|${type}`}
      size="compact"
      keyword={keyword}
      type={type}
      onSearch={(wanted) => {
        void navigate(paths.searchResult(wanted));
        onSearched?.();
      }}
    />
  );
}
