import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AwardPrize, AwardWork } from '#contract/calls/awards-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Pictured } from '../../../ui/table/cells.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import type { Column } from '../../../ui/table/table.ts';
import classes from './awards.module.css';
import { desk, useChange, worksQuery } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import { useRank } from './use-rank.ts';

interface Props {
  prize: AwardPrize;
  fixed: boolean;
  onClosed: () => void;
}

const PAGE_SIZE = 10;

/** Chooses the work for a free place of a prize, among those that may get it. */
export function ChooseDialog({ onClosed, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.awards.choose.title, { prize: rest.prize.name })} size={960} onClosed={onClosed}>
      {(close) => <Works {...rest} close={close} />}
    </Dialog>
  );
}

function Works({ prize: { prizeId }, fixed, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.awards.choose);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [reason, setReason] = useState('');
  const query = useQuery(worksQuery({ prizeId, keyword, pageNo: page, pageSize: PAGE_SIZE }));
  const give = useChange(desk.give, words.done);
  const search = (next: string) => {
    setKeyword(next.slice(0, 60));
    setPage(1);
  };
  const columns = useColumns(({ entryId }) =>
    give.mutate({ prizeId, entryId, reason: reason.trim() }, { onSuccess: close }),
  );
  return (
    <div className={classes.form}>
      {fixed && <ReasonField value={reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />}
      <SearchField label={words.search} placeholder={words.searchHint} value={keyword} onChange={search} />
      <Problem>{give.error?.message}</Problem>
      <DataTable
        label={words.search}
        columns={columns}
        query={query}
        rowKey={({ entryId }) => String(entryId)}
        skeletonRows={4}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
        paging={{ page, pageSize: PAGE_SIZE, onPage: setPage }}
      />
    </div>
  );
}

function useColumns(onGive: (work: AwardWork) => void): Column<AwardWork>[] {
  const { t } = useTranslation();
  const rank = useRank();
  const words = t(($) => $.office.awards.choose);
  return [
    {
      name: 'work',
      title: words.work,
      cell: ({ entryId, title, kind, thumbnail }) => (
        <Pictured
          of={{ kind: kind === 'video' ? 'video' : 'photo', thumbnail }}
          title={title}
          second={String(entryId)}
        />
      ),
    },
    { name: 'track', title: words.track, width: 130, cell: ({ track }) => track },
    { name: 'rank', title: words.rank, width: 160, cell: (work) => rank(work) },
    {
      name: 'give',
      title: words.action,
      width: 120,
      cell: (work) => (
        <Button
          size="small"
          aria-label={t(($) => $.office.awards.choose.giveTo, { title: work.title })}
          onClick={() => onGive(work)}
        >
          {words.give}
        </Button>
      ),
    },
  ];
}
