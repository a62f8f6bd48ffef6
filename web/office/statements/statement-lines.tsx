import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementLine } from '#contract/calls/statements.ts';
import { useTranslation } from '../../lib/translation.ts';
import { LineSteps } from '../../ui/statement/line-steps.tsx';
import { useLineColumns } from '../../ui/statement/use-line-columns.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Section } from '../blocks/section.tsx';
import { linesQuery } from './queries.ts';

const PAGE_SIZE = 20;
/** What the panel has no room for unfolds under the row. */
const SHOWN = new Set(['date', 'work', 'share', 'amount']);

const unfolded = (line: StatementLine) => <LineSteps line={line} />;

/** The sales of a statement, with pages of their own beside the desk's. */
export function StatementLines({ id }: { id: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery(linesQuery({ id, pageNo: page, pageSize: PAGE_SIZE }));
  const columns = useLineColumns().filter(({ name }) => SHOWN.has(name));
  return (
    <Section title={t(($) => $.office.statements.lines)}>
      <DataTable
        label={t(($) => $.office.statements.lines)}
        columns={columns}
        query={query}
        rowKey={({ saleId }) => `sale-${saleId}`}
        detail={unfolded}
        empty={
          <Nothing title={t(($) => $.office.statements.empty.title)} hint={t(($) => $.office.statements.empty.hint)} />
        }
        paging={{ page, pageSize: PAGE_SIZE, onPage: setPage }}
        skeletonRows={5}
      />
    </Section>
  );
}
