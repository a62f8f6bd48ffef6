import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { openShop, reportSound, sendSound } from '#tests/support/sounds.ts';
import { MB, noise } from '#tests/support/uploads.ts';

const product = await startProduct();
const tokens: Record<string, string> = {};
let shopId = 0;
let otherShop = 0;
beforeAll(async () => {
  for (const name of ['editor', 'admin', 'reviewer', 'sales', 'finance', 'buyer', 'photographer'])
    tokens[name] = await signIn(product, name);
  tokens['stranger'] = await anotherPhotographer(product);
  shopId = await openShop(product, tokens['photographer']!);
  otherShop = await openShop(product, tokens['stranger']!, '近水');
});

const call = (path: string, input: object, by = 'editor') =>
  product.call(`/office/music/upload/${path}`, input, { token: tokens[by] });
const send = (name: string, by = 'editor', bytes = noise(2000)) => sendSound(product, tokens[by]!, name, bytes);
const report = (file: Awaited<ReturnType<typeof send>>, about: object = {}, by = 'editor') =>
  reportSound(product, tokens[by]!, file, { shopId, ...about });
const piece = async (title: string): Promise<number> => (await report(await send('a.wav'), { title })).body.materialId;

async function read(id: number) {
  const { rows } = await sql`
    select kind, state, owner_id = (select owner_id from shops where id = shop_id) as owned, shop_id, version_of,
      version_zh, version_en, title_zh, title_en, file_name, code
    from materials where id = ${id}`.execute(product.db);
  return rows[0];
}

describe('who may send sounds', () => {
  const sha256 = '0'.repeat(64);
  const calls: [string, object][] = [
    ['token', { fileName: 'a.wav', fileSize: 5 }],
    ['sizes', { sizes: [5] }],
    ['same', { sha256 }],
    ['sts', {}],
  ];
  test.each([
    ['editor', 200],
    ['admin', 200],
    ['reviewer', 403],
    ['sales', 403],
    ['finance', 403],
    ['buyer', 403],
    ['photographer', 403],
    ['nobody', 401],
  ])('%s: %i', async (by, status) => {
    for (const [path, input] of calls) expect((await call(path, input, by)).status, path).toBe(status);
    const sent = await call('success', { ...(await send('a.wav')), ...said() }, by);
    expect(sent.status).toBe(status === 200 ? 404 : status);
  });
  const said = () => ({ shopId: 999_999, kind: 'music', title: 'A', versionOf: null, versionZh: '', versionEn: '' });

  test('a place that somebody else was given is unknown', async () => {
    const file = await send('a.wav', 'admin');
    expect((await report(file)).status).toBe(404);
    expect((await report(file, {}, 'admin')).status).toBe(200);
  });
});

describe('a place', () => {
  test.each([
    ['a.wav', 500 * MB, ''],
    ['A.FLAC', 1, ''],
    ['a.mp3', 500 * MB + 1, 'file must not exceed 500MB'],
    ['a.wav', 0, 'file is empty'],
    ['a.m4a', 5, 'not supported file type'],
    ['a.wav.exe', 5, 'not supported file type'],
  ])('for %s of %d bytes', async (fileName, fileSize, words) => {
    const { status, body } = await call('token', { fileName, fileSize });
    expect([status, body.message]).toEqual([words ? 400 : 200, words]);
  });
});

describe('a sound that was sent', () => {
  test('becomes a piece of the shop, whoever sent it, and stays the same however often it is reported', async () => {
    const file = await send('夜行.wav');
    const { body } = await report(file, { title: '夜行' });
    expect(await read(body.materialId)).toEqual({
      kind: 'music',
      state: 'uploaded',
      owned: true,
      shopId,
      versionOf: null,
      versionZh: '',
      versionEn: '',
      titleZh: '夜行',
      titleEn: '',
      fileName: '夜行.wav',
      code: body.materialCode,
    });
    const again = await Promise.all(Array.from({ length: 5 }, () => report(file, { title: 'Other' })));
    expect(again.map((reply) => reply.body.materialId)).toEqual(Array(5).fill(body.materialId));
    const jobs = await product.services.jobs.boss.findJobs('media.process');
    expect(jobs.filter((job) => (job.data as { materialId: number }).materialId === body.materialId)).toHaveLength(1);
  });

  test('or a version of one, named after it and of its type', async () => {
    const id = await piece('Night Drive');
    const { body } = await report(await send('b.wav'), { versionOf: id, label: 'Instrumental', kind: 'effect' });
    expect(await read(body.materialId)).toMatchObject({
      kind: 'music',
      versionOf: id,
      versionZh: 'Instrumental',
      versionEn: 'Instrumental',
      titleEn: 'Night Drive (Instrumental)',
      titleZh: '',
    });
  });

  test('of two that claim the same version of a piece one is refused, and it can be sent as another', async () => {
    const id = await piece('Twice');
    const files = [await send('c.wav'), await send('d.wav')];
    const replies = await Promise.all(
      files.map((file, at) => report(file, { versionOf: id, label: at ? 'LOOP' : 'Loop' })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const late = replies.findIndex(({ status }) => status === 400);
    expect(replies[late]?.body.problem).toBe('version-taken');
    expect((await report(files[late]!, { versionOf: id, label: 'Stinger' })).status).toBe(200);
    let originals = 0;
    for await (const _object of product.services.objects.list('originals', '')) originals += 1;
    const { rows } = await sql<{ n: number }>`select count(*) as n from materials`.execute(product.db);
    expect(originals).toBe(rows[0]?.n);
  });

  test.each([
    ['no shop', () => ({ shopId: 999_999 }), 404, 'not-found'],
    ['no piece', () => ({ versionOf: 999_999, label: 'Loop' }), 400, 'not-a-piece'],
    ['a version without a name', () => ({ versionOf: 1 }), 400, 'bad-input'],
    ['a main version with a name', () => ({ label: 'Loop' }), 400, 'bad-input'],
    ['a title of spaces', () => ({ title: '  ' }), 400, 'bad-input'],
    ['a title that is too long', () => ({ title: 'x'.repeat(121) }), 400, 'bad-input'],
    ['another type', () => ({ kind: 'video' }), 400, 'bad-input'],
  ])('%s is refused, and the file is not lost', async (_name, about, status, problem) => {
    const file = await send('e.wav');
    const reply = await report(file, about());
    expect([reply.status, reply.body.problem]).toEqual([status, problem]);
    expect((await report(file)).status).toBe(200);
  });

  test('the piece must be one of the same shop, and no version', async () => {
    const id = await piece('Home');
    const version = (await report(await send('f.wav'), { versionOf: id, label: 'Loop' })).body.materialId as number;
    const file = await send('g.wav');
    for (const wrong of [
      { versionOf: id, shopId: otherShop, label: 'Stinger' },
      { versionOf: version, label: 'Stinger' },
    ])
      expect((await report(file, wrong)).body.problem).toBe('not-a-piece');
  });

  test('for a shop that is closed meanwhile it is refused, until another is chosen', async () => {
    const file = await send('h.wav');
    const setClosed = async (closed: boolean) =>
      await sql`update users set disabled_at = ${closed ? sql`now()` : null}
        where id = (select owner_id from shops where id = ${shopId})`.execute(product.db);
    await setClosed(true);
    try {
      const { body } = await report(file);
      expect(body).toMatchObject({ problem: 'shop-closed', message: 'This shop has been closed. Choose another shop' });
      expect((await report(file, { shopId: otherShop })).status).toBe(200);
    } finally {
      await setClosed(false);
    }
  });

  test('that is missing, cut off or given up is said so', async () => {
    const file = await send('j.wav');
    expect((await report({ ...file, fileSize: 1999 })).body.problem).toBe('upload-differs');
    await product.services.objects.put('uploads', file.filePath, noise(1000), { contentType: 'x' });
    expect((await report(file)).body.problem).toBe('upload-differs');
    await product.services.objects.remove('uploads', [file.filePath]);
    expect((await report(file)).body.problem).toBe('upload-missing');
    expect(
      (await product.call('/upload/cancel', { filePath: file.filePath }, { token: tokens['editor'] })).status,
    ).toBe(200);
    expect((await report(file)).body.problem).toBe('upload-ended');
  });
});

test('staff are told whose file it is, whoever owns it', async () => {
  const id = await piece('Known');
  const sha256 = 'ab'.repeat(32);
  await sql`insert into original_files (sha256, material_id, size_bytes) values (${sha256}, ${id}, 2000)`.execute(
    product.db,
  );
  expect((await call('same', { sha256 })).body.same).toMatchObject({ own: false, material: { id, kind: 'music' } });
  expect((await call('same', { sha256: 'cd'.repeat(32) })).body.same).toBeNull();
  expect((await call('sizes', { sizes: [2000, 2001] })).body.sizes).toEqual([2000]);
});
