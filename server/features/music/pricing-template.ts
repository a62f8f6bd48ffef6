import type { PricingTemplate } from '#contract/calls/music.ts';
import type { PriceClass } from '#contract/domain/material.ts';
import { yuanOf } from '#contract/domain/money.ts';
import { trade as en } from '#contract/text/en/trade.ts';
import { trade as zh } from '#contract/text/zh/trade.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { usesOfClass } from '../prices/prices.ts';

/** What pieces of a class cost now, by the four questions of the drawer; uses come sorted by question. */
export async function pricingTemplate(
  ctx: Context,
  { price }: { price: PriceClass },
): Promise<{ skuList: PricingTemplate } | Problem> {
  const words = ctx.language === 'en' ? en : zh;
  const skuList: PricingTemplate = [];
  for (const { scene, channel, period, area, fen } of await usesOfClass(ctx, 'music', price)) {
    const channels = childrenOf(skuList, scene, words.scene[scene]);
    const periods = childrenOf(channels, channel, words.channel[channel]);
    childrenOf(periods, period, words.period[period]).push({
      label: words.area[area],
      value: area,
      purchasePrice: fen,
      purchasePriceYuan: fen === null ? null : yuanOf(fen),
    });
  }
  return skuList.length > 0 ? { skuList } : problem('no-such-use');
}

/** What follows on an answer; the answer is added unless it is the last one already. */
function childrenOf<Value, Child>(
  answers: { label: string; value: Value; children: Child[] }[],
  value: Value,
  label: string,
) {
  const last = answers.at(-1);
  if (last?.value === value) return last.children;
  const children: Child[] = [];
  answers.push({ label, value, children });
  return children;
}
