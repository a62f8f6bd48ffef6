import { splitVat } from './money.ts';

/** Less is carried forward to the next quarter. */
export const LOWEST_PAYOUT_FEN = 10_000;

/** A photographer's share of an amount without VAT, in whole fen. What is taken back is negative. */
export function shareOf(netFen: number, percent: number): number {
  const share = Math.round((Math.abs(netFen) * percent) / 100);
  return netFen < 0 ? -share : share;
}

/** What becomes of the money that a buyer pays for one licence; VAT, share and our part add up to it. */
export function splitSale(paidFen: number, percent: number): { netFen: number; vatFen: number; shareFen: number } {
  const { netFen, vatFen } = splitVat(paidFen);
  return { netFen, vatFen, shareFen: shareOf(netFen, percent) };
}
