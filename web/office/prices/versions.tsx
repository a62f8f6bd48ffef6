import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceVersion } from '#contract/calls/prices-desk.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { toast } from '../../ui/toast.ts';
import { Moment } from '../blocks/moment.tsx';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { countChanges, differences, pricesOf, type Editing } from './draft.ts';
import { priceDesk, tableQuery, useRefreshPrices } from './queries.ts';
import classes from './versions.module.css';

const TONES: Record<PriceVersion['standing'], Tone> = {
  current: 'good',
  planned: 'accent',
  past: 'quiet',
  withdrawn: 'quiet',
};

const COLUMNS = ['version', 'standing', 'effectiveAt', 'note', 'by', 'createdAt', 'actions'] as const;

/** All past, current and planned tables. */
export function Versions({ editing, versions }: { editing: Editing; versions: PriceVersion[] }) {
  const { t } = useTranslation();
  const [withdrawing, setWithdrawing] = useState<PriceVersion>();
  const start = useAsDraft(editing);
  return (
    <section className={classes.versions}>
      <h2>{t(($) => $.office.prices.versions.title)}</h2>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(($) => $.office.prices.versions[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <Row
              key={version.id}
              version={version}
              onUse={() => void start(version)}
              onWithdraw={() => setWithdrawing(version)}
            />
          ))}
        </tbody>
      </table>
      {withdrawing && <Withdraw version={withdrawing} onClosed={() => setWithdrawing(undefined)} />}
    </section>
  );
}

function Row({ version, onUse, onWithdraw }: { version: PriceVersion; onUse: () => void; onWithdraw: () => void }) {
  const { t } = useTranslation();
  const { standing } = version;
  return (
    <tr data-standing={standing}>
      <td>{version.version}</td>
      <td>
        <Label tone={TONES[standing]}>{t(($) => $.office.prices.versions.standings[standing])}</Label>
      </td>
      <td>
        <Moment at={version.effectiveAt} />
      </td>
      <td className={classes.note}>{version.note}</td>
      <td>{version.createdBy ?? t(($) => $.office.prices.versions.system)}</td>
      <td>
        <Moment at={version.createdAt} />
      </td>
      <td>
        <span className={classes.actions}>
          <Button variant="default" size="small" onClick={onUse}>
            {t(($) => $.office.prices.versions.use)}
          </Button>
          {standing === 'planned' && (
            <Button variant="default" size="small" onClick={onWithdraw}>
              {t(($) => $.office.prices.versions.withdraw)}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

/** Puts a version's prices into the draft, and asks first when that replaces changes. */
function useAsDraft({ base, draft, onDraft }: Editing) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return async ({ id, version }: PriceVersion) => {
    const count = countChanges(draft);
    const question = {
      title: t(($) => $.office.prices.versions.useTitle, { version }),
      body: t(($) => $.office.prices.versions.useBody, { count }),
      confirm: t(($) => $.office.prices.versions.useConfirm),
    };
    if (count > 0 && !(await confirm(question))) return;
    try {
      onDraft(differences(base, pricesOf(await cache.fetchQuery(tableQuery(id)))));
      void toast(t(($) => $.office.prices.versions.used, { version }));
    } catch (error) {
      void toast((error as Error).message, 'failed');
    }
  };
}

function Withdraw({
  version: { id, version, effectiveAt },
  onClosed,
}: {
  version: PriceVersion;
  onClosed: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const refresh = useRefreshPrices();
  const at = formatMoment(effectiveAt, 'minute', language);
  return (
    <ReasonDialog
      title={t(($) => $.office.prices.versions.withdrawTitle, { version })}
      body={t(($) => $.office.prices.versions.withdrawBody, { at })}
      confirm={t(($) => $.office.prices.versions.withdraw)}
      danger
      onConfirm={async (reason) => {
        await priceDesk.withdraw({ id, reason }).finally(() => void refresh());
        void toast(t(($) => $.office.prices.versions.withdrawn, { version }));
      }}
      onClosed={onClosed}
    />
  );
}
