import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Invoiceable, InvoiceTitle } from '#contract/calls/invoices.ts';
import { type InvoiceType, sameParty } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { useRequestKey } from '../orders/request-key.ts';
import { type Invoiced, isIt } from './invoiced.ts';
import { invoices, refreshInvoices } from './queries.ts';
import { type TitleProblems, useTitleProblems } from './use-title-problems.ts';

interface Given {
  orders: readonly Invoiceable[];
  titles: readonly InvoiceTitle[];
  chosen: Invoiced | undefined;
  close: () => void;
}

export type Application = ReturnType<typeof useApplication>;

/** The state of the form: what is chosen, what is missing, and sending it. */
export function useApplication({ orders, titles, chosen, close }: Given) {
  const { t } = useTranslation();
  const key = useRequestKey();
  const [numbers, setNumbers] = useState<readonly string[]>(() =>
    orders.filter((order) => chosen && isIt(order, chosen)).map(({ orderNumber }) => orderNumber),
  );
  const [titleId, setTitleId] = useState<number | undefined>(titles[0]?.id);
  const [type, setType] = useState<InvoiceType>('normal');
  const [remark, setRemark] = useState('');
  const [asked, setAsked] = useState(false);
  const picked = orders.filter(({ orderNumber }) => numbers.includes(orderNumber));
  const title = titles.find(({ id }) => id === titleId);
  const found = {
    ...useTitleProblems(title, type),
    ...(picked.length === 0 && { orders: t(($) => $.invoices.form.chooseOrder) }),
  };
  const problems: TitleProblems & { orders?: string } = asked ? found : {};
  const sending = useMutation({
    mutationFn: async () => {
      if (!title) return;
      const orderIds = picked.flatMap(({ orderId }) => orderId ?? []);
      const productOrderIds = picked.flatMap(({ productOrderId }) => productOrderId ?? []);
      await invoices.apply({ key: key.current(), orderIds, productOrderIds, titleId: title.id, type, remark });
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
  const named = picked.flatMap(({ licensees }) => licensees);
  const others = title ? named.filter((licensee) => !sameParty(title.title, licensee)) : [];
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
    otherLicensees: [...new Set(others)],
    choose: (number: string, on: boolean) =>
      setNumbers(on ? [...numbers, number] : numbers.filter((one) => one !== number)),
    pending: sending.isPending,
    problem: sending.error?.message,
  };
}
