import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { moveMaterial, saveFile, saveHeard, saveSound, tagByKeywords } from './catalogue.ts';
import { must } from '#server/platform/problem.ts';
import { writeRights } from './music-desk/rights.queries.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

async function look(id: number | string, { language = 'en', token }: { language?: string; token?: string } = {}) {
  const headers = { 'accept-language': language, ...(token === undefined ? {} : { access_token: token }) };
  const reply = await fetch(`${product.url}/material/${id}`, { headers });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as any };
}

async function makeGroup(): Promise<number> {
  const { id } = await product.db
    .insertInto('materialGroups')
    .values({ ownerId: 1, titleZh: '清晨', titleEn: 'Mornings' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function takeDown(id: number): Promise<void> {
  must(await moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'staff', reason: 'test' }));
}

const ids = (items: { id: number }[]) => items.map(({ id }) => id);
const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

describe('a material on sale', () => {
  test('that is music says its tempo, key, voices and tags, as far as staff confirmed them', async () => {
    const description = { keywordsZh: ['爵士', '放松'], keywordsEn: ['jazz', 'relaxing'] };
    const [known, unknown] = [
      await makeMaterial(product, { kind: 'music', description }),
      await makeMaterial(product, { kind: 'music' }),
    ];
    await saveSound(product.db, known, { bpm: 92, musicalKey: 'd-minor', vocals: false });
    await tagByKeywords(product.db, known);
    await saveHeard(product.db, known, { bpm: 184, key: 'f-major', energy: 'high', numbers: null });
    const { sound, heard, tags } = (await look(known)).body.material;
    expect(sound).toEqual({ bpm: 92, key: 'd-minor', vocals: false });
    expect(heard).toEqual({ bpm: 184, key: 'f-major', energy: 'high' });
    expect(tags).toEqual([
      { id: expect.any(Number), type: 'genre', tagName: 'Jazz' },
      { id: expect.any(Number), type: 'mood', tagName: 'Relaxing' },
    ]);
    const inChinese = (await look(known, { language: 'zh' })).body.material;
    expect(inChinese.tags.map(({ tagName }: { tagName: string }) => tagName)).toEqual(['爵士', '放松']);
    expect((await look(unknown)).body.material).toMatchObject({
      sound: { bpm: null, key: null, vocals: null },
      heard: { bpm: null, key: null, energy: null },
      tags: [],
    });
  });

  test('that is music says who has rights in it, but neither their numbers nor their shares', async () => {
    const piece = await makeMaterial(product, { kind: 'music' });
    const version = await makeMaterial(product, { kind: 'music' });
    await sql`update materials set version_of = ${piece} where id = ${version}`.execute(product.db);
    expect((await look(piece)).body.material.rights).toBeNull();
    await writeRights(product.db, piece, {
      iswc: 'T0345246801',
      contentId: true,
      samples: false,
      madeWithAi: null,
      writers: [
        { role: 'composer', name: 'Mo Lan', pro: 'MCSC', ipi: '123456789', share: 10_000 },
        { role: 'publisher', name: 'Lan House', pro: '', ipi: '', share: 10_000 },
      ],
      isrcs: [{ id: version, isrc: 'CNA122600001' }],
    });
    const rights = {
      writers: [
        { role: 'composer', name: 'Mo Lan', pro: 'MCSC' },
        { role: 'publisher', name: 'Lan House', pro: '' },
      ],
      isrc: '',
      iswc: 'T0345246801',
      contentId: true,
      madeWithAi: null,
    };
    expect((await look(piece)).body.material.rights).toEqual(rights);
    expect((await look(version)).body.material.rights).toEqual({ ...rights, isrc: 'CNA122600001' });
  });

  test('[R28] [R167] says everything of itself, in the language of the reader', async () => {
    const id = await makeMaterial(product, {
      kind: 'video',
      description: {
        titleZh: '晨雾',
        titleEn: 'Mist',
        descriptionZh: '山谷',
        descriptionEn: 'A valley',
        keywordsZh: ['雾', '山'],
        keywordsEn: ['mist'],
        placeZh: '黄山',
        placeEn: 'Huangshan',
      },
    });
    await sql`
      update materials set taken_on = '2026-05-01', editorial = true, codec = 'hevc', bit_depth = 10, frame_rate = 23.976,
        bitrate = 50000000, size_class = '4K', has_audio = true where id = ${id}`.execute(product.db);
    await sql`insert into material_looks (material_id, hash, colours) values (${id}, 1, '{#1a4fd0,#888888}')`.execute(
      product.db,
    );
    const original = { bucket: 'originals' as const, key: `${id}/original`, sizeBytes: 20_000_000 };
    await saveFile(product.db, id, { rendition: 'original', contentType: 'video/mp4', ...original });
    const { status, body } = await look(id);
    expect(status).toBe(200);
    expect(body.material).toMatchObject({
      item: { id, title: 'Mist', kind: 'video', colour: '#1a4fd0' },
      description: 'A valley',
      keywords: ['mist'],
      category: null,
      shop: null,
      place: 'Huangshan',
      takenOn: '2026-05-01',
      editorial: true,
      releases: { model: 0, property: 0 },
      priceClass: 'B',
      colours: [
        { name: 'blue', hex: '#1a4fd0' },
        { name: 'grey', hex: '#888888' },
      ],
      group: null,
      alike: [],
    });
    expect(body.material.technical).toEqual({
      width: 1920,
      height: 1080,
      resolution: '4K',
      duration: 21.4,
      frameRate: 23.976,
      bitrate: 50_000_000,
      bitDepth: 10,
      codec: 'hevc',
      hasAudio: true,
      loudness: null,
      sizeBytes: 20_000_000,
      fileType: 'mp4',
    });
    const zh = (await look(id, { language: 'zh-CN' })).body.material;
    expect(zh).toMatchObject({ description: '山谷', keywords: ['雾', '山'], place: '黄山', item: { title: '晨雾' } });
  });

  test('has the other language where one has no words, also among keywords', async () => {
    const id = await makeMaterial(product, {
      kind: 'photo',
      description: { titleZh: '', titleEn: 'Sea', keywordsEn: ['sea', 'blue'], descriptionEn: 'Waves' },
    });
    const { material } = (await look(id, { language: 'zh-CN' })).body;
    expect(material).toMatchObject({ keywords: ['sea', 'blue'], description: 'Waves', item: { title: 'Sea' } });
  });

  test('names its shop, its category and the consents on file', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const owner = await product.db
      .selectFrom('materials')
      .select('ownerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await sql`
      with shop as (insert into shops (owner_id, name_zh, name_en) values (${owner.ownerId}, '远山', 'Far Hills')
          on conflict (owner_id) do update set name_zh = '远山', name_en = 'Far Hills' returning id),
        category as (insert into categories (kind, slug, name_zh, name_en) values ('photo', 'lakes', '湖泊', 'Lakes') returning id),
        given as (insert into releases (owner_id, kind, subject, file_name, key)
          values (${owner.ownerId}, 'model', 'Wei', 'a.pdf', 'a'), (${owner.ownerId}, 'model', 'Lan', 'b.pdf', 'b'),
            (${owner.ownerId}, 'property', 'House', 'c.pdf', 'c') returning id),
        covered as (insert into material_releases (material_id, release_id) select ${id}, id from given)
      update materials set shop_id = (select id from shop), category_id = (select id from category)
      where id = ${id}`.execute(product.db);
    const { material } = (await look(id)).body;
    expect(material).toMatchObject({
      shop: { name: 'Far Hills' },
      category: { categoryName: 'Lakes' },
      releases: { model: 2, property: 1 },
    });
    expect((await look(id, { language: 'zh-CN' })).body.material.shop.name).toBe('远山');
  });

  test('[R128] shows the rest of its series, without what is not on sale', async () => {
    const groupId = await makeGroup();
    const [first, second, gone] = await Promise.all(
      [1, 2, 3].map(() => makeMaterial(product, { kind: 'photo', description: { groupId } })),
    );
    await takeDown(gone!);
    const { group } = (await look(first!)).body.material;
    expect(group.title).toBe('Mornings');
    expect(ids(group.members)).toEqual([second]);
    await takeDown(second!);
    expect((await look(first!)).body.material.group).toBeNull();
  });

  test('shows what looks almost the same, from the head and from behind it, and nothing twice', async () => {
    const groupId = await makeGroup();
    const [head, behind, other, member] = await Promise.all([
      makeMaterial(product, { kind: 'photo', description: { groupId } }),
      makeMaterial(product, { kind: 'photo' }),
      makeMaterial(product, { kind: 'photo' }),
      makeMaterial(product, { kind: 'photo', description: { groupId } }),
    ]);
    await sql`insert into material_folds (material_id, head_id)
      values (${behind}, ${head}), (${other}, ${head}), (${member}, ${head})`.execute(product.db);
    const ofHead = (await look(head)).body.material;
    expect(inOrder(ids(ofHead.alike))).toEqual(inOrder([behind, other]));
    expect(ids(ofHead.group.members)).toEqual([member]);
    expect(inOrder(ids((await look(behind)).body.material.alike))).toEqual(inOrder([head, other, member]));
  });

  test('shows a member their own bookmark, and only visitors may share a kept reply', async () => {
    const id = await makeMaterial(product, { kind: 'video' });
    const token = await signIn(product, 'buyer');
    await sql`insert into bookmarks (user_id, material_id)
      select id, ${id} from users where email = 'buyer@framehall.test'`.execute(product.db);
    const own = await look(id, { token });
    expect(own.body.material.item.bookmarkId).toBeTypeOf('number');
    expect(own.headers.get('cache-control')).toBe('no-store');
    const visitor = await look(id);
    expect(visitor.body.material.item.bookmarkId).toBeNull();
    expect(visitor.headers.get('cache-control')).toBe('public, max-age=3');
  });
});

test('what is not on sale gets the answer of an unknown number, also for its owner', async () => {
  const hidden = await makeMaterial(product, { kind: 'photo', online: false });
  const gone = await makeMaterial(product, { kind: 'photo' });
  await takeDown(gone);
  const unknown = (await look(999_999)).body;
  expect(unknown).toMatchObject({ code: 404, problem: 'not-found' });
  const token = await signIn(product, 'photographer');
  for (const id of [hidden, gone]) {
    expect((await look(id)).body).toEqual(unknown);
    expect((await look(id, { token })).body).toEqual(unknown);
  }
});

test('a number that is none is refused', async () => {
  for (const id of ['0', '-1', '1.5', 'abc', '1e30', '%00', '9007199254740993', "1'--"]) {
    const { status } = await look(id);
    expect(status, id).toBeGreaterThanOrEqual(400);
    expect(status, id).toBeLessThan(500);
  }
});

describe('a sample', async () => {
  const token = await signIn(product, 'buyer');
  const sample = (id: unknown, as: string | undefined = token) =>
    product.call('/material/sample', { id }, { token: as });

  async function withFile(kind: 'video' | 'photo' | 'music', rendition: 'sample' | 'preview', contentType: string) {
    const id = await makeMaterial(product, { kind });
    const file = { rendition, bucket: 'previews' as const, key: `${id}/${rendition}`, contentType, sizeBytes: 5 };
    await saveFile(product.db, id, file);
    await product.services.objects.put('previews', file.key, 'bytes', { contentType });
    return id;
  }

  test.each([
    ['video', 'sample', 'video/mp4', 'V', 'mp4'],
    ['photo', 'sample', 'image/jpeg', 'P', 'jpg'],
    ['music', 'preview', 'audio/mpeg', 'M', 'mp3'],
  ] as const)(
    '[R215] of a %s is saved under its number, by a link of ten minutes',
    async (kind, rendition, type, letter, ending) => {
      const id = await withFile(kind, rendition, type);
      const { url } = (await sample(id)).body;
      expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600);
      const file = await fetch(url);
      expect(await file.text()).toBe('bytes');
      expect(file.headers.get('content-disposition')).toContain(
        `attachment; filename="Framehall-${letter}${String(id).padStart(8, '0')}-sample.${ending}"`,
      );
    },
  );

  test('[R215] is for members only', async () => {
    const id = await makeMaterial(product, { kind: 'video' });
    const reply = await product.call('/material/sample', { id }, { language: 'zh' });
    expect(reply.body).toMatchObject({ code: 1001, message: '请先登录以使用此功能' });
  });

  test('[R130] does not exist of raw footage', async () => {
    const id = await makeMaterial(product, { kind: 'video', description: { source: 'raw' } });
    expect(await sample(id)).toMatchObject({ status: 409, body: { problem: 'no-sample' } });
  });

  test('of what is not on sale is not found; a bad number is refused', async () => {
    const hidden = await makeMaterial(product, { kind: 'video', online: false });
    expect((await sample(hidden)).status).toBe(404);
    expect((await sample(999_999)).body).toEqual((await sample(hidden)).body);
    for (const id of ['7', -1, 0.5, null]) expect((await sample(id)).status).toBe(400);
  });
});

describe('a report', () => {
  const report = (input: object, token?: string) => product.call('/material/report', input, { token });
  const kept = (id: number) =>
    product.db.selectFrom('materialReports').selectAll().where('materialId', '=', id).orderBy('id').execute();

  beforeEach(() => product.db.deleteFrom('rateLimits').execute());

  test('is kept, of visitors and of members', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    expect((await report({ id, reason: 'rights', text: ' 这是我的照片 ' })).body.success).toBe(true);
    await report({ id, reason: 'technical', text: '' }, await signIn(product, 'buyer'));
    const rows = await kept(id);
    expect(rows).toMatchObject([
      { reason: 'rights', text: '这是我的照片', reporterId: null, closedAt: null },
      { reason: 'technical', text: '' },
    ]);
    expect(rows[1]?.reporterId).toBeTypeOf('number');
  });

  test('of what is not on sale is not found', async () => {
    const hidden = await makeMaterial(product, { kind: 'photo', online: false });
    for (const id of [hidden, 999_999])
      expect((await report({ id, reason: 'rights', text: '' })).body.problem).toBe('not-found');
    expect(await kept(hidden)).toEqual([]);
  });

  test('with a reason that there is not, or a text too long, is refused by field', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    for (const [input, field] of [
      [{ id, reason: 'ugly', text: '' }, 'reason'],
      [{ id, reason: 'rights', text: '字'.repeat(501) }, 'text'],
      [{ id, reason: 'rights' }, 'text'],
      [{ id: 'x', reason: 'rights', text: '' }, 'id'],
      [{ id, reason: 'rights', text: '', reporterId: 1 }, 'reporterId'],
    ] as const) {
      const { status, body } = await report(input);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual([field]);
    }
    expect((await report({ id, reason: 'other', text: '字'.repeat(500) })).status).toBe(200);
  });

  test('comes from one address ten times an hour at most, however many at once', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const replies = await Promise.all(Array.from({ length: 14 }, () => report({ id, reason: 'other', text: '' })));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(replies.find(({ status }) => status === 429)?.headers.get('retry-after')).toBeTruthy();
    expect(await kept(id)).toHaveLength(10);
  });

  test('of one material is taken thirty times a day at most, from wherever', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const other = await makeMaterial(product, { kind: 'photo' });
    await sql`insert into rate_limits (key, points, expires_at)
      values (${`report-of:${id}`}, 30, clock_now() + interval '1 day')`.execute(product.db);
    expect((await report({ id, reason: 'other', text: '' })).status).toBe(429);
    expect((await report({ id: other, reason: 'other', text: '' })).status).toBe(200);
  });
});
