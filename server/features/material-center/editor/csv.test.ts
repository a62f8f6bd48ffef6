import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CsvLine } from '#contract/calls/material-editor.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const owner = await signIn(product, 'photographer');
const buyer = await signIn(product, 'buyer');
const stranger = await anotherPhotographer(product);

const call = (path: string, input: object, token: string | undefined = owner) =>
  product.call(`/center/editor/${path}`, input, { token });
const draft = (description = {}) => makeMaterial(product, { kind: 'photo', online: false, description });
const codeOf = (id: number) => `P${String(id).padStart(8, '0')}`;
const send = (file: string | Uint8Array, apply = false, token: string | undefined = owner) =>
  call('importCsv', { file: Buffer.from(file).toString('base64'), apply }, token);
const lines = async (file: string | Uint8Array): Promise<CsvLine[]> => (await send(file)).body.lines;
const editOf = async (id: number) => (await call('detail', { id })).body.material.edit;
const edits = async (id: number) =>
  (
    await sql`select 1 from audit_events where subject = ${`material:${id}`} and action = 'material.edited'`.execute(
      product.db,
    )
  ).rows.length;

beforeAll(async () => {
  await sql`
    insert into categories (kind, slug, name_zh, name_en)
    values ('photo', 'coast', '海岸', 'Coast'), ('video', 'clips', '短片', 'Clips')`.execute(product.db);
});

describe('taking home', () => {
  test('[R37] own materials as a table that spreadsheets open, formulas made harmless', async () => {
    const { group } = (await call('addGroup', { titleZh: '英格兰', titleEn: 'England' })).body;
    const id = await draft({
      titleEn: '=HYPERLINK("x")',
      titleZh: '海, 岸',
      keywordsZh: ['海', '岸'],
      groupId: group.id,
    });
    const { body } = await call('exportCsv', { ids: [id] });
    const [head, line] = body.csv.split('\r\n');
    expect(head).toBe(
      '\uFEFFcode,file,titleZh,titleEn,keywordsZh,keywordsEn,descriptionZh,descriptionEn,category,placeZh,placeEn,takenOn,editorial,group',
    );
    expect(line).toBe(`${codeOf(id)},photo.bin,"海, 岸","'=HYPERLINK(""x"")",海、岸,,,,,,,,no,England`);
    expect(body).toMatchObject({ lines: 1, left: 0 });
    expect(await lines(body.csv)).toMatchObject([{ outcome: 'unchanged', problems: [] }]);
  });

  test('[R37] of a kind and in the states asked for; nobody else’s, nothing for buyers', async () => {
    const clip = await makeMaterial(product, { kind: 'video', online: false });
    const { body } = await call('exportCsv', { kind: 'video', states: ['incomplete'] });
    expect(body.csv).toContain(`V${String(clip).padStart(8, '0')}`);
    expect(body.lines).toBe(1);
    expect((await call('exportCsv', { kind: 'video', states: ['online'] })).body.lines).toBe(0);
    expect((await call('exportCsv', { ids: [clip] }, stranger)).body.lines).toBe(0);
    expect((await call('exportCsv', {}, buyer)).status).toBe(403);
  });
});

describe('bringing back', () => {
  test('[R37] first says what would change, then changes it, in one go and once', async () => {
    const [one, two] = [await draft({ titleEn: 'One' }), await draft({ titleEn: 'Two' })];
    const file = `code,titleEn,keywordsEn,category,takenOn,editorial\n${codeOf(one)},First,"sea, cliff, sea",coast,2026/5/1,yes\n${codeOf(two)},Two,,,,\n`;
    const { body } = await send(file);
    expect(body).toMatchObject({ applied: false, ignored: [] });
    expect(body.lines).toEqual([
      {
        line: 2,
        code: codeOf(one),
        outcome: 'change',
        problems: [],
        changes: [
          { field: 'titleEn', before: 'One', after: 'First' },
          { field: 'keywordsEn', before: '', after: 'sea, cliff' },
          { field: 'categoryId', before: '', after: '海岸 · Coast' },
          { field: 'takenOn', before: '', after: '2026-05-01' },
          { field: 'editorial', before: 'no', after: 'yes' },
        ],
      },
      { line: 3, code: codeOf(two), outcome: 'unchanged', problems: [], changes: [] },
    ]);
    expect((await editOf(one)).titleEn).toBe('One');
    expect((await send(file, true)).body).toMatchObject({ applied: true, lines: [{ outcome: 'change' }, {}] });
    expect(await editOf(one)).toMatchObject({ titleEn: 'First', takenOn: '2026-05-01', editorial: true });
    expect((await send(file, true)).body.lines).toMatchObject([{ outcome: 'unchanged' }, {}]);
    expect([await edits(one), await edits(two)]).toEqual([1, 0]);
  });

  test('[R37] says of each line what is wrong with it, and takes over the others', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => draft({ titleEn: 'Before' })));
    const online = await makeMaterial(product, { kind: 'photo' });
    const foreign = await draft();
    await sql`update materials set owner_id = (select id from users where email = 'manager@framehall.test')
      where id = ${foreign}`.execute(product.db);
    const file = [
      'code,titleEn,category,takenOn,editorial,group,keywordsZh,surplus',
      `${codeOf(ids[0]!)},${'x'.repeat(121)},Clips,30.2.2026,maybe,nowhere,${'字'.repeat(41)},?`,
      `${codeOf(foreign)},Mine`,
      'P99999999,Unknown',
      `${codeOf(ids[1]!)},After`,
      `${codeOf(ids[1]!)},Twice`,
      `${codeOf(online)},Renamed,Coast`,
      `${codeOf(ids[2]!)},Before,,2099-01-01`,
      `${codeOf(ids[3]!)},Before,,,,,${Array.from({ length: 51 }, (_, index) => `词${index}`).join(' ')}`,
    ].join('\n');
    const { body } = await send(file, true);
    const problems = (line: CsvLine) => line.problems.map(({ column, problem }) => `${column} ${problem}`);
    expect(body.ignored).toEqual(['surplus']);
    expect(body.lines.map(problems)).toEqual([
      [
        'titleEn too-long',
        'category unknown-category',
        'takenOn bad-date',
        'editorial bad-choice',
        'group unknown-group',
        'keywordsZh too-long',
      ],
      ['code unknown-code'],
      ['code unknown-code'],
      [],
      ['code repeated-code'],
      ['category not-editable'],
      ['takenOn bad-date'],
      ['keywordsZh too-many-keywords'],
    ]);
    expect((await editOf(ids[1]!)).titleEn).toBe('After');
    expect((await editOf(online)).titleEn).toBe('Mountain');
  });

  test('a formula comes back as what it was, spreadsheets’ other forms are read', async () => {
    const id = await draft();
    expect(await lines(`code;titleEn\r\n${codeOf(id).toLowerCase()};'=1+1\r\n`)).toMatchObject([
      { changes: [{ after: '=1+1' }] },
    ]);
    // “code⇥titleZh / P…⇥海岸” as Chinese Excel encodes it.
    const gbk = Buffer.concat([Buffer.from(`code\ttitleZh\n${codeOf(id)}\t`), Buffer.from([0xba, 0xa3, 0xb0, 0xb6])]);
    expect(await lines(gbk)).toMatchObject([{ changes: [{ field: 'titleZh', after: '海岸' }] }]);
  });

  test.each([
    ['a workbook', Buffer.from('PK\u0003\u0004\0\0\0\0'), 'csv-not-text'],
    ['broken quotes', Buffer.from('code,titleEn\nP1,"x'), 'csv-open-quote'],
    ['no codes', Buffer.from('titleEn\nx'), 'csv-no-code'],
    ['nothing', Buffer.from('\n'), 'csv-no-code'],
    ['too many lines', Buffer.from(`code\n${'P1\n'.repeat(1001)}`), 'csv-too-long'],
    ['too many bytes', Buffer.alloc(716_801, 'a'), 'too-large'],
    ['10 MB', Buffer.alloc(10_000_000, 'a'), 'too-large'],
  ])('answers %s plainly', async (_, file, problem) => {
    const { body, status } = await send(file, true);
    expect(body).toMatchObject({ success: false, problem });
    expect(status).toBeLessThan(500);
    expect(body.message).not.toBe('');
  });

  test('refuses what is no base64, and whoever has no Material Center', async () => {
    expect((await call('importCsv', { file: '%%', apply: false })).status).toBe(400);
    expect((await send('code\n', false, buyer)).status).toBe(403);
  });

  test('two who bring back the same file at once change each material once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => draft()));
    const file = `code,placeEn\n${ids.map((id) => `${codeOf(id)},Dover`).join('\n')}`;
    const both = await Promise.all([send(file, true), send(file, true)]);
    const changed = both.map(({ body }) => body.lines.filter((line: CsvLine) => line.outcome === 'change').length);
    expect(changed.toSorted((a, b) => a - b)).toEqual([0, 5]);
    expect(await edits(ids[0]!)).toBe(1);
  });
});
