import type { Cover } from '#contract/calls/content.ts';
import { isPictureKey } from '#contract/domain/content.ts';
import type { ShownPicture } from '#contract/domain/draw-blocks.ts';
import { MIDDLE } from '#contract/domain/pictures.ts';
import type { AnyItem } from '#contract/items.ts';
import { itemsFor } from '../catalogue/catalogue.ts';
import { onlineByCodes } from './content.queries.ts';
import { addressesOf } from './pictures/addresses.ts';
import { shownPictures, type ShownPictureRow } from './pictures/pictures.queries.ts';
import type { EntryReader } from './reader.ts';

export type Covers = (named: string | null) => Cover | null;

/** Finds the pictures of entries. A material that is off sale lends its picture to nobody. */
export async function coversOf(ctx: EntryReader, named: readonly (string | null)[]): Promise<Covers> {
  const { true: keys = [], false: codes = [] } = Object.groupBy(
    named.filter((one) => one !== null),
    (one) => `${isPictureKey(one)}`,
  );
  const [items, pictures] = await Promise.all([
    codes.length === 0 ? [] : itemsFor(ctx, await onlineByCodes(ctx.db, codes)),
    keys.length === 0 ? [] : shownPictures(ctx.db, keys),
  ]);
  const found = new Map([
    ...items.map((item) => [item.code, lentBy(item)] as const),
    ...pictures.map((row) => [row.key, sentAs(ctx, row)] as const),
  ]);
  return (one) => (one === null ? null : (found.get(one) ?? null));
}

function sentAs({ objects }: EntryReader, row: ShownPictureRow): Cover {
  return { ...addressesOf(objects, row), colour: row.colour, focus: { x: row.focusX, y: row.focusY } };
}

function lentBy(item: AnyItem): Cover {
  const lent = { srcset: '', focus: MIDDLE };
  if ('musicId' in item) return { url: item.coverStr, small: item.coverStr, colour: '', ...lent };
  return { url: item.poster, small: item.thumbnail2x, colour: item.colour, ...lent };
}

/** The pictures that a body names, by key; those that are gone are left out. */
export async function picturesFor(
  { db, objects }: EntryReader,
  keys: readonly string[],
): Promise<Record<string, ShownPicture>> {
  const rows = keys.length === 0 ? [] : await shownPictures(db, keys);
  const shown = rows.map((row) => {
    const { url, srcset } = addressesOf(objects, row);
    return [row.key, { src: url, srcset, width: row.width, height: row.height }] as const;
  });
  return Object.fromEntries(shown);
}
