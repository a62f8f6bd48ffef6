import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import {
  copyFor,
  issue,
  LICENSEE,
  makeLicences,
  makeOriginal,
  makePaidOrder,
  makeTrack,
} from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { filesInZip } from '#tests/support/zip.ts';
import { revokeLicences } from './licences.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const [buyer, stranger] = [await signIn(product, 'buyer'), await signIn(product, 'photographer')];
const folder = mkdtempSync(join(tmpdir(), 'framehall-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONTENTS = { whole: Buffer.from('the whole piece'), long: Buffer.from('60 seconds'), short: Buffer.from('30') };
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

interface Piece {
  piece: number;
  long: number;
  short: number;
}

/** A piece with two versions, the shorter one made first. */
async function makePiece(): Promise<Piece> {
  const piece = await makeTrack(product, CONTENTS.whole, { titleZh: '晨港', titleEn: 'Harbour' });
  const version = (content: Buffer, titleZh: string, titleEn: string) =>
    makeTrack(product, content, { titleZh, titleEn, versionOf: piece });
  const short = await version(CONTENTS.short, '晨港 · 30 秒版', 'Harbour (30 s)');
  const long = await version(CONTENTS.long, '晨港 · 60 秒版', 'Harbour (60 s)');
  await sql`update materials set duration_ms = case id when ${short} then 30000 else 60000 end
    where version_of = ${piece}`.execute(product.db);
  return { piece, long, short };
}

async function codesOf(ids: number[]): Promise<string[]> {
  const rows = await product.db.selectFrom('materials').select(['id', 'code']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.code ?? '');
}

interface ListedFile {
  fileId: number;
  materialCode: string;
  title: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
}

async function filesOf(licenceId: number, orderId: number, language: 'zh' | 'en' = 'zh'): Promise<ListedFile[]> {
  const { body } = await product.call('/licence/list', { orderId }, { token: buyer, language });
  return body.infos.find((one: { licenceId: number }) => one.licenceId === licenceId).files;
}

const link = (licenceId: number, fileId?: number, token = buyer) =>
  product.call('/licence/download', { licenceId, ...(fileId === undefined ? {} : { fileId }) }, { token });

const made = await makePiece();
const bought = await makeLicences(product, { lines: [{ materialId: made.piece }] });
const [wholeCode, longCode, shortCode] = await codesOf([made.piece, made.long, made.short]);
const files = await filesOf(bought.licence.id, bought.orderId);

describe('[D2] the files of a licence', () => {
  test('are the piece and all its versions, the piece first, longer versions before shorter ones', () => {
    expect(files).toEqual([
      {
        fileId: expect.any(Number),
        materialCode: wholeCode,
        title: '晨港',
        fileName: `${wholeCode}-晨港.wav`,
        sizeBytes: 15,
        sha256: hashOf(CONTENTS.whole),
      },
      {
        fileId: expect.any(Number),
        materialCode: longCode,
        title: '晨港 · 60 秒版',
        fileName: `${longCode}-晨港 · 60 秒版.wav`,
        sizeBytes: 10,
        sha256: hashOf(CONTENTS.long),
      },
      {
        fileId: expect.any(Number),
        materialCode: shortCode,
        title: '晨港 · 30 秒版',
        fileName: `${shortCode}-晨港 · 30 秒版.wav`,
        sizeBytes: 2,
        sha256: hashOf(CONTENTS.short),
      },
    ]);
  });

  test('have one name and a title in the reader’s language', async () => {
    const [, second] = await filesOf(bought.licence.id, bought.orderId, 'en');
    expect(second).toMatchObject({ title: 'Harbour (60 s)', fileName: `${longCode}-晨港 · 60 秒版.wav` });
  });

  test('are on the public page too, without their ids', async () => {
    const reply = await fetch(`${product.url}/licence/verify?number=${bought.licence.number}`);
    const { licence } = (await reply.json()) as { licence: { files: object[] } };
    expect(licence.files).toEqual(files.map(({ fileId: _id, ...file }) => file));
  });

  test('of a video is the one', async () => {
    const content = Buffer.from('a film');
    const materialId = await makeOriginal(product, content);
    const { licence, orderId } = await makeLicences(product, { lines: [{ materialId }] });
    const [code] = await codesOf([materialId]);
    expect(await filesOf(licence.id, orderId)).toEqual([
      {
        fileId: expect.any(Number),
        materialCode: code,
        title: 'Mountain',
        fileName: `${code}-Mountain.mp4`,
        sizeBytes: 6,
        sha256: hashOf(content),
      },
    ]);
  });

  test('stay as they were: not a version that comes later, and still one that leaves or changes', async () => {
    const { piece, long } = await makePiece();
    const hidden = await makeMaterial(product, { kind: 'music', online: false, description: { versionOf: piece } });
    const { licence, orderId } = await makeLicences(product, { lines: [{ materialId: piece }] });
    const before = await filesOf(licence.id, orderId);
    expect(before).toHaveLength(3);
    const later = await makeTrack(product, Buffer.from('a loop'), { titleEn: 'Loop', versionOf: piece });
    must(await moveMaterial(ctx, { id: long, from: 'online', to: 'offline', by: 'owner' }));
    await sql`update materials set title_zh = '别名', sha256 = 'changed', file_name = 'other.mp3' where id = ${long}`.execute(
      product.db,
    );
    expect(await filesOf(licence.id, orderId)).toEqual(before);
    const left = before.find(({ sha256 }) => sha256 === hashOf(CONTENTS.long))!;
    const { body } = await link(licence.id, left.fileId);
    expect(await (await fetch(body.url)).text()).toBe('60 seconds');
    const rows = await product.db
      .selectFrom('licenceFiles')
      .select('materialId')
      .where('licenceId', '=', licence.id)
      .execute();
    for (const id of [hidden, later]) expect(rows.map(({ materialId }) => materialId)).not.toContain(id);
  });

  test('[I2] are frozen once, however many confirm at once', async () => {
    const { piece } = await makePiece();
    const orderId = await makePaidOrder(product, { lines: [{ materialId: piece }] });
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => issue(product, orderId)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from licence_files f join licences l on l.id = f.licence_id
      where l.order_id = ${orderId}`.execute(product.db);
    expect(rows).toEqual([{ count: 3 }]);
  });

  test('of a reissued licence are the same, though a version has come meanwhile', async () => {
    const { piece } = await makePiece();
    const { licence, orderId } = await makeLicences(product, { lines: [{ materialId: piece }] });
    const before = await filesOf(licence.id, orderId);
    await makeTrack(product, Buffer.from('a loop'), { titleEn: 'Loop', versionOf: piece });
    const sales = await signIn(product, 'sales');
    const wish = { licenceId: licence.id, fields: { ...LICENSEE, licensee: 'Ten Films' }, reason: 'typo' };
    const { body } = await product.call('/office/licences/reissue', wish, { token: sales });
    const after = await filesOf(body.licenceId, orderId);
    const facts = (list: ListedFile[]) => list.map(({ fileId: _id, ...file }) => file);
    expect(facts(after)).toEqual(facts(before));
    await copyFor(product, body.licenceId);
    expect((await link(body.licenceId, after[2]!.fileId)).status).toBe(200);
    expect((await link(body.licenceId, before[2]!.fileId)).status).toBe(404);
  });
});

describe('[R4] each file of a licence', () => {
  test('can be fetched, the piece unless another is named', async () => {
    const texts: string[] = [];
    for (const fileId of [undefined, ...files.map((file) => file.fileId)]) {
      const { body } = await link(bought.licence.id, fileId);
      const reply = await fetch(body.url);
      const name = (fileId === undefined ? files[0] : files.find((file) => file.fileId === fileId))!.fileName;
      expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain(name);
      texts.push(await reply.text());
    }
    expect(texts).toEqual(['the whole piece', 'the whole piece', '60 seconds', '30']);
  });

  test('[S43] and no other: not another licence’s, not one that does not exist, not for strangers', async () => {
    const other = await makeLicences(product, { lines: [{ materialId: made.piece }] });
    const [foreign] = await filesOf(other.licence.id, other.orderId);
    for (const fileId of [foreign!.fileId, 99_999_999])
      expect((await link(bought.licence.id, fileId)).status).toBe(404);
    expect((await link(bought.licence.id, files[1]!.fileId, stranger)).status).toBe(404);
    for (const fileId of [0, -1, 'x', null, 1.5, Number.MAX_VALUE])
      expect(
        (await product.call('/licence/download', { licenceId: bought.licence.id, fileId }, { token: buyer })).status,
      ).toBe(400);
    const visitor = await product.call('/licence/download', { licenceId: bought.licence.id, fileId: files[0]!.fileId });
    expect(visitor.body.code).toBe(1001);
  });

  test('is opened by the credentials, by its own key', async () => {
    const { body } = await product.call('/download/ali/sts', {}, { token: buyer });
    const own = body.objects.filter((one: { licenceId: number }) => one.licenceId === bought.licence.id);
    expect(own.map((one: { fileName: string }) => one.fileName)).toEqual(files.map(({ fileName }) => fileName));
    expect(new Set(own.map((one: { key: string }) => one.key)).size).toBe(3);
  });

  test('is in the archive, in a folder of its piece', async () => {
    const film = await makeOriginal(product, Buffer.from('a film'));
    const { orderId, licences } = await makeLicences(product, {
      lines: [{ materialId: made.piece }, { materialId: film }],
    });
    const { body } = await product.call('/licence/archive', { orderId }, { token: buyer });
    const archive = Buffer.from(await (await fetch(product.url + new URL(body.url).pathname)).arrayBuffer());
    expect(archive.length).toBe(body.sizeBytes);
    const path = join(folder, 'order.zip');
    writeFileSync(path, archive);
    const packed = await filesInZip(path);
    const [filmCode] = await codesOf([film]);
    expect(packed.map(({ name }) => name)).toEqual([
      ...files.map(({ fileName }) => `${wholeCode}-晨港/${fileName}`),
      `Framehall-${licences[0]!.number}.pdf`,
      `${filmCode}-Mountain.mp4`,
      `Framehall-${licences[1]!.number}.pdf`,
    ]);
    expect((await packed[1]!.read()).toString()).toBe('60 seconds');
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from downloads where licence_id = any(${licences.map(({ id }) => id)}::bigint[])`.execute(
      product.db,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('goes with its licence', async () => {
    const { piece } = await makePiece();
    const { orderId, licence } = await makeLicences(product, { lines: [{ materialId: piece }] });
    const [, second] = await filesOf(licence.id, orderId);
    await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
    expect((await link(licence.id, second!.fileId)).body.problem).toBe('licence-ended');
    const { rows } = await sql`
      select from licensed_copies where file_id in (select id from licence_files where licence_id = ${licence.id})`.execute(
      product.db,
    );
    expect(rows).toEqual([]);
  });

  test('is made though another one of them cannot be', async () => {
    const { piece, long } = await makePiece();
    const { licence, orderId } = await makeLicences(product, { lines: [{ materialId: piece }], copied: false });
    await product.services.objects.remove('originals', [`original-${long}.wav`]);
    await expect(copyFor(product, licence.id)).rejects.toThrow();
    const [first, second, third] = await filesOf(licence.id, orderId);
    expect([(await link(licence.id, first!.fileId)).status, (await link(licence.id, third!.fileId)).status]).toEqual([
      200, 200,
    ]);
    expect((await link(licence.id, second!.fileId)).body.problem).toBe('copy-not-ready');
  });
});
