import type { LicenceTerms, Scope } from '#contract/domain/licence-terms.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';

/** The four terms in both languages, and special terms below them. */
export function scopeOf({ terms, special }: Scope): string[] {
  const four = [termsIn(zh, terms), termsIn(en, terms)];
  if (special.zh === '') return four;
  return [...four, `${zh.papers.specialTerms}：${special.zh}`, `${en.papers.specialTerms}: ${special.en}`];
}

function termsIn({ trade }: typeof zh | typeof en, { scene, channel, period, area }: LicenceTerms): string {
  return [trade.scene[scene], trade.channel[channel], trade.period[period], trade.area[area]].join(' / ');
}
