import { CHANNELS, type Scene, SCENES } from '#contract/domain/licence-terms.ts';
import { type Draft, isOf, type Prices, type Use, withDraft } from './draft.ts';

export interface UseSummary extends Use {
  /** Lowest price; null when all are on request. */
  fromFen: number | null;
  standing: 'same' | 'changed' | 'added' | 'removed';
}

/** Every use with its channels, including those removed in the draft. */
export function summariesOf(base: Prices, draft: Draft): Map<Scene, UseSummary[]> {
  const now = withDraft(base, draft);
  const has = (prices: Prices, use: Use) => [...prices.uses.keys()].some((key) => isOf(key, use));
  return new Map(
    SCENES.map((scene) => {
      const uses = CHANNELS.flatMap((channel): UseSummary[] => {
        const use = { scene, channel };
        const [was, is] = [has(base, use), has(now, use)];
        if (!was && !is) return [];
        const touched = [...draft.uses.keys()].some((key) => isOf(key, use));
        const kept = touched ? 'changed' : 'same';
        return [{ ...use, fromFen: leastOf(now, use), standing: was && is ? kept : is ? 'added' : 'removed' }];
      });
      return [scene, uses];
    }),
  );
}

function leastOf(prices: Prices, use: Use): number | null {
  const amounts = [...prices.uses].flatMap(([key, price]) =>
    typeof price === 'number' && isOf(key, use) ? [price] : [],
  );
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
