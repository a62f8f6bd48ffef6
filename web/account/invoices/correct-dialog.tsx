import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { InvoiceDetail, InvoiceTitle } from '#contract/calls/invoices.ts';
import { INVOICE_TYPES, type InvoiceType } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Choices } from '../orders/choices.tsx';
import { useRequestKey } from '../orders/request-key.ts';
import { ChooseTitle } from './choose-title.tsx';
import classes from './invoices.module.css';
import { invoices, refreshInvoices, titlesQuery } from './queries.ts';
import { useTitleProblems } from './use-title-problems.ts';

/** Takes an invoice with a wrong title back and asks for another. */
export function CorrectDialog({ invoice, onClosed }: { invoice: InvoiceDetail; onClosed: () => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(titlesQuery);
  return (
    <Dialog title={t(($) => $.invoices.correct.title)} size={560} onClosed={onClosed}>
      {(close) => (data ? <CorrectForm invoice={invoice} titles={data} close={close} /> : <Skeleton height={260} />)}
    </Dialog>
  );
}

interface Props {
  invoice: InvoiceDetail;
  titles: readonly InvoiceTitle[];
  close: () => void;
}

function useCorrection({ invoice: { id, remark, ...old }, titles, close }: Props) {
  const { t } = useTranslation();
  const key = useRequestKey();
  const other = titles.find((one) => one.title !== old.title || one.taxNumber !== old.taxNumber);
  const [titleId, setTitleId] = useState((other ?? titles[0])?.id);
  const [type, setType] = useState<InvoiceType>(old.type);
  const [asked, setAsked] = useState(false);
  const title = titles.find((one) => one.id === titleId);
  const found = useTitleProblems(title, type);
  const sending = useMutation({
    mutationFn: async () => {
      if (!title) return;
      await invoices.correct({ key: key.current(), id, titleId: title.id, type, remark });
      key.done();
      void toast(t(($) => $.invoices.correct.done));
      close();
    },
    onSettled: () => void refreshInvoices(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(found).length === 0 && !sending.isPending) sending.mutate();
  };
  return { title, titleId, setTitleId, type, setType, problems: asked ? found : {}, submit, sending };
}

function CorrectForm(props: Props) {
  const { t } = useTranslation();
  const form = useCorrection(props);
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p className={classes.quiet}>{t(($) => $.invoices.correct.body)}</p>
      <ChooseTitle form={form} titles={props.titles} />
      <Choices
        label={t(($) => $.invoices.form.type)}
        options={INVOICE_TYPES.map((value) => ({ value, label: t(($) => $.invoices.types[value]) }))}
        value={form.type}
        onChange={form.setType}
      />
      <Problem>{form.problems.type ?? form.sending.error?.message}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={props.close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={form.sending.isPending}>
          {t(($) => $.invoices.correct.submit)}
        </Button>
      </div>
    </form>
  );
}
