import type { DayPeriod } from '#contract/domain/period.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { useAddress } from '../../../ui/table/use-address.ts';
import { Balance } from './balance.tsx';
import { earnings } from './earnings-queries.ts';
import classes from './earnings-tab.module.css';
import { Figures } from './figures.tsx';
import { usePeriod } from '../../../ui/period/period.ts';
import { PeriodChoice } from '../../../ui/period/period-choice.tsx';
import { WorksTable } from './works-table.tsx';

/** What a photographer earned and why; never who bought. */
export function EarningsTab() {
  const { t } = useTranslation();
  const address = useAddress();
  const { period } = usePeriod(address);
  return (
    <div className={classes.tab}>
      <header>
        <h2>{t(($) => $.earnings.tab)}</h2>
        <p>{t(($) => $.earnings.about)}</p>
      </header>
      <Balance />
      <section className={classes.section}>
        <div className={classes.head}>
          <h3>{t(($) => $.earnings.overTime)}</h3>
          <PeriodChoice address={address} />
        </div>
        <Figures period={period} />
      </section>
      <section className={classes.section}>
        <div className={classes.head}>
          <div>
            <h3>{t(($) => $.earnings.table)}</h3>
            <p>{t(($) => $.earnings.tableAbout)}</p>
          </div>
          <Exports period={period} />
        </div>
        <WorksTable address={address} period={period} />
      </section>
    </div>
  );
}

function Exports({ period }: { period: DayPeriod }) {
  const { t } = useTranslation();
  const done = t(($) => $.earnings.exported);
  const fileName = (what: string) => `framehall-${what}-${period.from}-${period.to}`;
  return (
    <div className={classes.exports}>
      <ExportButton
        label={t(($) => $.earnings.exportWorks)}
        fileName={fileName('works')}
        done={done}
        load={() => earnings.exportWorks(period)}
      />
      <ExportButton
        label={t(($) => $.earnings.exportSales)}
        fileName={fileName('sales')}
        done={done}
        load={() => earnings.exportSales(period)}
      />
    </div>
  );
}
