import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeLicences } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { saveFile } from '../catalogue/catalogue.ts';

const product = await startProduct();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['editor', 'admin', 'reviewer', 'sales', 'finance', 'buyer', 'photographer'])
    tokens[name] = await signIn(product, name);
  tokens['stranger'] = await anotherPhotographer(product);
});

const change = (musicId: unknown, musicType: unknown = 2, by = 'editor') =>
  product.call('/music/changeType', { musicId, musicType }, { token: tokens[by] });

async function make(kind: 'music' | 'effect' | 'video', seconds: number, versionOf?: number): Promise<number> {
  const description = { titleEn: 'Bell tower', ...(versionOf === undefined ? {} : { versionOf }) };
  const id = await makeMaterial(product, { kind, description });
  await sql`update materials set duration_ms = ${seconds * 1000} where id = ${id}`.execute(product.db);
  return id;
}

async function read(id: number) {
  const { rows } = await sql<{ kind: string; code: string; category: string | null }>`
    select kind, code, (select name_en from categories where id = category_id) as category
    from materials where id = ${id}`.execute(product.db);
  return rows[0];
}

const kindOf = async (id: number) => (await read(id))?.kind;
const codeOf = (letter: string, id: number) => letter + String(id).padStart(8, '0');

async function trailOf(id: number) {
  const { rows } = await sql`
    select actor, before, after from audit_events
    where subject = ${`material:${id}`} and action = 'material.type-changed' order by id`.execute(product.db);
  return rows;
}

describe('[R263] [C23] the type of a piece', () => {
  test('changes to effect and back, with its versions, whichever of them is named; the code stays', async () => {
    const piece = await make('music', 90);
    const cut = await make('music', 30, piece);
    expect((await change(cut)).body).toMatchObject({ success: true });
    expect(await read(piece)).toEqual({ kind: 'effect', code: codeOf('M', piece), category: null });
    expect(await read(cut)).toEqual({ kind: 'effect', code: codeOf('M', cut), category: null });
    expect((await change(piece, 1)).body).toMatchObject({ success: true });
    expect([await kindOf(piece), await kindOf(cut)]).toEqual(['music', 'music']);
    expect(await trailOf(cut)).toEqual([
      {
        actor: '编辑 · 沈一',
        before: { kind: 'music', category: null },
        after: { kind: 'effect', category: null },
      },
      expect.objectContaining({ after: { kind: 'music', category: null } }),
    ]);
    expect(await trailOf(piece)).toHaveLength(2);
  });

  test('is found under its new type only, still by its code', async () => {
    const id = await make('music', 8);
    await catchUp(product);
    const found = async (query: Record<string, string | number>) => idsOf(await search(product, query));
    expect(await found({ type: 'music', keyword: 'bell tower', length: '0-30' })).toContain(id);
    await change(id);
    await catchUp(product);
    expect(await found({ type: 'music', keyword: 'bell tower' })).not.toContain(id);
    expect(await found({ type: 'effect', keyword: 'bell tower', length: '2-10' })).toEqual([id]);
    for (const keyword of [codeOf('M', id), String(id).padStart(8, '0')])
      expect(await found({ type: 'video', keyword })).toEqual([id]);
    expect(await found({ type: 'effect', keyword: codeOf('E', id) })).toEqual([]);
    const [item] = (await search(product, { type: 'effect', keyword: 'bell tower' })).body.infos;
    expect(item).toMatchObject({ kind: 'effect', musicId: id, code: codeOf('M', id) });
  });

  test('takes it to the category of the same name, or to none', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into categories (kind, slug, name_zh, name_en) values
        ('music', 'city', '城市', 'City'), ('music', 'jazz', '爵士', 'Jazz'), ('effect', 'city', '都市', 'City sounds')
      returning id`.execute(product.db);
    const [city, jazz, sounds] = rows.map((row) => row.id);
    const [one, other] = [await make('music', 20), await make('music', 20)];
    await sql`update materials set category_id = case id when ${one} then ${city}::bigint else ${jazz}::bigint end
      where id in (${one}, ${other})`.execute(product.db);
    await change(one);
    await change(other);
    expect([(await read(one))?.category, (await read(other))?.category]).toEqual(['City sounds', null]);
    expect(await trailOf(one)).toMatchObject([
      { before: { category: `城市 · City (${city})` }, after: { category: `都市 · City sounds (${sounds})` } },
    ]);
  });

  test.each([
    ['editor', 200],
    ['admin', 200],
    ['photographer', 200],
    ['reviewer', 404],
    ['sales', 404],
    ['finance', 404],
    ['buyer', 404],
    ['stranger', 404],
    ['nobody', 401],
  ])('of a piece that the photographer owns, asked for by %s: %i', async (by, status) => {
    const id = await make('music', 20);
    expect((await change(id, 2, by)).status).toBe(status);
    expect(await kindOf(id)).toBe(status === 200 ? 'effect' : 'music');
    expect(await trailOf(id)).toHaveLength(status === 200 ? 1 : 0);
  });

  test('an effect lasts 600 seconds at most, and music 1 at least; so must every version', async () => {
    const [exact, long] = [await make('music', 600), await make('music', 600.001)];
    const withLong = await make('music', 60);
    await make('music', 601, withLong);
    expect((await change(exact)).status).toBe(200);
    for (const id of [long, withLong]) {
      const { status, body } = await change(id);
      expect([status, body.problem]).toEqual([409, 'too-long-for-effect']);
      expect(await kindOf(id)).toBe('music');
    }
    const [click, second] = [await make('effect', 0.999), await make('effect', 1)];
    expect((await change(click, 1)).body.problem).toBe('too-short-for-music');
    expect((await change(second, 1)).body.success).toBe(true);
  });

  test.each(['uploaded', 'transcoding', 'rejected'])('of one that is %s stays', async (state) => {
    const id = await make('music', 20);
    await sql`update materials set state = ${state} where id = ${id}`.execute(product.db);
    expect((await change(id)).body.problem).toBe('not-editable');
    expect(await kindOf(id)).toBe('music');
  });

  test('of one in review is left to staff, and of one whose version is being processed to nobody', async () => {
    const id = await make('music', 20);
    await sql`update materials set state = 'pending' where id = ${id}`.execute(product.db);
    expect((await change(id, 2, 'photographer')).body.problem).toBe('not-editable');
    expect((await change(id, 2, 'editor')).body.success).toBe(true);
    const version = await make('effect', 20, id);
    await sql`update materials set state = 'transcoding', duration_ms = null where id = ${version}`.execute(product.db);
    expect((await change(id, 1)).body.problem).toBe('not-editable');
  });

  test.each([
    ['a video', async () => await make('video', 20), 2, 404],
    ['nothing', async () => 99_999_999, 2, 404],
    ['no number', async () => 'x', 2, 400],
    ['a negative number', async () => -1, 2, 400],
    ['type 0', async () => await make('music', 20), 0, 400],
    ['type 3', async () => await make('music', 20), 3, 400],
    ['the type as text', async () => await make('music', 20), '2', 400],
  ])('is refused for %s', async (_what, id, type, status) => {
    expect((await change(await id(), type)).status).toBe(status);
  });

  test('twice at once changes once, and leaves one trace; what it is already is no change', async () => {
    const piece = await make('music', 20);
    const cut = await make('music', 10, piece);
    const replies = await Promise.all([piece, cut, piece, cut].map((id) => change(id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await kindOf(piece), await kindOf(cut)]).toEqual(['effect', 'effect']);
    expect([(await trailOf(piece)).length, (await trailOf(cut)).length]).toEqual([1, 1]);
  });

  test('of a sold piece changes none of its papers', async () => {
    const id = await make('music', 20);
    const content = Buffer.from('a piece of music');
    const file = { bucket: 'originals', key: `original-${id}.wav`, contentType: 'audio/wav' } as const;
    await product.services.objects.put(file.bucket, file.key, content, file);
    await saveFile(product.db, id, { rendition: 'original', ...file, sizeBytes: content.length });
    const { licence } = await makeLicences(product, { lines: [{ materialId: id }] });
    const papers = async () => {
      const { body } = await product.call(
        '/licence/certificate',
        { licenceId: licence.id },
        { token: tokens['buyer'] },
      );
      const pdf = Buffer.from(await (await fetch(body.url)).arrayBuffer());
      const { rows } = await sql`select * from licences where id = ${licence.id}`.execute(product.db);
      const verified = await (await fetch(`${product.url}/licence/verify?number=${licence.number}`)).json();
      return {
        sha256: createHash('sha256').update(pdf).digest('hex'),
        row: { ...rows[0]!, certificateAt: 0 },
        verified,
      };
    };
    const before = await papers();
    expect(before.row).toMatchObject({ materialCode: codeOf('M', id) });
    expect((await change(id, 2, 'photographer')).body.success).toBe(true);
    expect(await papers()).toEqual(before);
  });
});
