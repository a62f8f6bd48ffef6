import { formatFen } from '#contract/domain/money.ts';
import type { Context } from '../../context.ts';
import { planWords, type ProductOrderRow, tellProductBuyer } from '../membership/membership.ts';
import { whenInChina } from '../messages/messages.ts';
import { tellStaff } from '../orders/orders.ts';

/** Tells sales that somebody wants the price of a package, and the buyer by when they have it. */
export async function tellAsked(tx: Context, order: ProductOrderRow): Promise<void> {
  const { number, quoteDueAt, requestWords } = order;
  const due = quoteDueAt ?? new Date(0);
  await tellProductBuyer(tx, order, 'packageAsked', (language) => ({
    plan: planWords(language, order),
    due: whenInChina(language, due),
  }));
  await tellStaff(tx, ['sales'], 'packageWanted', (language) => ({
    number,
    plan: planWords(language, order),
    request: requestWords || '–',
    due: whenInChina(language, due),
    url: new URL('/office/vip?view=quotes', tx.config.publicUrl).href,
  }));
}

/** Tells the buyer the price that sales quoted, and until when it can be paid. */
export async function tellPriced(tx: Context, order: ProductOrderRow): Promise<void> {
  const { totalFen, payBy, answerWords } = order;
  await tellProductBuyer(tx, order, 'packageQuoted', (language) => ({
    plan: planWords(language, order),
    amount: formatFen(totalFen ?? 0),
    day: whenInChina(language, payBy ?? new Date(0)),
    answer: answerWords === '' ? '' : `${answerWords}\n\n`,
  }));
}

export async function tellDeclined(tx: Context, order: ProductOrderRow): Promise<void> {
  await tellProductBuyer(tx, order, 'packageDeclined', (language) => ({
    plan: planWords(language, order),
    words: order.answerWords,
  }));
}
