import { following, reloadFollowing } from '../../lib/following.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTranslation } from '../../lib/translation.ts';
import { SearchNameDialog } from '../../ui/search-name-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { Search } from './save-search.tsx';

interface Props {
  search: Search;
  name: string;
  onClosed: () => void;
}

export function SaveDialog({ search, name, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <SearchNameDialog
      title={t(($) => $.following.saveTitle)}
      note={t(($) => $.following.saveBody)}
      name={name}
      onName={async (chosen) => {
        await following.saveSearch({ name: chosen, search });
        await Promise.all([queryClient.invalidateQueries({ queryKey: ['saved-search'] }), reloadFollowing()]);
        void toast(t(($) => $.following.searchSaved));
      }}
      onClosed={onClosed}
    />
  );
}
