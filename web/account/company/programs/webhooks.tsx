import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '#contract/calls/webhooks.ts';
import { formatDate, formatList } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from '../company.module.css';
import { useAsked } from '../queries.ts';
import { keepWebhooks, webhooks, webhooksQuery } from './queries.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** Addresses that the company has us tell about its orders and licences, and what they were told. */
export function Webhooks() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(webhooksQuery);
  return (
    <>
      <Panel title={t(($) => $.company.webhooks.title)} note={t(($) => $.company.webhooks.note)}>
        {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={120} />}
        <ul className={classes.rows}>
          {data?.webhooks.map((webhook) => (
            <WebhookRow key={webhook.webhookId} webhook={webhook} />
          ))}
        </ul>
        <WebhookForm />
      </Panel>
      {data && data.webhooks.length > 0 && <WebhookLog />}
    </>
  );
}

function WebhookRow({ webhook: { webhookId, url, events, by, createdAt } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const removing = useAsked(
    async () => keepWebhooks(await webhooks.remove({ webhookId })),
    t(($) => $.company.webhooks.removed),
  );
  const question = {
    title: t(($) => $.company.webhooks.removeTitle),
    body: t(($) => $.company.webhooks.removeBody, { url }),
    confirm: t(($) => $.company.webhooks.remove),
  };
  const names = events.map((event) => t(($) => $.company.webhooks.events[event]));
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>{url}</p>
        <p className={classes.facts}>
          <span>{formatList(names, language)}</span>
          <span>{t(($) => $.company.programs.by, { name: by, date: formatDate(createdAt, language) })}</span>
        </p>
      </div>
      <Button
        variant="default"
        size="small"
        loading={removing.isPending}
        onClick={() => removing.mutate({ input: undefined, question })}
      >
        {t(($) => $.company.webhooks.remove)}
      </Button>
    </li>
  );
}
