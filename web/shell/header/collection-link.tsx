import { IconStar } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { UnfoldingLink } from './unfolding-link.tsx';
import { useCounts } from './use-counts.ts';

const CollectionPanel = lazy(async () => ({ default: (await import('./collection-panel.tsx')).CollectionPanel }));

/** Leads to the collection, and shows what was put there last. */
export function CollectionLink() {
  const { t } = useTranslation();
  const { bookmarks } = useCounts();
  return (
    <UnfoldingLink
      to={paths.collect()}
      icon={IconStar}
      label={t(($) => $.header.collections)}
      count={bookmarks}
      openLabel={t(($) => $.collection.open)}
    >
      {(leave) => <CollectionPanel onLeave={leave} />}
    </UnfoldingLink>
  );
}
