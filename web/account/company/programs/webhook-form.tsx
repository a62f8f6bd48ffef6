import { useState } from 'react';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS, type WebhookEvent } from '#contract/domain/webhook.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import companyClasses from '../company.module.css';
import { Checks } from './checks.tsx';
import { keepWebhooks, webhooks } from './queries.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Adds a webhook and shows the secret that signs, once. */
export function WebhookForm() {
  const { t } = useTranslation();
  const [events, setEvents] = useState<ReadonlySet<WebhookEvent>>(new Set(WEBHOOK_EVENTS));
  const [secret, setSecret] = useState<string>();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { url: '' },
    send: async ({ url }) => {
      const reply = await webhooks.create({ url, events: [...events] });
      keepWebhooks(reply);
      setSecret(reply.secret);
      form.reset();
    },
  });
  return (
    <form className={companyClasses.form} onSubmit={onSubmit} noValidate>
      <TextInput
        {...form.getInputProps('url')}
        label={t(($) => $.company.webhooks.url)}
        description={t(($) => $.company.webhooks.urlHint)}
        type="url"
        autoComplete="off"
        maxLength={WEBHOOK_LIMITS.url}
      />
      <Checks
        legend={t(($) => $.company.webhooks.eventsLabel)}
        all={WEBHOOK_EVENTS}
        chosen={events}
        nameOf={(event) => t(($) => $.company.webhooks.events[event])}
        onChange={setEvents}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending} disabled={events.size === 0}>
        {t(($) => $.company.webhooks.add)}
      </Button>
      {secret !== undefined && (
        <SecretDialog
          title={t(($) => $.company.webhooks.secretTitle)}
          note={t(($) => $.company.webhooks.secretNote)}
          secret={secret}
          onClosed={() => setSecret(undefined)}
        />
      )}
    </form>
  );
}
