import { useQuery } from '@tanstack/react-query';
import { STATEMENT_VIEWS } from '#contract/calls/statements-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { focusRow } from '../../ui/table/table.ts';
import { idAt, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { PhotographerPanel } from './photographer-panel.tsx';
import { Photographers } from './photographers.tsx';
import { countsQuery } from './queries.ts';
import { StatementList } from './statement-list.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { TaxRulesView } from './tax/tax-rules-view.tsx';

const LOOK_AGAIN_MS = 60_000;

/** Lists of statements, and what they are made by: rates, tax categories and tax rules. */
const TABS = [...STATEMENT_VIEWS, 'photographers', 'tax'] as const;

/** Quarterly statements of photographers. */
export function Statements() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', TABS) ?? 'disputed';
  const counts = useQuery({ ...countsQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const counted: Partial<Record<(typeof TABS)[number], number | undefined>> = {
    disputed: counts?.disputed,
    mine: counts?.mine,
    'to-confirm': counts?.toConfirm,
    'to-remit': counts?.toRemit,
  };
  const statement = idAt(address, 'statement');
  const photographer = idAt(address, 'photographer');
  const close = (name: 'statement' | 'photographer', open: number) => {
    address.set({ [name]: undefined });
    focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.statements)} about={t(($) => $.office.about.statements)}>
      <ViewTabs
        views={TABS}
        view={view}
        name={(name) => t(($) => $.office.statements.views[name])}
        count={(name) => counted[name]}
        bad="disputed"
        onView={(next) => address.filter({ view: next, statement: undefined, photographer: undefined })}
      >
        {view === 'photographers' && <Photographers address={address} />}
        {view === 'tax' && <TaxRulesView />}
        {view !== 'photographers' && view !== 'tax' && (
          <StatementList address={address} view={view} quarters={counts?.quarters ?? []} />
        )}
      </ViewTabs>
      {statement !== undefined && <StatementPanel id={statement} onClose={() => close('statement', statement)} />}
      {photographer !== undefined && (
        <PhotographerPanel userId={photographer} onClose={() => close('photographer', photographer)} />
      )}
    </Desk>
  );
}
