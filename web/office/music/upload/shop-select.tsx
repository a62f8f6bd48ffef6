import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import '../../../ui/fields.ts';
import { KEYS } from '../../keys.ts';
import { intake } from '../queries.ts';
import type { Delivery } from './delivery.ts';
import classes from './upload.module.css';

const PAUSE_MS = 250;

/** The shop that the music is sent for; it stays as soon as something has been sent. */
export function ShopSelect({ delivery, fixed }: { delivery: Delivery; fixed: boolean }) {
  const { t } = useTranslation();
  const shopId = delivery.state.use((state) => state.shopId);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  // The name of the chosen shop is no search.
  const [keyword] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: [...KEYS.music, 'shops', keyword],
    queryFn: ({ signal }) => intake.shops({ keyword }, { signal }),
    placeholderData: keepPreviousData,
  });
  const shops = (data?.infos ?? []).map(({ id, name, owner }) => ({ value: String(id), label: `${name} · ${owner}` }));
  const offered = chosen && !shops.some(({ value }) => value === chosen.value) ? [chosen, ...shops] : shops;
  return (
    <Select
      className={classes.shop}
      label={t(($) => $.office.music.upload.shop)}
      description={t(($) => $.office.music.upload[fixed ? 'shopFixed' : 'shopHint'])}
      data={offered}
      value={shopId === null ? null : String(shopId)}
      disabled={fixed}
      searchable
      // The server has searched.
      filter={({ options }) => options}
      nothingFoundMessage={t(($) => $.office.music.upload.noShop)}
      comboboxProps={{ withinPortal: false }}
      onSearchChange={setTyped}
      onChange={(value, option) => {
        setChosen(option ?? undefined);
        delivery.change({ shopId: value === null ? null : Number(value) });
      }}
    />
  );
}
