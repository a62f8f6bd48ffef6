import type { Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { ORDER_PAGES, type OrderKind } from '#contract/domain/order-kind.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import type { Context } from '../../context.ts';
import { accountOf } from '../catalogue/catalogue.ts';
import { sendMessage, type Template, type Values } from '../messages/messages.ts';
import { listBuyers, listStaff } from './recipients.queries.ts';

/** Values of a message; a function when they depend on the reader's language. */
type Said<V> = V | ((language: Language) => V);
/** Values that every message to a buyer has. */
type Known = 'number' | 'url';
export type BuyerValues<T extends Template> = Values<T, Known>;

export interface TellableOrder {
  id: number;
  number: string;
  kind: OrderKind;
}

function valuesIn<V extends object>(language: Language, values: Said<V>): V {
  return typeof values === 'function' ? values(language) : values;
}

/** Address of the order for its buyer. */
export function orderUrl(ctx: Context, { id, kind }: Pick<TellableOrder, 'id' | 'kind'>): string {
  return new URL(`${pages[ORDER_PAGES[kind]].paths[0]}?orderId=${id}`, ctx.config.publicUrl).href;
}

/** Writes to the buyer of an order in their language; `number` and `url` come from the order unless given. */
export async function tellBuyer<T extends Template>(
  ctx: Context,
  order: TellableOrder,
  template: T,
  said: Said<BuyerValues<T>>,
): Promise<void> {
  const known = { number: order.number, url: orderUrl(ctx, order) };
  for (const { language, ...person } of await listBuyers(ctx.db, order.id)) {
    const to = accountOf(person);
    const values = { ...known, ...valuesIn(language, said) } as Values<T>;
    if (to) await sendMessage(ctx, { to, language, template, values });
  }
}

/** Writes to all staff who hold one of the roles, each in their language. */
export async function tellStaff<T extends Template>(
  ctx: Context,
  roles: readonly StaffRole[],
  template: T,
  said: Said<Values<T>>,
): Promise<void> {
  for (const { language, ...person } of await listStaff(ctx.db, roles)) {
    const to = accountOf(person);
    if (to) await sendMessage(ctx, { to, language, template, values: valuesIn(language, said) });
  }
}
