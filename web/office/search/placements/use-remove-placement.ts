import { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { client } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { confirm } from '../../../ui/overlays.ts';
import { toast } from '../../../ui/toast.ts';
import { useDeskChange } from '../../blocks/use-desk-change.ts';
import { KEYS } from '../../keys.ts';

const desk = client(searchDeskCalls);

/** Asks, then lets a search find a work by itself again. */
export function useRemovePlacement() {
  const { t } = useTranslation();
  const words = t(($) => $.office.search.placements);
  const remove = useDeskChange(KEYS.search, desk.removePlacement, words.removed);
  const ask = async ({ id, title, keyword }: { id: number; title: string; keyword: string }) => {
    const sure = await confirm({
      title: words.removeTitle,
      body: t(($) => $.office.search.placements.removeBody, { title, keyword }),
      confirm: words.remove,
    });
    if (sure) remove.mutate({ id }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return { ask, isPending: remove.isPending };
}
