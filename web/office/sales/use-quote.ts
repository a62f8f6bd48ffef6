import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { DraftVip } from '#contract/calls/sales-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useChangeTrade } from '../blocks/trade.ts';
import { sales } from './queries.ts';
import { type QuoteDraft, quoteInput, startDraft } from './quote-draft.ts';

/**
 * The quote being written. It follows the order until something is typed; after that it stays, and detects when the
 * quote in force changes.
 */
export function useQuote(order: OrderDetail, vip: DraftVip | null, onUnsaved: (unsaved: boolean) => void) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<QuoteDraft | null>(null);
  const [tried, setTried] = useState(false);
  const quote = useChangeTrade({
    send: sales.quote,
    done: ({ version }) => t(($) => $.office.sales.quote.sent, { version }),
  });
  // The order may have been paid or closed meanwhile; then nothing is unsaved.
  const onGone = useEffectEvent(() => onUnsaved(false));
  useEffect(() => () => onGone(), []);
  const holds = order.quote?.version ?? 0;
  const draft = typed ?? startDraft(order);
  const forget = () => {
    setTyped(null);
    setTried(false);
    onUnsaved(false);
  };
  const change = (changes: Partial<QuoteDraft>) => {
    quote.reset();
    setTyped({ ...draft, ...changes });
    onUnsaved(true);
  };
  const send = () => {
    const input = quoteInput(order, draft);
    setTried(true);
    if (input && !quote.isPending) quote.mutate(input, { onSuccess: forget });
    return input !== undefined;
  };
  return {
    draft,
    vip,
    typed: typed !== null,
    /** An attempt to send failed, so invalid fields are marked. */
    tried,
    conflict: draft.basedOn !== holds,
    sending: quote.isPending,
    problem: quote.error?.message ?? null,
    change,
    send,
    undo: forget,
    /** Continues with the typed values, based on the quote in force now. */
    rebase: () => change({ basedOn: holds }),
  };
}

export type QuoteWork = ReturnType<typeof useQuote>;
