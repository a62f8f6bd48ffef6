import type { PriceLeaf } from '#contract/calls/prices-desk.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { type Factors, factorsFor, type PricedMaterial, priceKindOf, priceOf } from '#contract/domain/prices.ts';
import type { AnyItem } from '#contract/items.ts';
import type { MemberContext } from '../../../context.ts';
import { itemsFor } from '../../catalogue/catalogue.ts';
import { currentTable, pricedMaterial } from '../prices.ts';
import { type Prices, pricesProblem, useKey } from './prices-problem.ts';
import { newestOnSale } from './preview.queries.ts';
import { listLeaves } from './tables.queries.ts';

const SHOWN_MATERIALS = 6;
const SHOWN_USES = 6;

/** The most usual uses, shown when few prices change. */
const USUAL: LicenceTerms[] = [
  { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
  { scene: 'promotion', channel: 'internet', period: 'year', area: 'mainland' },
  { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
  { scene: 'advertising', channel: 'all-media', period: 'five-years', area: 'global' },
  { scene: 'film-tv', channel: 'tv', period: 'three-years', area: 'greater-china' },
  { scene: 'publishing', channel: 'all-media', period: 'five-years', area: 'global' },
];

interface PriceList {
  leaves: Map<string, PriceLeaf>;
  factors: Factors;
}

const byUse = (leaves: readonly PriceLeaf[]) => new Map(leaves.map((leaf) => [useKey(leaf), leaf]));

/** Prices of materials online by the new table, beside their current prices. */
export async function preview(ctx: MemberContext, wanted: Prices) {
  const refused = pricesProblem(wanted);
  if (refused) return refused;
  const table = await currentTable(ctx, wanted.kind);
  const now = { leaves: byUse(table ? await listLeaves(ctx.db, table.id) : []), factors: table?.factors ?? {} };
  const then = { leaves: byUse(wanted.leaves), factors: wanted.factors as Factors };
  const uses = shownUses(now, then);
  const materials = await pickMaterials(ctx, wanted);
  const items = await itemsFor(ctx, [...materials.keys()]);
  return {
    infos: items.flatMap((item) => {
      const material = materials.get(idOf(item));
      if (!material) return [];
      const costs = (list: PriceList, use: LicenceTerms) => costOf(list, use, material);
      return [
        {
          ...shown(item),
          uses: uses.map((terms) => ({ terms, nowFen: costs(now, terms), thenFen: costs(then, terms) })),
        },
      ];
    }),
  };
}

function costOf(list: PriceList, use: LicenceTerms, material: PricedMaterial): number | null {
  const fen = fenIn(list, useKey(use));
  return fen === null ? null : priceOf(fen, list.factors, material);
}

const fenIn = (list: PriceList, key: string) => list.leaves.get(key)?.fen ?? null;

/** Picks uses whose price changes, spread over the whole table, then the usual ones. */
function shownUses(now: PriceList, then: PriceList): LicenceTerms[] {
  const all = new Map([...now.leaves, ...then.leaves]);
  const changed = [...all].filter(([key]) => fenIn(now, key) !== fenIn(then, key));
  const step = Math.max(1, changed.length / SHOWN_USES);
  const spread = changed.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
  const usual = USUAL.flatMap((use) => all.get(useKey(use)) ?? []);
  const wanted = new Map([...spread.map(([, use]) => use), ...usual].map((use) => [useKey(use), use]));
  return [...wanted.values()]
    .slice(0, SHOWN_USES)
    .map(({ scene, channel, period, area }) => ({ scene, channel, period, area }));
}

/** Picks one material for each combination of factors, up to the limit. */
async function pickMaterials(ctx: MemberContext, { kind }: Prices): Promise<Map<number, PricedMaterial>> {
  const kinds = MEDIA_KINDS.filter((one) => priceKindOf(one) === kind);
  const alike = new Map<string, { id: number; material: PricedMaterial }>();
  for (const row of await newestOnSale(ctx.db, kinds)) {
    const material = pricedMaterial(row);
    const factors = factorsFor(material).join(' ');
    if (!alike.has(factors)) alike.set(factors, { id: row.id, material });
  }
  return new Map([...alike.values()].slice(0, SHOWN_MATERIALS).map(({ id, material }) => [id, material]));
}

const idOf = (item: AnyItem) => ('musicId' in item ? item.musicId : item.id);

function shown(item: AnyItem) {
  if ('musicId' in item)
    return { materialId: item.musicId, code: item.code, title: item.musicName, thumbnail: item.coverStr };
  return { materialId: item.id, code: item.code, title: item.title, thumbnail: item.thumbnail };
}
