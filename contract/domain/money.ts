/** Prices include 6 % VAT. */
export const VAT_PERCENT = 6;
export const MOST_DISCOUNT_PERCENT = 50;
/** More than any order costs, so a larger amount is a typing mistake. */
export const MOST_FEN = 10_000_000_000;

/** Formats fen for reading: ¥1,280.00. */
export function formatFen(fen: number): string {
  const sign = fen < 0 ? '-' : '';
  const yuan = Math.trunc(Math.abs(fen) / 100).toLocaleString('en-US');
  return `${sign}¥${yuan}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;
}

/** Formats fen in whole yuan, where amounts are only compared: ¥1,280. */
export function roughFen(fen: number): string {
  return `¥${Math.round(fen / 100).toLocaleString('en-US')}`;
}

/** Formats fen as a plain number of yuan, as forms and gateways use it: 1280.00. */
export function yuanOf(fen: number): string {
  return `${fen < 0 ? '-' : ''}${Math.trunc(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;
}

/** Typed yuan in fen; undefined when the text is not an amount. */
export function fenOf(yuan: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan.replaceAll(/[¥,，\s]/g, ''));
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Splits an amount into price and tax, which add up to it again. */
export function splitVat(fen: number): { netFen: number; vatFen: number } {
  const netFen = Math.round((fen * 100) / (100 + VAT_PERCENT));
  return { netFen, vatFen: fen - netFen };
}

/** Discount on one line in whole fen: lines are rounded, totals are sums. */
export function discountOf(priceFen: number, percent: number): number {
  return Math.floor((priceFen * Math.min(Math.max(percent, 0), MOST_DISCOUNT_PERCENT)) / 100);
}
