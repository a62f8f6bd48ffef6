import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Invoiceable, InvoiceTitle } from '#contract/calls/invoices.ts';
import { type InvoiceType, sameParty } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { useRequestKey } from '../orders/request-key.ts';
import { invoices, refreshInvoices } from './queries.ts';
import { type TitleProblems, useTitleProblems } from './use-title-problems.ts';

interface Given {
  orders: readonly Invoiceable[];
  titles: readonly InvoiceTitle[];
  chosen: number | undefined;
  close: () => void;
}

export type Application = ReturnType<typeof useApplication>;

/** The state of the form: what is chosen, what is missing, and sending it. */
export function useApplication({ orders, titles, chosen, close }: Given) {
  const { t } = useTranslation();
  const key = useRequestKey();
  const [orderIds, setOrderIds] = useState<readonly number[]>(chosen === undefined ? [] : [chosen]);
  const [titleId, setTitleId] = useState<number | undefined>(titles[0]?.id);
  const [type, setType] = useState<InvoiceType>('normal');
  const [remark, setRemark] = useState('');
  const [asked, setAsked] = useState(false);
  const picked = orders.filter(({ orderId }) => orderIds.includes(orderId));
  const title = titles.find(({ id }) => id === titleId);
  const found = {
    ...useTitleProblems(title, type),
    ...(picked.length === 0 && { orders: t(($) => $.invoices.form.chooseOrder) }),
  };
  const problems: TitleProblems & { orders?: string } = asked ? found : {};
  const sending = useMutation({
    mutationFn: async () => {
      if (!title) return;
      const ids = picked.map(({ orderId }) => orderId);
      await invoices.apply({ key: key.current(), orderIds: ids, titleId: title.id, type, remark });
      key.done();
      void toast(t(($) => $.invoices.applied));
      close();
    },
    onError: () => void refreshInvoices(),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(found).length === 0 && !sending.isPending) sending.mutate();
  };
  const others = title ? picked.filter(({ licensee }) => !sameParty(title.title, licensee)) : [];
  return {
    picked,
    title,
    titleId,
    setTitleId,
    type,
    setType,
    remark,
    setRemark,
    problems,
    submit,
    /** Licensees that are not the title. */
    otherLicensees: [...new Set(others.map(({ licensee }) => licensee))],
    choose: (orderId: number, on: boolean) =>
      setOrderIds(on ? [...orderIds, orderId] : orderIds.filter((id) => id !== orderId)),
    pending: sending.isPending,
    problem: sending.error?.message,
  };
}
