import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceTitle } from '#contract/calls/invoices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './invoices.module.css';
import { invoices, refreshInvoices, titlesQuery } from './queries.ts';
import { TitleDialog } from './title-dialog.tsx';

/** The book of titles. */
export function TitlesTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(titlesQuery);
  const [editing, setEditing] = useState<InvoiceTitle | 'new'>();
  return (
    <Panel title={t(($) => $.userCenter.titles)} note={t(($) => $.invoices.titles.about)}>
      <div className={classes.bar}>
        <Button onClick={() => setEditing('new')}>{t(($) => $.invoices.titles.add)}</Button>
      </div>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={180} />}
      {data?.length === 0 && (
        <Nothing title={t(($) => $.invoices.titles.empty)} hint={t(($) => $.invoices.titles.emptyHint)} />
      )}
      <ul className={classes.list}>
        {data?.map((title) => (
          <Title key={title.id} title={title} onEdit={() => setEditing(title)} />
        ))}
      </ul>
      {editing && (
        <TitleDialog title={editing === 'new' ? undefined : editing} onClosed={() => setEditing(undefined)} />
      )}
    </Panel>
  );
}

function Title({ title, onEdit }: { title: InvoiceTitle; onEdit: () => void }) {
  const { t } = useTranslation();
  const { kind, taxNumber, address, phone, bank, accountEnd, email } = title;
  const account = accountEnd && t(($) => $.invoices.titles.account, { end: accountEnd });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>
          {title.title} <Label>{t(($) => $.invoices.kinds[kind])}</Label>
        </p>
        <p className={classes.facts}>
          {[taxNumber, email, address, phone, bank, account]
            .filter((fact) => fact !== '')
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="small"
          onClick={onEdit}
          aria-label={`${t(($) => $.invoices.titles.edit)} ${title.title}`}
        >
          {t(($) => $.invoices.titles.edit)}
        </Button>
        <Remove title={title} />
      </div>
    </li>
  );
}

function Remove({ title: { id, title } }: { title: InvoiceTitle }) {
  const { t } = useTranslation();
  const removing = useMutation({
    mutationFn: async () => {
      const sure = await confirm({
        title: t(($) => $.invoices.titles.removeTitle, { title }),
        body: t(($) => $.invoices.titles.removeBody),
        confirm: t(($) => $.invoices.titles.remove),
      });
      if (!sure) return;
      await invoices.removeTitle({ id });
      void toast(t(($) => $.invoices.titles.removed));
    },
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: () => void refreshInvoices(),
  });
  return (
    <Button
      variant="plain"
      size="small"
      loading={removing.isPending}
      onClick={() => removing.mutate()}
      aria-label={`${t(($) => $.invoices.titles.remove)} ${title}`}
    >
      {t(($) => $.invoices.titles.remove)}
    </Button>
  );
}
