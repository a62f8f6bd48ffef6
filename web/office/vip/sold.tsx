import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SoldMembership, SoldView } from '#contract/calls/membership-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { DeclineDialog, QuoteDialog } from './quote-dialogs.tsx';
import { desk, soldQuery, useChange } from './queries.ts';
import { type Acting, useSoldColumns } from './use-sold-columns.tsx';

/** Product orders with what they gave. */
export function Sold({ view, address }: { view: SoldView; address: Address }) {
  const { t } = useTranslation();
  const [acting, setActing] = useState<Acting>();
  const keyword = address.get('keyword').slice(0, 60);
  const query = useQuery(soldQuery({ view, keyword, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useSoldColumns(setActing);
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.vip.search)}
          placeholder={t(($) => $.office.vip.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.vip.views[view])}
        columns={columns}
        query={query}
        rowKey={({ productOrderId }) => String(productOrderId)}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.vip.empty.title)}
            hint={t(($) => $.office.vip.empty.hint)}
          />
        }
        paging={address.paging}
      />
      {acting && <ActDialog {...acting} onClosed={() => setActing(undefined)} />}
    </>
  );
}

function ActDialog({ sold, act, onClosed }: Acting & { onClosed: () => void }) {
  if (act === 'quote') return <QuoteDialog asked={sold} onClosed={onClosed} />;
  if (act === 'decline') return <DeclineDialog asked={sold} onClosed={onClosed} />;
  return <Revoke sold={sold} onClosed={onClosed} />;
}

function Revoke({ sold, onClosed }: { sold: SoldMembership; onClosed: () => void }) {
  const { t } = useTranslation();
  const { productOrderId, number, buyer } = sold;
  const revoke = useChange(
    desk.revoke,
    t(($) => $.office.vip.revoked),
  );
  return (
    <ReasonDialog
      title={t(($) => $.office.vip.revokeTitle)}
      body={t(($) => $.office.vip.revokeBody, { number, buyer })}
      danger
      confirm={t(($) => $.office.vip.revoke)}
      onConfirm={(words) => revoke.mutateAsync({ productOrderId, words })}
      onClosed={onClosed}
    />
  );
}
