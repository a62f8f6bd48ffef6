import { startOfDayInChina } from '#contract/domain/china-time.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { dayInWords, tellUser, type Template, type Values } from '../messages/messages.ts';
import { listReaders } from './recipients.queries.ts';
import type { ProductOrderRow } from './product-orders.queries.ts';

/** Address of a product order for its buyer. */
export function productOrderPath({ id }: Pick<ProductOrderRow, 'id'>): string {
  return `${pages.vipOrder.paths[0]}?id=${id}`;
}

/** Values that every message about a product order has. */
type Known = 'number' | 'url';
type Said<T extends Template> = Values<T, Known> | ((language: Language) => Values<T, Known>);

/** Writes to whoever bought a product, each in their language; `number` and `url` come from the product order. */
export async function tellProductBuyer<T extends Template>(
  ctx: Context,
  order: ProductOrderRow,
  template: T,
  said: Said<T>,
): Promise<void> {
  const known = { number: order.number, url: new URL(productOrderPath(order), ctx.config.publicUrl).href };
  for (const userId of await listReaders(ctx.db, order.id))
    await tellUser(ctx, userId, template, (language) => {
      const values = typeof said === 'function' ? said(language) : said;
      return { ...known, ...values } as Values<T>;
    });
}

/** The plan of a product order in a reader's language. */
export const planWords = (language: Language, { nameZh, nameEn }: Pick<ProductOrderRow, 'nameZh' | 'nameEn'>) =>
  inLanguage(language, nameZh, nameEn);

/** A day in words. */
export const dayWords = (language: Language, day: string) => dayInWords(language, startOfDayInChina(day));
