/** From opening a work to earning with it. */
export const EARNING_FIGURES = ['opens', 'samples', 'carts', 'sales', 'income'] as const;
export type EarningFigure = (typeof EARNING_FIGURES)[number];

/** Sales in one table for spreadsheets. */
export const MOST_SALES_EXPORTED = 50_000;
