import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { DraftVip } from '#contract/calls/sales-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../../ui/fields.ts';
import { Section } from '../blocks/section.tsx';
import { LineScope } from './line-scope.tsx';
import { LineTable } from './line-table.tsx';
import { QuoteConflict } from './quote-conflict.tsx';
import { priceOf, sumsOf } from './quote-draft.ts';
import classes from './quote-editor.module.css';
import { QuoteFields } from './quote-fields.tsx';
import { QuoteResult } from './quote-result.tsx';
import { useQuote } from './use-quote.ts';

interface Props {
  order: OrderDetail;
  /** What the buyer's membership takes off; null when they have none. */
  vip: DraftVip | null;
  onUnsaved: (unsaved: boolean) => void;
}

/** Editor for the prices of an order, line by line, until the quote is sent. */
export function QuoteEditor({ order, vip, onUnsaved }: Props) {
  const { t } = useTranslation();
  const work = useQuote(order, vip, onUnsaved);
  const form = useRef<HTMLFormElement>(null);
  const sums = sumsOf(order, work.draft, vip);
  useSendKey(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (work.conflict || work.send()) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const title = order.quote
    ? t(($) => $.office.sales.quote.again, { version: order.quote?.version })
    : t(($) => (order.quotes.length > 0 ? $.office.sales.quote.title : $.office.sales.quote.first));
  return (
    <Section level={2} title={title}>
      {work.conflict && <QuoteConflict order={order} work={work} />}
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <LineTable
          order={order}
          scope={(line) => <LineScope order={order} line={line} work={work} />}
          price={({ lineId, code }) => (
            <TextInput
              size="xs"
              className={classes.price}
              aria-label={t(($) => $.office.sales.quote.priceOf, { code })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={work.draft.prices[lineId] ?? ''}
              error={isWrong(work.draft.prices[lineId], work.tried) && t(($) => $.office.sales.quote.badPrice)}
              onChange={({ currentTarget: { value } }) =>
                work.change({ prices: { ...work.draft.prices, [lineId]: value } })
              }
            />
          )}
          sum={({ lineId }) => {
            const sum = sums.lines.find((line) => line.lineId === lineId);
            return sum?.priceFen === undefined ? { discountFen: 0, vipFen: 0, amountFen: null } : sum;
          }}
        />
        <div className={classes.below}>
          <QuoteFields work={work} />
          <QuoteResult order={order} work={work} sums={sums} />
        </div>
      </form>
    </Section>
  );
}

/** An empty price is invalid only after an attempt to send. */
function isWrong(typed = '', tried: boolean): boolean {
  return (typed.trim() !== '' || tried) && priceOf(typed) === undefined;
}

/** Ctrl or ⌘ with Enter sends the quote, unless the focus is in another form or a dialog. */
function useSendKey(form: React.RefObject<HTMLFormElement | null>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    const other = event.target instanceof Element ? event.target.closest('form') : null;
    if ((other && other !== form.current) || document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    form.current?.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
