import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { systemContext } from '#server/system-context.ts';
import { catchUp } from '#tests/support/search.ts';
import { updateSearch } from '../search.jobs.ts';
import { refold } from './folds.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await sql`update materials set state = 'offline' where state = 'online'`.execute(product.db);
  await product.db.deleteFrom('materialFolds').execute();
});

const HASH = 0x5a5a_5a5a_5a5a_5a5an;
const flip = (...bits: number[]) => bits.reduce((hash, bit) => hash ^ (1n << BigInt(bit)), HASH);
const GREY = Array.from({ length: 24 }, () => 128);

interface Look {
  hash: bigint;
  kind?: 'photo' | 'video' | 'music';
  layout?: number[] | null;
  milliseconds?: number;
}

async function make({ hash, kind = 'photo', layout = GREY, milliseconds = 20_000 }: Look): Promise<number> {
  const id = await makeMaterial(product, { kind });
  await sql`update materials set duration_ms = ${milliseconds} where id = ${id}`.execute(product.db);
  await sql`insert into material_looks (material_id, hash, layout)
    values (${id}, ${BigInt.asIntN(64, hash).toString()}::bigint, ${layout})`.execute(product.db);
  return id;
}

async function move(id: number, to: 'offline' | 'online'): Promise<void> {
  await sql`update materials set state = ${to} where id = ${id}`.execute(product.db);
}

async function heads(): Promise<Record<number, number>> {
  const rows = await product.db.selectFrom('materialFolds').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.materialId, row.headId]));
}

test('[R25] what looks almost the same stands behind the one that was there first', async () => {
  const first = await make({ hash: HASH });
  expect(await refold(product.db, [first])).toEqual([]);
  const [same, other] = [await make({ hash: flip(1, 20, 63) }), await make({ hash: flip(1, 2, 20, 63) })];
  expect(await refold(product.db, [other, same])).toEqual([same]);
  expect(await heads()).toEqual({ [same]: first });
  expect(await refold(product.db, [first, same, other])).toEqual([]);
  expect(await heads()).toEqual({ [same]: first });
});

test('[R25] folding several at once gives the oldest the front', async () => {
  const ids = [await make({ hash: HASH }), await make({ hash: flip(3) }), await make({ hash: flip(40) })];
  expect((await refold(product.db, ids.toReversed())).toSorted((a, b) => a - b)).toEqual(ids.slice(1));
  expect(await heads()).toEqual({ [ids[1]!]: ids[0], [ids[2]!]: ids[0] });
});

test('[R25] a chain of small differences is no near-duplicate', async () => {
  const [a, b, c] = [
    await make({ hash: HASH }),
    await make({ hash: flip(0, 1) }),
    await make({ hash: flip(0, 1, 2, 3) }),
  ];
  await refold(product.db, [a, b, c]);
  expect(await heads()).toEqual({ [b]: a });
});

test.each<[string, Look, Look]>([
  ['another kind', { hash: HASH }, { hash: HASH, kind: 'video' }],
  ['other colours', { hash: HASH }, { hash: HASH, layout: GREY.with(12, 150) }],
  ['another length', { hash: HASH, kind: 'video' }, { hash: HASH, kind: 'video', milliseconds: 25_000 }],
  ['silence', { hash: 0n, kind: 'music', layout: null }, { hash: 0n, kind: 'music', layout: null }],
])('[R25] %s is not the same', async (_what, one, other) => {
  const ids = [await make(one), await make(other)];
  expect(await refold(product.db, ids)).toEqual([]);
  expect(await heads()).toEqual({});
});

test('[R25] a recording that sounds the same stands behind the first, another version of the piece does not', async () => {
  const [piece, copy] = [
    await make({ hash: HASH, kind: 'music', layout: null }),
    await make({ hash: flip(9), kind: 'music', layout: null }),
  ];
  const version = await make({ hash: flip(8), kind: 'music', layout: null });
  await sql`update materials set version_of = ${piece} where id = ${version}`.execute(product.db);
  await refold(product.db, [version, piece, copy]);
  expect(await heads()).toEqual({ [copy]: piece });
});

test('[R25] a front that goes off sale hands over, and finds its place behind when it returns', async () => {
  const [first, second, third] = [
    await make({ hash: HASH }),
    await make({ hash: flip(0, 1) }),
    await make({ hash: flip(0, 5) }),
  ];
  await refold(product.db, [first, second, third]);
  await move(first, 'offline');
  expect((await refold(product.db, [first])).toSorted((a, b) => a - b)).toEqual([second, third]);
  expect(await heads()).toEqual({ [third]: second });
  await move(first, 'online');
  expect(await refold(product.db, [first])).toEqual([first]);
  expect(await heads()).toEqual({ [third]: second, [first]: second });
});

test('[R25] one that becomes a sound effect leaves the music that it stood before or behind', async () => {
  const sound = (...bits: number[]) => make({ hash: flip(...bits), kind: 'music', layout: null });
  const [front, second, third] = [await sound(), await sound(1), await sound(2)];
  await refold(product.db, [front, second, third]);
  expect(await heads()).toEqual({ [second]: front, [third]: front });
  await sql`update materials set kind = 'effect' where id = ${front}`.execute(product.db);
  expect((await refold(product.db, [front])).toSorted((a, b) => a - b)).toEqual([second, third]);
  expect(await heads()).toEqual({ [third]: second });
  await sql`update materials set kind = 'effect' where id = ${third}`.execute(product.db);
  expect(await refold(product.db, [third])).toEqual([third]);
  expect(await heads()).toEqual({ [third]: front });
});

test('[R25] one behind that goes off sale is behind nothing', async () => {
  const [first, second] = [await make({ hash: HASH }), await make({ hash: flip(0) })];
  await refold(product.db, [first, second]);
  await move(second, 'offline');
  expect(await refold(product.db, [second])).toEqual([second]);
  expect(await heads()).toEqual({});
});

test('[R25] two that come at once end with one in front', async () => {
  const ids = [await make({ hash: HASH }), await make({ hash: flip(0) })];
  await Promise.all(ids.map((id) => refold(product.db, [id])));
  expect(Object.keys(await heads())).toHaveLength(1);
});

test('what stands behind nothing any more is indexed although the job was cut off behind its first step', async () => {
  const [front, behind] = [await make({ hash: HASH }), await make({ hash: flip(3) })];
  await catchUp(product);
  const indexed = async () => {
    const { rows } = await sql<{ id: number }>`
      select material_id as id from search.docs where material_id in (${front}, ${behind})`.execute(product.db);
    return rows.map(({ id }) => id);
  };
  expect(await indexed()).toEqual([front]);
  await move(front, 'offline');
  const update = () => updateSearch(systemContext(product.services, 'test'), { materialIds: [front] });
  await sql`alter table search.docs rename to away`.execute(product.db);
  await expect(update()).rejects.toThrow('search.docs');
  await sql`alter table search.away rename to docs`.execute(product.db);
  expect(await heads()).toEqual({});
  await update();
  await catchUp(product);
  expect(await indexed()).toEqual([behind]);
});
