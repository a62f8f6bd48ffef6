import type { PriceTree } from '#contract/calls/prices.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { type PriceKind, priceOf } from '#contract/domain/prices.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { findCheapest, listUses, readLines } from './prices.queries.ts';
import { pricedMaterial, priceOfRow } from './prices.ts';

/** Builds the tree of questions from uses that are sorted by question. */
function treeOf(uses: readonly LicenceTerms[]): PriceTree {
  const tree: PriceTree = [];
  for (const { scene, channel, period, area } of uses) {
    const { channels } = lastOr(tree, (last) => last.scene === scene, { scene, channels: [] });
    const { periods } = lastOr(channels, (last) => last.channel === channel, { channel, periods: [] });
    lastOr(periods, (last) => last.period === period, { period, areas: [] }).areas.push(area);
  }
  return tree;
}

/** Returns the last entry if it matches, else appends a new one. */
function lastOr<T>(list: T[], isMeant: (last: T) => boolean, fresh: T): T {
  const last = list.at(-1);
  if (last !== undefined && isMeant(last)) return last;
  list.push(fresh);
  return fresh;
}

export async function tree(ctx: Context, { kind }: { kind: PriceKind }) {
  return { tree: treeOf(await listUses(ctx.db, kind)) };
}

/** Prices of materials online for one use; refused when one of them is not sold for it. */
export async function pricesOf(ctx: Context, { materialIds, terms }: { materialIds: number[]; terms: LicenceTerms }) {
  const rows = await readLines(
    ctx.db,
    materialIds.map((materialId) => ({ materialId, terms })),
  );
  const onSale = rows.filter((row) => row.online);
  if (onSale.some((row) => !row.exists)) return problem('no-such-use');
  return { infos: onSale.map((row) => ({ materialId: row.id, priceFen: priceOfRow(row) })) };
}

/** The lowest price of a material. The cheapest leaf is enough: factors multiply all leaves alike. */
export async function priceFrom(ctx: Context, { materialId }: { materialId: number }) {
  const row = await findCheapest(ctx.db, materialId);
  if (!row) return problem('not-found');
  if (!row.leaf) return { priceFen: null, terms: null };
  const { fen, ...terms } = row.leaf;
  return { priceFen: priceOf(fen, row.factors ?? {}, pricedMaterial(row)), terms };
}
