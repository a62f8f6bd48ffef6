import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementDetail, StatementLine } from '#contract/calls/statements.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { LineSteps } from '../../../ui/statement/line-steps.tsx';
import { useLineColumns } from '../../../ui/statement/use-line-columns.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { PAGE_SIZE, useAddress } from '../../../ui/table/use-address.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { linesQuery } from './queries.ts';
import classes from './statements.module.css';

const unfolded = (line: StatementLine) => <LineSteps line={line} />;

/** The sales of a statement; while it can be disputed, lines can be chosen on every page. */
export function Lines({ statement: { id, state, lineCount } }: { statement: StatementDetail }) {
  const { t } = useTranslation();
  const address = useAddress();
  const columns = useLineColumns();
  const query = useQuery(linesQuery({ id, pageNo: address.page, pageSize: PAGE_SIZE }));
  const [chosen, setChosen] = useState<ReadonlyMap<string, StatementLine>>(new Map());
  const [disputing, setDisputing] = useState(false);
  const open = state === 'to-confirm';
  const choose = (keys: ReadonlySet<string>) => {
    const known = new Map([
      ...chosen,
      ...(query.data?.infos ?? []).map((line) => [String(line.saleId), line] as const),
    ]);
    setChosen(new Map([...known].filter(([key]) => keys.has(key))));
  };
  const selection = {
    chosen: new Set(chosen.keys()),
    change: choose,
    label: ({ materialCode: code }: StatementLine) => t(($) => $.statements.selectLine, { code }),
  };
  return (
    <>
      {open && lineCount > 0 && (
        <div className={classes.bar}>
          <p>{t(($) => $.statements.disputeHint)}</p>
          <Button variant="default" size="small" disabled={chosen.size === 0} onClick={() => setDisputing(true)}>
            {t(($) => $.statements.dispute)}
          </Button>
        </div>
      )}
      <DataTable
        label={t(($) => $.statements.tab)}
        columns={columns}
        query={query}
        rowKey={({ saleId }) => String(saleId)}
        selection={open ? selection : undefined}
        detail={unfolded}
        empty={<Nothing title={t(($) => $.statements.noSales)} hint={t(($) => $.statements.noSalesHint)} />}
        paging={address.paging}
      />
      {disputing && <DisputeDialog id={id} lines={[...chosen.values()]} onClosed={() => setDisputing(false)} />}
    </>
  );
}
