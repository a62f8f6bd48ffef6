import { useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '#contract/calls/webhooks.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { useAddress } from '../../../ui/table/use-address.ts';
import { CompanyList, PAGE_SIZE } from '../company-list.tsx';
import classes from '../company.module.css';
import { useAsked } from '../queries.ts';
import { logQuery, reloadLog, webhooks } from './queries.ts';

/** What the webhooks were told, whether it arrived, and a button to tell it again. */
export function WebhookLog() {
  const { t } = useTranslation();
  const address = useAddress();
  const query = useQuery(logQuery({ pageNo: address.page, pageSize: PAGE_SIZE }));
  return (
    <Panel title={t(($) => $.company.webhooks.log)} note={t(($) => $.company.webhooks.logNote)}>
      <CompanyList
        query={query}
        address={address}
        empty={
          <Nothing title={t(($) => $.company.webhooks.logEmpty)} hint={t(($) => $.company.webhooks.logEmptyHint)} />
        }
        row={(delivery) => <Delivery key={delivery.deliveryId} delivery={delivery} />}
      />
    </Panel>
  );
}

const TONES = { waiting: 'quiet', delivered: 'good', failed: 'bad' } as const;

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { deliveryId, event, about, state, url, createdAt, nextAt } = delivery;
  const resending = useAsked(
    async () => {
      await webhooks.resend({ deliveryId });
      await reloadLog();
    },
    t(($) => $.company.webhooks.resent),
  );
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          {t(($) => $.company.webhooks.events[event])} · {about}
          <Label tone={TONES[state]}>{t(($) => $.company.webhooks.states[state])}</Label>
        </p>
        <p className={classes.facts}>
          <span>{formatDateTime(createdAt, language)}</span>
          <span>{url}</span>
          <Reply delivery={delivery} />
          {nextAt !== null && (
            <span>{t(($) => $.company.webhooks.next, { date: formatDateTime(nextAt, language) })}</span>
          )}
        </p>
      </div>
      <Button
        variant="default"
        size="small"
        loading={resending.isPending}
        onClick={() => resending.mutate({ input: undefined })}
      >
        {t(($) => $.company.webhooks.resend)}
      </Button>
    </li>
  );
}

/** How the last try ended, and how many there were. */
function Reply({ delivery: { tries, status, fault } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  if (tries === 0) return null;
  return (
    <>
      {status !== null && <span>{t(($) => $.company.webhooks.replied, { status })}</span>}
      {fault !== null && fault !== 'status' && <span>{t(($) => $.company.webhooks.faults[fault])}</span>}
      <span>{t(($) => $.company.webhooks.tries, { count: tries })}</span>
    </>
  );
}
