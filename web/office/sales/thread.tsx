import { useEffect, useRef } from 'react';
import type { OrderDetail, OrderMessage } from '#contract/calls/orders.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { Label } from '../../ui/table/label.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import { useChangeTrade } from '../blocks/trade.ts';
import { sales } from './queries.ts';
import classes from './thread.module.css';

/** Messages between the buyer and sales. */
export function Thread({ order, mayWrite }: { order: OrderDetail; mayWrite: boolean }) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const { length } = order.messages;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  return (
    <Section level={2} title={t(($) => $.office.sales.thread.title)}>
      {length === 0 && <p className={classes.empty}>{t(($) => $.office.sales.thread.empty)}</p>}
      {length > 0 && (
        // The list scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol ref={list} className={classes.messages} aria-label={t(($) => $.office.sales.thread.title)} tabIndex={0}>
          {order.messages.map((message) => (
            <Said key={message.id} message={message} />
          ))}
        </ol>
      )}
      {mayWrite && <Reply orderId={order.orderId} />}
    </Section>
  );
}

function Said({ message: { side, author, asksChange, words, at } }: { message: OrderMessage }) {
  const { t } = useTranslation();
  return (
    <li className={classes.message} data-side={side}>
      <p className={classes.who}>
        <span>{author || t(($) => $.office.sales.thread[side])}</span>
        {asksChange && <Label tone="accent">{t(($) => $.office.sales.thread.asksChange)}</Label>}
      </p>
      <p className={classes.words}>{words}</p>
      <p className={classes.when}>
        <Moment at={at} />
      </p>
    </li>
  );
}

function Reply({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  const say = useChangeTrade({ send: sales.say, done: () => t(($) => $.office.sales.thread.sent) });
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { words: '' },
    send: async ({ words }) => {
      await say.mutateAsync({ orderId, words });
      form.reset();
    },
  });
  return (
    <form className={classes.reply} onSubmit={onSubmit} noValidate>
      <Textarea
        aria-label={t(($) => $.office.sales.thread.say)}
        placeholder={t(($) => $.office.sales.thread.placeholder)}
        rows={3}
        maxLength={ORDER_LIMITS.message}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
        {...form.getInputProps('words')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.send}>
        <Button type="submit" variant="default" size="small" loading={pending}>
          {t(($) => $.office.sales.thread.send)}
        </Button>
      </div>
    </form>
  );
}
