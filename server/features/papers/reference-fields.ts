import { type OrderReferences, REFERENCES } from '#contract/domain/references.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Field } from './drawing.ts';

/** The references of an order that its buyer has given. */
export function referenceFields(references: OrderReferences): Field[] {
  return REFERENCES.filter((name) => references[name] !== '').map((name) => [
    { zh: zh.trade.reference[name], en: en.trade.reference[name] },
    references[name],
  ]);
}
