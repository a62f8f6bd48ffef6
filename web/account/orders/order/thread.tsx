import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '#contract/call.ts';
import type { orderCalls, OrderDetail, OrderMessage } from '#contract/calls/orders.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { confirm } from '../../../ui/overlays.ts';
import { Label } from '../../../ui/table/label.tsx';
import { toast } from '../../../ui/toast.ts';
import { orders, refreshOrder } from '../queries.ts';
import page from './order-page.module.css';
import classes from './thread.module.css';

/** Messages between the buyer and sales about an order. */
export function Thread({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const over = order.state === 'closed';
  if ((over || !order.may.say) && order.messages.length === 0) return null;
  return (
    <section className={page.panel} aria-labelledby="order-thread">
      <h2 id="order-thread">{t(($) => $.orderThread.title)}</h2>
      {order.messages.length === 0 && <p className={page.words}>{t(($) => $.orderThread.empty)}</p>}
      {order.messages.length > 0 && (
        <ol className={classes.messages}>
          {order.messages.map((message) => (
            <Message key={message.id} message={message} own={order.boughtBy === null} />
          ))}
        </ol>
      )}
      {order.may.say && <Write order={order} />}
    </section>
  );
}

/** A colleague reads who said what; the buyer knows their own words. */
function Message({ message, own }: { message: OrderMessage; own: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <li className={classes.message} data-side={message.side}>
      <p className={classes.who}>
        <strong>
          {message.side === 'buyer' && own
            ? t(($) => $.orderThread.you)
            : message.author || t(($) => $.orderThread.sales)}
        </strong>
        {message.asksChange && <Label tone="accent">{t(($) => $.orderThread.asked)}</Label>}
        <time dateTime={message.at}>{formatDateTime(message.at, language)}</time>
      </p>
      <p className={classes.said}>{message.words}</p>
    </li>
  );
}

function Write({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const saying = useSaying(order.orderId, () => setWords(''));
  const send = async (asksChange: boolean) => {
    setMissing(words.trim() === '');
    if (words.trim() === '' || saying.isPending) return;
    const question = {
      title: t(($) => $.orderThread.changeTitle),
      body: t(($) => $.orderThread.changeBody),
      confirm: t(($) => $.orderThread.changeConfirm),
    };
    if (asksChange && !(await confirm(question))) return;
    saying.mutate({ orderId: order.orderId, words: words.trim(), asksChange });
  };
  return (
    <div className={classes.write}>
      <Textarea
        aria-label={t(($) => $.orderThread.label)}
        placeholder={t(($) => $.orderThread.hint)}
        value={words}
        onChange={(event) => {
          setMissing(false);
          setWords(event.currentTarget.value);
        }}
        error={missing && t(($) => $.orderThread.writeFirst)}
        maxLength={ORDER_LIMITS.message}
        rows={3}
      />
      <div className={page.buttons}>
        <Button variant="default" size="small" loading={saying.isPending} onClick={() => void send(false)}>
          {t(($) => $.orderThread.send)}
        </Button>
        {order.may.askChange && (
          <Button variant="plain" size="small" onClick={() => void send(true)}>
            {t(($) => $.orderThread.change)}
          </Button>
        )}
      </div>
    </div>
  );
}

function useSaying(orderId: number, onSaid: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (input: InputOf<typeof orderCalls.say>) => orders.say(input),
    onSuccess: async (_reply, { asksChange }) => {
      onSaid();
      await toast(asksChange ? t(($) => $.orderThread.changeDone) : t(($) => $.orderThread.sent));
      await refreshOrder(orderId);
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
}
