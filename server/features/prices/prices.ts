import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { PriceClass } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type Factors, type PricedMaterial, type PriceKind, priceOf } from '#contract/domain/prices.ts';
import type { Context } from '../../context.ts';
import {
  type CurrentTable,
  findCurrentTable,
  findLeaf,
  listUses,
  type PricedRow,
  readLines,
} from './prices.queries.ts';

export { vipDiscounts, vipTerms } from './vip.ts';

export interface PricedLine {
  kind: MediaKind;
  floorFen: number;
  materialId: number;
  tableId: number | null;
  /** Whether the use is in the tree of the material's kind. */
  exists: boolean;
  /** Null when it is price on request. */
  fen: number | null;
}

/** Current prices of uses of materials, in the given order; skips materials that do not exist. */
export async function priceLines(
  ctx: Pick<Context, 'db'>,
  lines: readonly { materialId: number; terms: LicenceTerms }[],
): Promise<PricedLine[]> {
  const rows = await readLines(ctx.db, lines);
  return rows.map((row) => ({
    materialId: row.id,
    kind: row.kind,
    floorFen: row.floorFen,
    tableId: row.tableId,
    exists: row.exists,
    fen: priceOfRow(row),
  }));
}

/** All uses for which a kind is sold now, sorted by question, with the price of a class; null where sales decide. */
export async function usesOfClass(
  ctx: Pick<Context, 'db'>,
  kind: 'music',
  priceClass: PriceClass,
): Promise<(LicenceTerms & { fen: number | null })[]> {
  const material = { kind, priceClass, sizeClass: null, width: 0, height: 0, hdr: false, raw: false };
  const uses = await listUses(ctx.db, kind);
  return uses.map(({ fen, factors, ...use }) => ({
    ...use,
    fen: fen === null ? null : priceOf(fen, factors, material),
  }));
}

/** Whether a kind is sold for a use now, at a price or on request. */
export async function isSoldFor(ctx: Pick<Context, 'db'>, kind: PriceKind, terms: LicenceTerms): Promise<boolean> {
  return (await findLeaf(ctx.db, kind, terms)) !== undefined;
}

/** The price table in effect for a kind. */
export async function currentTable(ctx: Pick<Context, 'db'>, kind: PriceKind): Promise<CurrentTable | undefined> {
  return await findCurrentTable(ctx.db, kind);
}

export function pricedMaterial(row: PricedRow): PricedMaterial {
  const { kind, priceClass, sizeClass, width, height, hdr, raw } = row;
  return { kind, priceClass, sizeClass, width: width ?? 0, height: height ?? 0, hdr, raw };
}

/** A material's price at its leaf; null when it is price on request. */
export function priceOfRow(row: PricedRow & { fen: number | null; factors: Factors | null }): number | null {
  return row.fen === null ? null : priceOf(row.fen, row.factors ?? {}, pricedMaterial(row));
}
