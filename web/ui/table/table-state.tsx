import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../button.tsx';
import { Retry } from '../retry.tsx';
import { Nothing } from './nothing.tsx';
import type { Paging } from './pager.tsx';
import type { ListQuery } from './table.ts';
import classes from './table-state.module.css';

interface Props<Row> {
  query: ListQuery<Row>;
  empty: ReactNode;
  paging: Paging | undefined;
}

/** Shown under the table's header when there are no rows. */
export function TableState<Row>({ query, empty, paging }: Props<Row>) {
  const { data, error } = query;
  if (error && !data)
    return (
      <div className={classes.failed}>
        <Retry error={error} onRetry={() => void query.refetch()} />
      </div>
    );
  if (!data || data.infos.length > 0) return null;
  return data.total > 0 && paging ? <PageGone onPage={paging.onPage} /> : empty;
}

/** Says above the rows that they may be outdated. */
export function Outdated<Row>({ query }: { query: ListQuery<Row> }) {
  const { t } = useTranslation();
  if (!query.error || !query.data) return null;
  return (
    <div className={classes.outdated} role="alert">
      <p>
        {t(($) => $.table.outdated)} · {query.error.message}
      </p>
      <Button variant="default" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t(($) => $.common.retry)}
      </Button>
    </div>
  );
}

function PageGone({ onPage }: Pick<Paging, 'onPage'>) {
  const { t } = useTranslation();
  return (
    <Nothing
      title={t(($) => $.table.goneTitle)}
      hint={t(($) => $.table.goneHint)}
      action={
        <Button variant="default" size="small" onClick={() => onPage(1)}>
          {t(($) => $.table.firstPage)}
        </Button>
      }
    />
  );
}
