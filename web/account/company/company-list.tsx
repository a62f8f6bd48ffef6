import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import classes from './company.module.css';

export const PAGE_SIZE = 10;

interface Props<Row> {
  query: UseQueryResult<{ infos: Row[]; total: number }>;
  address: Address;
  /** Shown instead when there is nothing. */
  empty: ReactNode;
  row: (row: Row) => ReactNode;
}

/** One page of a list of the company. */
export function CompanyList<Row>({ query, address, empty, row }: Props<Row>) {
  const { data, error, isPlaceholderData } = query;
  if (error && !data) return <Retry error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <Skeleton height={200} />;
  if (data.infos.length === 0) return empty;
  return (
    <>
      <ul className={classes.rows} aria-busy={isPlaceholderData}>
        {data.infos.map(row)}
      </ul>
      {data.total > PAGE_SIZE && <Pager {...address.paging} pageSize={PAGE_SIZE} total={data.total} />}
    </>
  );
}
