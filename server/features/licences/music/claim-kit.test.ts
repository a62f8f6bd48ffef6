import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { todayInChina } from '#tests/support/buyers.ts';
import { LICENSEE, makeLicences, makeOriginal, makeTrack } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { checkSignature } from '#tests/support/signed-pdf.ts';
import { filesInZip } from '#tests/support/zip.ts';
import { systemContext } from '#server/system-context.ts';
import { touched } from '../licences.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });
const buyer = await signIn(product, 'buyer');
const folder = mkdtempSync(join(tmpdir(), 'framehall-claim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const composer = '许知远 Xu Zhiyuan';
const piece = await makeTrack(product, Buffer.from('the whole piece'), {
  titleZh: '=晨港',
  titleEn: 'Harbour',
  composer,
  artist: '@Dawn Trio',
});
const version = await makeTrack(product, Buffer.from('no drums'), {
  titleZh: '晨港 · 无鼓版',
  titleEn: 'Harbour (No drums)',
  composer,
  versionOf: piece,
});
await sql`update materials set duration_ms = case id when ${piece} then 125400 else 59600 end
  where id in (${piece}, ${version})`.execute(product.db);
const order = (wish: Partial<Parameters<typeof makeLicences>[1]> = {}) =>
  makeLicences(product, { lines: [{ materialId: piece }], licensee: '山海文化', projectName: '春季新品', ...wish });
const bought = await order();
const { licence } = bought;
const { rows: codes } = await sql<{ id: number; code: string }>`
  select id, code from materials where id in (${piece}, ${version}) order by id`.execute(product.db);
const [pieceCode, versionCode] = codes.map(({ code }) => code);
const film = await makeLicences(product, { lines: [{ materialId: await makeOriginal(product, Buffer.from('x')) }] });

const call = (path: string, input: object, token: string | undefined = buyer, language: 'zh' | 'en' = 'zh') =>
  product.call(path, input, { token, language });
const save = (outlets: unknown, seen: unknown = [], licenceId = licence.id, token = buyer) =>
  call('/licence/saveOutlets', { licenceId, seen, outlets }, token);

async function kitOf(licenceId: number): Promise<Record<string, Buffer>> {
  const { body } = await call('/licence/claimKit', { licenceId });
  const reply = await fetch(product.url + new URL(body.url).pathname);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.length).toBe(body.sizeBytes);
  const file = join(folder, `${licenceId}.zip`);
  writeFileSync(file, bytes);
  const packed = await filesInZip(file);
  return Object.fromEntries(await Promise.all(packed.map(async ({ name, read }) => [name, await read()] as const)));
}

const CALLS: [string, object][] = [
  ['/licence/claimKit', {}],
  ['/licence/cueSheet', {}],
  ['/licence/cueSheetTable', {}],
  ['/licence/saveOutlets', { seen: [], outlets: ['@shanhai'] }],
];

describe('the papers of music', () => {
  test.each(CALLS)('%s is for whoever owns the licence', async (path, input) => {
    const { licence: own } = await order();
    const wish = { licenceId: own.id, ...input };
    expect((await call(path, wish)).status).toBe(200);
    const unknown = await call(path, { licenceId: 999_999, ...input });
    expect(unknown.status).toBe(404);
    for (const name of ['photographer', 'sales', 'admin'] as const) {
      const reply = await call(path, wish, await signIn(product, name));
      expect([reply.status, reply.body]).toEqual([404, unknown.body]);
    }
    expect((await product.call(path, wish)).body.code).toBe(1001);
  });

  test.each(CALLS)('[D9] %s is for the colleagues of a company too', async (path, input) => {
    const { rows } = await sql<{ id: number }>`insert into customers (name) values ('Nine') returning id`.execute(
      product.db,
    );
    const customerId = rows[0]!.id;
    const colleague = await register(product);
    await sql`update users set customer_id = ${customerId} where email = ${colleague.account}`.execute(product.db);
    const { licence: theirs } = await order({ customerId });
    expect((await call(path, { licenceId: theirs.id, ...input }, colleague.token)).status).toBe(200);
    await sql`update users set customer_id = null where email = ${colleague.account}`.execute(product.db);
    expect((await call(path, { licenceId: theirs.id, ...input }, colleague.token)).status).toBe(404);
  });

  test.each(CALLS)('%s is of music, and of a licence that holds', async (path, input) => {
    expect((await call(path, { licenceId: film.licence.id, ...input })).status).toBe(404);
    const { licence: ended } = await order();
    await sql`update licences set state = 'revoked', ended_at = clock_now() where id = ${ended.id}`.execute(product.db);
    expect((await call(path, { licenceId: ended.id, ...input })).body.problem).toBe('licence-ended');
    for (const licenceId of ['x', 0, null, Number.MAX_VALUE])
      expect((await call(path, { licenceId, ...input })).status).toBe(400);
    expect((await call(path, { licenceId: licence.id, ...input, more: 1 })).status).toBe(400);
  });
});

describe('channels of publication', () => {
  test('are what the licensee writes, on the public page and on record', async () => {
    const { licence: own, orderId } = await order();
    const outlets = ['YouTube @shanhai', 'https://space.bilibili.com/1', '=cmd()'];
    expect((await save([...outlets, outlets[0]], [], own.id)).body.outlets).toEqual(outlets);
    const list = await call('/licence/list', { orderId });
    expect(list.body.infos[0].outlets).toEqual(outlets);
    const page = await (await fetch(`${product.url}/licence/verify?number=${own.number}`)).json();
    expect(page).toMatchObject({ licence: { outlets } });
    // What is there already is no change, whatever the caller has seen.
    expect((await save(outlets, ['else'], own.id)).body.outlets).toEqual(outlets);
    expect((await save([], outlets, own.id)).body.outlets).toEqual([]);
    const trail = await product.db
      .selectFrom('auditEvents')
      .select(['before', 'after'])
      .where('subject', '=', `licence:${own.id}`)
      .where('action', '=', 'licence.outlets')
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { before: { outlets: [] }, after: { outlets } },
      { before: { outlets }, after: { outlets: [] } },
    ]);
  });

  test('become plain words on one line', async () => {
    const { licence: own } = await order();
    expect((await save(['  a\r\nb ', 'c'], [], own.id)).body.outlets).toEqual(['a b', 'c']);
  });

  test.each([
    ['nothing', undefined],
    ['no list', 'YouTube'],
    ['an empty name', ['']],
    ['a name of blanks', [' \n']],
    ['a name of 201 characters', ['长'.repeat(201)]],
    ['21 names', Array.from({ length: 21 }, (_, place) => `channel ${place}`)],
    ['a number', [7]],
    ['half a character', ['\ud800']],
    ['NUL', ['a\u0000']],
    ['a million names', Array.from({ length: 1_000_000 }, () => 'x')],
  ])('%s is refused', async (_what, outlets) => {
    const { status } = await save(outlets);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('20 names of 200 characters are not', async () => {
    const { licence: own } = await order();
    const most = Array.from({ length: 20 }, (_, place) => `${place + 10}${'🎬'.repeat(198)}`);
    expect((await save(most, [], own.id)).status).toBe(200);
  });

  test('written by several at once are those of one of them; the others are told', async () => {
    const { licence: own } = await order();
    const replies = await Promise.all(Array.from({ length: 8 }, (_, place) => save([`channel ${place}`], [], own.id)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
    expect(replies.find(({ status }) => status === 409)?.body.problem).toBe('changed-meanwhile');
  });

  test('stay when the licence is reissued', async () => {
    const { licence: own, orderId } = await order();
    await save(['@shanhai'], [], own.id);
    const wish = { licenceId: own.id, fields: { ...LICENSEE, licensee: 'Ten Films' }, reason: 'typo' };
    await call('/office/licences/reissue', wish, await signIn(product, 'sales'));
    const { body } = await call('/licence/list', { orderId });
    expect(body.infos.map(({ outlets }: { outlets: string[] }) => outlets)).toEqual([['@shanhai']]);
  });
});

describe('the claim kit', () => {
  test('has the signed certificate, the track data, the link and words in both languages', async () => {
    const { licence: own } = await order();
    await save(['YouTube @shanhai', 'https://space.bilibili.com/1'], [], own.id);
    const kit = await kitOf(own.id);
    expect(Object.keys(kit)).toEqual([
      `Framehall-${own.number}.pdf`,
      'track-data.json',
      'verification-page.url',
      'dispute-zh.txt',
      'dispute-en.txt',
    ]);
    expect((await checkSignature(kit[`Framehall-${own.number}.pdf`]!)).valid).toBe(true);
    const page = `${site}/verify/${own.number}`;
    expect(kit['verification-page.url']!.toString()).toBe(`[InternetShortcut]\r\nURL=${page}\r\n`);
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(JSON.parse(kit['track-data.json']!.toString())).toEqual({
      licence: own.number,
      verify: page,
      licensee: '山海文化',
      issuedOn: todayInChina(),
      startsOn: todayInChina(),
      endsOn: own.lastDay,
      outlets: ['YouTube @shanhai', 'https://space.bilibili.com/1'],
      code: pieceCode,
      titleZh: '=晨港',
      titleEn: 'Harbour',
      composer,
      artist: '@Dawn Trio',
      iswc: '',
      writers: [],
      versions: [
        {
          code: pieceCode,
          titleZh: '=晨港',
          titleEn: 'Harbour',
          fileName: `${pieceCode}-=晨港.wav`,
          isrc: '',
          seconds: 125.4,
          sizeBytes: 15,
          sha256: hashOf('the whole piece'),
        },
        {
          code: versionCode,
          titleZh: '晨港 · 无鼓版',
          titleEn: 'Harbour (No drums)',
          fileName: `${versionCode}-晨港 · 无鼓版.wav`,
          isrc: '',
          seconds: 59.6,
          sizeBytes: 8,
          sha256: hashOf('no drums'),
        },
      ],
    });
    expect(kit['dispute-en.txt']!.toString().split('\r\n')).toEqual([
      'I am disputing this copyright claim. The music in my video is licensed, and I have permission to use it. The licence details are:',
      '',
      `Music: Harbour (${pieceCode})`,
      `Composer: ${composer}`,
      `Licence number: ${own.number}`,
      'Licensee: 山海文化',
      'Licensor: Framehall (Shanghai) Imaging Technology Co., Ltd.',
      `Date of issue: ${todayInChina()}`,
      `Term: ${own.firstDay} to ${own.lastDay}, inclusive`,
      'Scope: Advertising · Internet · 1 year · Mainland China',
      'Project: 春季新品',
      `Verification page: ${page}`,
      '',
      'Registered publication channels:',
      '- YouTube @shanhai',
      '- https://space.bilibili.com/1',
      '',
      `The licence covers these versions of the music: ${pieceCode}, ${versionCode}.`,
      '',
      expect.stringMatching(/^Anyone can check .* Thank you\.$/),
      '',
    ]);
    const zh = kit['dispute-zh.txt']!.toString();
    for (const words of [`授权编号：${own.number}`, '被授权方：山海文化', '- YouTube @shanhai', `核验页面：${page}`])
      expect(zh).toContain(words);
  });

  test('of a piece without versions or channels has no empty lines, and the special terms of its language', async () => {
    const rain = await makeTrack(product, Buffer.from('rain'), { titleZh: '雨', titleEn: 'Rain', composer: '' });
    await sql`update materials set duration_ms = null where id = ${rain}`.execute(product.db);
    const special = { zh: '含户外大屏', en: 'Billboards included' };
    const { licence: own } = await order({ lines: [{ materialId: rain, special }] });
    const kit = await kitOf(own.id);
    const english = kit['dispute-en.txt']!.toString();
    const [opening, , music, ...others] = english.split('\r\n');
    expect([opening, music]).toEqual([
      'I am disputing this copyright claim. The music in my video is licensed, and I have permission to use it. The licence details are:',
      `Music: Rain (${own.materialCode})`,
    ]);
    expect(others).toEqual([
      `Licence number: ${own.number}`,
      'Licensee: 山海文化',
      'Licensor: Framehall (Shanghai) Imaging Technology Co., Ltd.',
      `Date of issue: ${todayInChina()}`,
      `Term: ${own.firstDay} to ${own.lastDay}, inclusive`,
      'Scope: Advertising · Internet · 1 year · Mainland China',
      'Special terms: Billboards included',
      'Project: 春季新品',
      `Verification page: ${site}/verify/${own.number}`,
      '',
      expect.stringMatching(/^Anyone can check .* Thank you\.$/),
      '',
    ]);
    expect(kit['dispute-zh.txt']!.toString()).toContain('特别约定：含户外大屏');
    const sheet = await call('/licence/cueSheetTable', { licenceId: own.id });
    const licensor = '帧库（上海）影像科技有限公司';
    expect(sheet.body.csv.split('\r\n')[1]).toBe(
      `1,春季新品,雨,,,,,,,${own.materialCode},,,,${licensor},${own.number},山海文化`,
    );
    const lengths = JSON.parse(kit['track-data.json']!.toString()).versions;
    expect(lengths).toMatchObject([{ code: own.materialCode, seconds: null }]);
  });

  test('of an effect with one title, for ever, says both', async () => {
    const wind = await makeMaterial(product, { kind: 'effect', description: { titleZh: '风', titleEn: '' } });
    const { licence: own } = await order({ lines: [{ materialId: wind, terms: { period: 'permanent' } }] });
    const english = (await kitOf(own.id))['dispute-en.txt']!.toString();
    expect(english).toContain(`Music: 风 (${own.materialCode})\r\n`);
    expect(english).toContain(`Term: Perpetual, from ${own.firstDay}\r\n`);
  });

  test('leaves out channels that nobody has named', async () => {
    const kit = await kitOf(licence.id);
    expect(kit['dispute-en.txt']!.toString()).not.toContain('channels');
  });

  test('counts as taking the certificate', async () => {
    const { licence: own, orderId } = await order();
    await kitOf(own.id);
    expect(await touched(systemContext(product.services, 'test'), orderId)).toEqual({ downloads: 0, certificates: 1 });
  });

  test('[S43] its link opens nothing once the licence has ended, or ten minutes have passed', async () => {
    const { licence: own } = await order();
    const { url } = (await call('/licence/claimKit', { licenceId: own.id })).body;
    const status = async () => (await fetch(product.url + new URL(url).pathname)).status;
    expect(await status()).toBe(200);
    await product.moveTime('10 minutes 1 second');
    expect(await status()).toBe(404);
    await product.moveTime('0 seconds');
    await sql`update licences set state = 'revoked', ended_at = clock_now() where id = ${own.id}`.execute(product.db);
    expect(await status()).toBe(409);
  });
});

describe('the cue sheet', () => {
  test('[rule 20] for spreadsheets has a line for each version, and no formula', async () => {
    const { body } = await call('/licence/cueSheetTable', { licenceId: licence.id }, buyer, 'en');
    const cells = `春季新品,`;
    expect(body.csv).toBe(
      [
        '\uFEFFCue,Production,Title,Composer,Artist,Writers and shares,Publishers and shares,ISRC,ISWC,Material code,Length,Usage,Timing,Library,Licence number,Licensee',
        `1,${cells}Harbour,${composer},'@Dawn Trio,,,,,${pieceCode},02:05,,,"Framehall (Shanghai) Imaging Technology Co., Ltd.",${licence.number},山海文化`,
        `2,${cells}Harbour (No drums),${composer},'@Dawn Trio,,,,,${versionCode},01:00,,,"Framehall (Shanghai) Imaging Technology Co., Ltd.",${licence.number},山海文化`,
        '',
      ].join('\r\n'),
    );
    const zh = await call('/licence/cueSheetTable', { licenceId: licence.id });
    expect(zh.body.csv).toContain("1,春季新品,'=晨港,");
  });

  test('names writers and publishers as they were when the licence was issued', async () => {
    const editor = await signIn(product, 'editor');
    const writer = (role: string, name: string, share: number, pro = '') => ({ role, name, share, pro, ipi: '' });
    const rights = (seen: number, writers: object[]) => ({
      id: piece,
      version: seen,
      iswc: 'T-034.524.680-1',
      contentId: true,
      samples: false,
      madeWithAi: false,
      writers,
      isrcs: [
        { id: piece, isrc: 'CN-A23-24-00017' },
        { id: version, isrc: '' },
      ],
    });
    const first = [
      writer('composer', 'Xu', 6667, 'MCSC'),
      writer('author', '=Lin', 3333),
      writer('publisher', 'Dawn', 10_000),
    ];
    expect((await call('/office/music/rights', rights(0, first), editor)).status).toBe(200);
    const { licence: later } = await order();
    expect((await call('/office/music/rights', rights(1, [writer('composer', 'Else', 10_000)]), editor)).status).toBe(
      200,
    );
    const table = async (licenceId: number): Promise<string[]> =>
      (await call('/licence/cueSheetTable', { licenceId }, buyer, 'en')).body.csv.split('\r\n');
    const [, own, other] = await table(later.id);
    expect(own).toContain('Xu (MCSC) 66.67%; =Lin 33.33%,Dawn 100%,CNA232400017,T0345246801');
    expect(other).toContain('Xu (MCSC) 66.67%; =Lin 33.33%,Dawn 100%,,T0345246801');
    const [, before] = await table(licence.id);
    expect(before).toContain(`${composer},'@Dawn Trio,,,,,${pieceCode}`);
    const kit = await kitOf(later.id);
    const data = JSON.parse(kit['track-data.json']!.toString());
    expect(data).toMatchObject({
      iswc: 'T0345246801',
      writers: [{ name: 'Xu', share: 6667 }, {}, { role: 'publisher' }],
    });
    expect(data.versions.map(({ isrc }: { isrc: string }) => isrc)).toEqual(['CNA232400017', '']);
    const { body } = await call('/licence/cueSheet', { licenceId: later.id });
    expect((await fetch(body.url)).status).toBe(200);
  });

  test('as PDF is signed, known by its hash, and made anew only when it says something else', async () => {
    const fetched = async () => {
      const { body } = await call('/licence/cueSheet', { licenceId: licence.id });
      const reply = await fetch(body.url);
      expect(reply.headers.get('content-disposition')).toContain(`Framehall-${licence.number}-cue-sheet.pdf`);
      return Buffer.from(await reply.arrayBuffer());
    };
    const first = await fetched();
    expect((await checkSignature(first)).valid).toBe(true);
    expect((await fetched()).equals(first)).toBe(true);
    const sha256 = createHash('sha256').update(first).digest('hex');
    const known = await fetch(`${product.url}/licence/verifyFile?sha256=${sha256}`);
    expect(await known.json()).toMatchObject({ licence: { number: licence.number }, quote: null });
    await save(['@shanhai']);
    expect((await fetched()).equals(first)).toBe(false);
  });
});
