import type { CartItem } from '#contract/calls/cart.ts';
import { targetTypeOf } from '#contract/domain/discovery.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { idOf } from '#contract/domain/item-id.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { itemsFor } from '../catalogue/catalogue.ts';
import { priceLines } from '../prices/prices.ts';
import type { CartRow } from './cart-rows.queries.ts';

/** The items of a cart as its owner sees them, with current prices. */
export async function cartItems(ctx: Context, rows: readonly CartRow[]): Promise<CartItem[]> {
  const wanted = rows.flatMap((row) => {
    const terms = termsOf(row);
    return terms ? [{ materialId: row.id, terms }] : [];
  });
  const prices = new Map((await priceLines(ctx, wanted)).map((line) => [line.materialId, line]));
  const onSale = rows.filter(({ online }) => online).map(({ id }) => id);
  const items = new Map((await itemsFor(ctx, onSale)).map((item) => [idOf(item), item]));
  return rows.map((row) => {
    const price = prices.get(row.id);
    // The buyer has to choose again when the use is no longer sold.
    const terms = price?.exists ? termsOf(row) : null;
    return {
      ...facts(ctx, row),
      terms,
      excerpt: row.excerpt,
      skuName: terms ? termsInWords(terms, ctx.language) : '',
      priceFen: terms ? (price?.fen ?? null) : null,
      byQuote: terms !== null && (price?.fen ?? null) === null,
      item: items.get(row.id) ?? null,
    };
  });
}

function facts(ctx: Context, row: CartRow) {
  return {
    cartId: row.cartId,
    id: row.id,
    code: row.code,
    category: targetTypeOf(row.kind, row.source),
    thumbnail: row.thumbnail === null ? '' : ctx.objects.publicUrl(row.thumbnail),
    title: inLanguage(ctx.language, row.titleZh, row.titleEn),
    userTitle: row.ownerTitle,
    obstacle: obstacleOf(row),
  };
}

function obstacleOf(row: CartRow): CartItem['obstacle'] {
  if (row.boughtOut) return 'bought-out';
  if (!row.online) return 'offline';
  return row.own ? 'own-work' : null;
}

function termsOf({ scene, channel, period, area }: CartRow): LicenceTerms | null {
  return scene && channel && period && area ? { scene, channel, period, area } : null;
}

function termsInWords({ scene, channel, period, area }: LicenceTerms, language: Language): string {
  const { trade } = language === 'en' ? en : zh;
  return [trade.scene[scene], trade.channel[channel], trade.period[period], trade.area[area]].join(' · ');
}
