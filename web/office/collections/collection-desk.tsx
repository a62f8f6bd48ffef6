import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { OrderedList, SkeletonList } from '../blocks/ordered-list.tsx';
import { useOrder } from '../blocks/use-order.ts';
import { AddDialog } from './add-dialog.tsx';
import classes from './collection-desk.module.css';
import { type CollectionName, COLLECTIONS, type Listed } from './collections.ts';
import { Panel } from './panel.tsx';
import { Row } from './row.tsx';
import type { Texts } from './use-collection-form.ts';

interface Props<Item extends Listed> {
  of: CollectionName;
  list: UseQueryOptions<{ infos: Item[] }, Error, { infos: Item[] }, string[]> & { queryKey: string[] };
  /** Says whether visitors see it. */
  label: (item: Item) => ReactNode;
  form: (item: Item) => ReactNode;
  add: (texts: Texts & { published: boolean }) => Promise<{ id: number }>;
}

/** All topics or playlists in their order; the open one beside them. */
export function CollectionDesk<Item extends Listed>({ of, list, label, form, add }: Props<Item>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = useAddress();
  const query = useQuery(list);
  const { opened, calls } = COLLECTIONS[of];
  const order = useOrder(list.queryKey, calls.reorder);
  const [adding, setAdding] = useState(false);
  const open = (id: number) => address.set({ [opened]: String(id) });
  const openKey = address.get(opened);
  const items = query.data?.infos;
  return (
    <Desk
      title={t(($) => $.office.desks[of])}
      about={t(($) => $.office.about[of])}
      aside={<AddButton of={of} onPress={() => setAdding(true)} />}
    >
      {items?.length === 0 && (
        <Nothing title={t(($) => $.office[of].emptyTitle)} hint={t(($) => $.office[of].emptyHint)} />
      )}
      {items && items.length > 0 && (
        <div className={classes.list}>
          <OrderedList
            label={t(($) => $.office.desks[of])}
            items={items}
            name={(item) => (language === 'en' ? item.titleEn : item.titleZh)}
            onOrder={order}
          >
            {(item) => (
              <Row
                of={of}
                item={item}
                label={label(item)}
                open={openKey === String(item.id)}
                onOpen={() => open(item.id)}
              />
            )}
          </OrderedList>
        </div>
      )}
      {!items && !query.error && <SkeletonList rows={8} />}
      {!items && query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
      {items && /^[1-9]\d{0,14}$/.test(openKey) && (
        <Panel
          key={openKey}
          of={of}
          item={items.find(({ id }) => String(id) === openKey)}
          form={form}
          onClose={() => address.set({ [opened]: undefined })}
        />
      )}
      {adding && <AddDialog of={of} add={add} onAdded={open} onClosed={() => setAdding(false)} />}
    </Desk>
  );
}

function AddButton({ of, onPress }: { of: CollectionName; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="small" icon={<IconPlus size={15} stroke={2} aria-hidden="true" />} onClick={onPress}>
      {t(($) => $.office[of].add)}
    </Button>
  );
}
