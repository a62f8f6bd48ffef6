import type { Cover } from '#contract/calls/content.ts';
import type { AnyItem } from '#contract/items.ts';
import { itemsFor } from '../catalogue/catalogue.ts';
import { onlineByCodes } from './content.queries.ts';
import type { EntryReader } from './reader.ts';

export type Covers = (named: string | null) => Cover | null;

const isCode = (named: string) => /^[A-Z]\d{8}$/.test(named);

/** Finds the pictures of entries. A material that is off sale lends its picture to nobody. */
export async function coversOf(ctx: EntryReader, named: readonly (string | null)[]): Promise<Covers> {
  const codes = named.filter((one) => one !== null).filter(isCode);
  const items = codes.length === 0 ? [] : await itemsFor(ctx, await onlineByCodes(ctx.db, codes));
  const lent = new Map(items.map((item) => [item.code, lentBy(item)]));
  return (one) => {
    if (one === null) return null;
    if (isCode(one)) return lent.get(one) ?? null;
    const url = ctx.objects.publicUrl(one);
    return { url, small: url, colour: '' };
  };
}

function lentBy(item: AnyItem): Cover {
  if ('musicId' in item) return { url: item.coverStr, small: item.coverStr, colour: '' };
  return { url: item.poster, small: item.thumbnail2x, colour: item.colour };
}
