import { useQuery } from '@tanstack/react-query';
import { BATCH_VIEWS, DUE_VIEWS } from '#contract/calls/payouts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { focusRow } from '../../ui/table/table.ts';
import { idAt, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchPanel } from './batch-panel.tsx';
import { DueList } from './due-list.tsx';
import { payoutCountsQuery } from './queries.ts';
import { TaxReport } from './tax-report.tsx';
import { TemplatesView } from './template/templates-view.tsx';

const LOOK_AGAIN_MS = 60_000;

/** What is due, batches on their way, and how the bank and the tax office want to be told. */
const TABS = [...DUE_VIEWS, ...BATCH_VIEWS, 'template', 'tax'] as const;
type Tab = (typeof TABS)[number];

/** Pays photographers: one prepares a batch, another releases it, and the bank's answer is booked. */
export function Payouts() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', TABS) ?? 'ready';
  const counts = useQuery({ ...payoutCountsQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const counted: Partial<Record<Tab, number | undefined>> = {
    ready: counts?.ready,
    held: counts?.held,
    'to-release': counts?.toRelease,
    released: counts?.released,
  };
  const open = idAt(address, 'batch');
  const close = () => {
    address.set({ batch: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.payouts)} about={t(($) => $.office.about.payouts)}>
      <ViewTabs
        views={TABS}
        view={view}
        name={(name) => t(($) => $.office.payouts.views[name])}
        count={(name) => counted[name]}
        onView={(next) => address.filter({ view: next, batch: undefined })}
      >
        {(view === 'ready' || view === 'held') && <DueList key={view} address={address} view={view} />}
        {view === 'template' && <TemplatesView />}
        {view === 'tax' && <TaxReport />}
        {(view === 'to-release' || view === 'released' || view === 'all') && (
          <BatchList address={address} view={view} />
        )}
      </ViewTabs>
      {open !== undefined && <BatchPanel id={open} onClose={close} />}
    </Desk>
  );
}
