import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { BothLanguages } from './packet.ts';

export type Texts = typeof zh | typeof en;

/** The same in both languages, for files that anybody may open. */
export function both(say: (text: Texts) => string): BothLanguages {
  return { zh: say(zh), en: say(en) };
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
}
