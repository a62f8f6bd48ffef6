import { useQuery } from '@tanstack/react-query';
import { type EntryListed, entryCalls } from '#contract/calls/entries.ts';
import type { OrderRow } from '#contract/calls/orders.ts';
import { isEntryEditable } from '#contract/domain/entry.ts';
import { formatFen } from '#contract/domain/money.ts';
import { client } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { invoices } from '../invoices/queries.ts';
import { orderListQuery } from '../orders/queries.ts';

const entries = client(entryCalls);

/** A step that only the reader can take. */
export interface Step {
  key: string;
  words: string;
  note: string;
  to: string;
  action: string;
}

function useUntil() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (at: string | null) => (at === null ? '' : t(($) => $.ownHome.until, { date: formatDateTime(at, language) }));
}

/** Orders to be paid, and those that a colleague declined. */
export function useOrderSteps() {
  const { t } = useTranslation();
  const until = useUntil();
  const { data, error, refetch } = useQuery(orderListQuery({ state: 'quoted', pageSize: 10 }, useLanguage()));
  const stepOf = (order: OrderRow): Step => {
    const { number, totalFen, next } = order;
    const step = { key: number, note: until(order.payBy), to: paths.order(order) };
    if (next === 'buyer-changes' || totalFen === null)
      return { ...step, words: t(($) => $.ownHome.change, { number }), action: t(($) => $.ownHome.open) };
    const action = t(($) => $.orderList.pay, { amount: formatFen(totalFen) });
    return { ...step, words: t(($) => $.ownHome.pay, { number }), action };
  };
  const waiting = data?.infos.filter(({ next }) => next === 'buyer-pays' || next === 'buyer-changes');
  return { steps: waiting?.map(stepOf), error, refetch };
}

/** Reversals of invoices that the reader has to confirm with the tax authority. */
export function useInvoiceSteps() {
  const { t } = useTranslation();
  const until = useUntil();
  const { data, error, refetch } = useQuery({
    queryKey: ['invoices', 'to-confirm'],
    queryFn: async ({ signal }) => (await invoices.toConfirm({}, { signal })).infos,
  });
  const steps = data?.map(({ id, invoiceNumber, confirmBy }): Step => ({
    key: `invoice ${id}`,
    words: t(($) => $.ownHome.red, { number: invoiceNumber }),
    note: until(confirmBy),
    to: paths.invoice(id),
    action: t(($) => $.ownHome.confirm),
  }));
  return { steps, error, refetch };
}

/** Contest entries that are begun or were returned, while they can still be changed. */
export function useEntrySteps() {
  const { t } = useTranslation();
  const until = useUntil();
  const { data, error, refetch } = useQuery({
    queryKey: ['entries', 'list', 'begun'],
    queryFn: async ({ signal }) => (await entries.list({ pageSize: 20 }, { signal })).infos,
  });
  const isBegun = ({ state, changeable }: EntryListed) => changeable && isEntryEditable(state) && state !== 'submitted';
  const steps = data?.filter(isBegun).map(({ id, title, contest, changeableUntil }): Step => ({
    key: `entry ${id}`,
    words: t(($) => $.ownHome.entry, { title: title || t(($) => $.entering.untitled) }),
    note: until(changeableUntil),
    to: paths.contestEnter(contest.slug, id),
    action: t(($) => $.ownHome.goOn),
  }));
  return { steps, error, refetch };
}
