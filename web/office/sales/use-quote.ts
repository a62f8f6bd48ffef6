import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { useChangeTrade } from '../blocks/use-change-trade.ts';
import { sales } from './queries.ts';
import { type QuoteDraft, quoteInput, startDraft } from './quote-draft.ts';

/**
 * What is being quoted. As long as nothing was typed it follows the order; what was typed stays as it is, and knows
 * when another quote has come, or gone, meanwhile.
 */
export function useQuote(order: OrderDetail, onUnsaved: (unsaved: boolean) => void) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<QuoteDraft | null>(null);
  const [tried, setTried] = useState(false);
  const quote = useChangeTrade({
    send: sales.quote,
    done: ({ version }) => t(($) => $.office.sales.quote.sent, { version }),
  });
  // The order may be paid or closed meanwhile: then there is nothing left to lose.
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
    typed: typed !== null,
    /** Something was wrong when it was to be sent: fields say so. */
    tried,
    conflict: draft.basedOn !== holds,
    sending: quote.isPending,
    problem: quote.error?.message ?? null,
    change,
    send,
    undo: forget,
    /** Goes on with what was typed, knowing what holds now. */
    rebase: () => change({ basedOn: holds }),
  };
}

export type QuoteWork = ReturnType<typeof useQuote>;
