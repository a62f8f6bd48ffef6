import { IconStar } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { UnfoldingLink } from './unfolding-link.tsx';
import { useCounts } from './use-counts.ts';

const BookmarksPanel = lazy(async () => ({ default: (await import('./bookmarks-panel.tsx')).BookmarksPanel }));

/** Links to the bookmarks and previews the newest ones. */
export function BookmarksLink() {
  const { t } = useTranslation();
  const { bookmarks } = useCounts();
  return (
    <UnfoldingLink
      to={paths.bookmarks()}
      icon={IconStar}
      label={t(($) => $.header.bookmarks)}
      count={bookmarks}
      openLabel={t(($) => $.bookmarksPanel.open)}
    >
      {(leave) => <BookmarksPanel onLeave={leave} />}
    </UnfoldingLink>
  );
}
