import type { Cover } from '#contract/body.ts';
import { isPictureKey } from '#contract/domain/content.ts';
import { MIDDLE } from '#contract/domain/pictures.ts';
import type { AnyItem } from '#contract/items.ts';
import type { Context } from '../../context.ts';
import { addressesOf } from '../../platform/objects/picture-files.ts';
import { onlineByCodes, type PictureRow, picturesNamed } from './bodies.queries.ts';
import { itemsByIds } from './items.queries.ts';
import { anyItem, readerOf } from './items.ts';

type Reader = Pick<Context, 'db' | 'objects' | 'language' | 'actor'>;

export type Covers = (named: string | null) => Cover | null;

/** Finds pictures that editors chose for covers. A material that is off sale lends its picture to nobody. */
export async function coversOf(ctx: Reader, named: readonly (string | null)[]): Promise<Covers> {
  const { true: keys = [], false: codes = [] } = Object.groupBy(
    named.filter((one) => one !== null),
    (one) => `${isPictureKey(one)}`,
  );
  const [rows, pictures] = await Promise.all([
    codes.length === 0 ? [] : itemsByIds(ctx.db, readerOf(ctx), await onlineByCodes(ctx.db, codes)),
    keys.length === 0 ? [] : picturesNamed(ctx.db, keys),
  ]);
  const found = new Map([
    ...rows.map((row) => [row.code, lentBy(anyItem(ctx, row))] as const),
    ...pictures.map((row) => [row.key, sentAs(ctx, row)] as const),
  ]);
  return (one) => (one === null ? null : (found.get(one) ?? null));
}

function sentAs({ objects }: Reader, row: PictureRow): Cover {
  return { ...addressesOf(objects, row), colour: row.colour, focus: { x: row.focusX, y: row.focusY } };
}

function lentBy(item: AnyItem): Cover {
  const lent = { srcset: '', focus: MIDDLE };
  if ('musicId' in item) return { url: item.coverStr, small: item.coverStr, colour: '', ...lent };
  return { url: item.poster, small: item.thumbnail2x, colour: item.colour, ...lent };
}
