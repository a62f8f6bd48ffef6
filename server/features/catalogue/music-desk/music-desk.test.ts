import { describe, expect, test } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const editor = await signIn(product, 'editor');
const admin = await signIn(product, 'admin');

const office = async (path: string, input: object = {}, token: string | undefined = editor) =>
  await product.call(`/office/${path}`, input, { token });
// oxlint-disable-next-line typescript/no-explicit-any
const get = async (path: string): Promise<any> =>
  await (await fetch(product.url + path, { headers: { 'accept-language': 'en' } })).json();
const actions = async (subject: string): Promise<string[]> =>
  (await office('audit/list', { subject }, admin)).body.infos.map((event: { action: string }) => event.action);

interface Tag {
  id: number;
  version: number;
  type: string;
  en: string;
  retired: boolean;
}
const tags = async (): Promise<Tag[]> => (await office('musicTag/list')).body.infos;
const tagOf = async (en: string): Promise<Tag> => (await tags()).find((tag) => tag.en === en)!;

const BLANK = { composer: '', artist: '', bpm: null, musicalKey: null, vocals: null, tagIds: [] as number[] };

async function makePiece(titleEn: string) {
  const id = await makeMaterial(product, { kind: 'music', description: { titleEn, titleZh: '' } });
  const version = await makeMaterial(product, { kind: 'music', description: { titleEn: `${titleEn} (short)` } });
  await product.db.updateTable('materials').set({ versionOf: id }).where('id', '=', version).execute();
  return { id, version };
}

describe('pieces', () => {
  test('are found by code, title, composer and what they lack; versions are in their piece', async () => {
    const { id, version } = await makePiece('Paper lanterns');
    const photo = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Paper lanterns' } });
    const found = async (filter: object): Promise<number[]> =>
      (await office('music/list', filter)).body.infos.map((row: { id: number }) => row.id);
    expect(await found({ keyword: 'paper lan' })).toEqual([id]);
    const { piece } = (await office('music/detail', { id })).body;
    expect(piece).toMatchObject({ id, version: 0, edit: BLANK, versions: [{ id: version, durationMs: 21_400 }] });
    expect((await office('music/detail', { id: version })).body.piece.id).toBe(id);
    expect((await office('music/detail', { id: photo })).status).toBe(404);
    expect(await found({ keyword: 'paper', lacking: 'facts' })).toEqual([id]);
    expect(await found({ keyword: 'paper', lacking: 'tags' })).toEqual([id]);
    const piano = await tagOf('Piano');
    const edit = { ...BLANK, composer: 'Wen Li', bpm: 92, musicalKey: 'a-minor', vocals: false, tagIds: [piano.id] };
    const saved = await office('music/edit', { id, version: 0, ...edit });
    expect(saved.body.piece).toMatchObject({ version: 1, edit });
    expect(await found({ keyword: 'wen li' })).toEqual([id]);
    expect(await found({ keyword: 'paper', lacking: 'facts' })).toEqual([]);
    expect(await found({ keyword: 'paper', lacking: 'tags' })).toEqual([]);
    expect(await found({ keyword: 'paper', kind: 'effect' })).toEqual([]);
    expect(await found({ keyword: 'paper', state: 'offline' })).toEqual([]);
    const listed = (await office('music/list', { keyword: 'paper' })).body.infos[0];
    expect(listed).toMatchObject({ bpm: 92, musicalKey: 'a-minor', vocals: false, tags: 1, versions: 1 });
    expect(await actions(`material:${id}`)).toContain('material.confirmed');
    expect((await get(`/material/${id}`)).material.tags).toMatchObject([{ id: piano.id, type: 'instrument' }]);
  });

  test('of two who save at once one is told, and nothing of the other is lost', async () => {
    const { id } = await makePiece('Twice');
    const replies = await Promise.all(
      [80, 90].map((bpm) => office('music/edit', { id, version: 0, ...BLANK, bpm, composer: `At ${bpm}` })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.body.problem).toBe('changed-meanwhile');
    const { edit } = (await office('music/detail', { id })).body.piece;
    expect(edit.composer).toBe(`At ${edit.bpm}`);
  });

  test('what cannot be is refused beside its field', async () => {
    const { id, version } = await makePiece('Refused');
    const effect = await makeMaterial(product, { kind: 'effect' });
    const [genre, mood] = [await tagOf('Jazz'), await tagOf('Calm')];
    const fieldsOf = async (change: object, of = id) =>
      Object.keys((await office('music/edit', { id: of, version: 0, ...BLANK, ...change })).body.fields ?? {});
    for (const bpm of [19, 301, 1e15, 92.5]) expect(await fieldsOf({ bpm }), String(bpm)).toEqual(['bpm']);
    expect(await fieldsOf({ musicalKey: 'h-major' })).toEqual(['musicalKey']);
    expect(await fieldsOf({ composer: 'x'.repeat(121) })).toEqual(['composer']);
    expect(await fieldsOf({ tagIds: [999_999] })).toEqual(['tagIds']);
    expect(await fieldsOf({ tagIds: [mood.id, mood.id, 999_999] })).toEqual(['tagIds']);
    expect(await fieldsOf({ tagIds: [genre.id] }, effect)).toEqual(['tagIds']);
    expect((await office('music/edit', { id: effect, version: 0, ...BLANK, tagIds: [mood.id] })).status).toBe(200);
    expect((await office('music/edit', { id: version, version: 0, ...BLANK })).status).toBe(404);
    expect((await office('music/edit', { id: 999_999, version: 0, ...BLANK })).status).toBe(404);
  });
});

describe('rights', () => {
  const NONE = { iswc: '', contentId: null, samples: null, madeWithAi: null, writers: [] as object[] };
  const writer = (share: number, more: object = {}) => ({
    role: 'composer',
    name: 'Wen Li',
    pro: 'MCSC',
    ipi: '00052210040',
    share,
    ...more,
  });
  const save = async ({ id, version }: { id: number; version: number }, change: object, seen = 0) =>
    await office('music/rights', {
      id,
      version: seen,
      ...NONE,
      isrcs: [
        { id, isrc: '' },
        { id: version, isrc: '' },
      ],
      ...change,
    });

  test('are noted with their shares and codes, and the audit trail has them', async () => {
    const piece = await makePiece('Owned');
    const lacking = async () => (await office('music/list', { keyword: 'owned', lacking: 'rights' })).body.total;
    expect(await lacking()).toBe(1);
    const change = {
      iswc: ' t-034.524.680-1 ',
      contentId: false,
      samples: false,
      madeWithAi: true,
      writers: [
        writer(3333),
        writer(6667, { role: 'author', pro: '', ipi: '' }),
        writer(10_000, { role: 'publisher' }),
      ],
      isrcs: [
        { id: piece.version, isrc: 'CN-A23-24-00018' },
        { id: piece.id, isrc: 'cna232400017' },
      ],
    };
    const { rights } = (await save(piece, change)).body.piece;
    expect(rights).toEqual({
      id: piece.id,
      version: 1,
      edit: {
        ...change,
        iswc: 'T0345246801',
        isrcs: [
          { id: piece.id, isrc: 'CNA232400017' },
          { id: piece.version, isrc: 'CNA232400018' },
        ],
      },
    });
    expect(await lacking()).toBe(0);
    // Codes may change places, and the same version is saved once.
    const swapped = [
      { id: piece.id, isrc: 'CNA232400018' },
      { id: piece.version, isrc: 'CNA232400017' },
    ];
    const both = await Promise.all([1, 2].map(() => save(piece, { isrcs: swapped }, 1)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ body }) => body.problem === 'changed-meanwhile')).toHaveLength(1);
    expect(await actions(`material:${piece.id}`)).toContain('material.rights-changed');
    const other = await makePiece('Other');
    const taken = await save(other, {
      isrcs: [
        { id: other.id, isrc: 'CNA232400017' },
        { id: other.version, isrc: '' },
      ],
    });
    expect(taken.body.fields).toHaveProperty('isrcs');
  });

  test.each([
    ['99.99 %', [writer(3333), writer(3333), writer(3333)]],
    ['100.01 %', [writer(5000), writer(5001)]],
    ['99.99 % of the publishers', [writer(10_000), writer(9999, { role: 'publisher' })]],
    ['publishers without writers', [writer(10_000, { role: 'publisher' })]],
  ])('shares of %s are refused', async (_name, writers) => {
    const reply = await save(await makePiece('Shares'), { writers });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['writers']]);
    expect(reply.body.fields.writers).toMatch(/100%/);
  });

  test.each([
    ['half a hundredth', { writers: [writer(9999.5), writer(0.5)] }],
    ['more than the whole', { writers: [writer(20_000), writer(-10_000)] }],
    ['a share as words', { writers: [{ ...writer(1), share: '100%' }] }],
    ['a writer without a name', { writers: [writer(10_000, { name: ' ' })] }],
    ['an unknown role', { writers: [writer(10_000, { role: 'drummer' })] }],
    ['an IPI with letters', { writers: [writer(10_000, { ipi: 'I-000052210' })] }],
    ['an ISWC with a wrong last digit', { iswc: 'T-034.524.680-2' }],
    ['31 writers', { writers: Array.from({ length: 31 }, () => writer(0)) }],
  ])('%s is refused', async (_name, change) => {
    expect((await save(await makePiece('Wrong'), change)).status).toBe(400);
  });

  test('codes are of the piece and its versions, each once', async () => {
    const [piece, other] = [await makePiece('One'), await makePiece('Two')];
    const isrc = 'CNA232400099';
    const lists = [
      [],
      [{ id: piece.id, isrc }],
      [
        { id: piece.id, isrc },
        { id: piece.id, isrc: '' },
      ],
      [
        { id: piece.id, isrc },
        { id: other.version, isrc: '' },
      ],
      [
        { id: piece.id, isrc: 'CNA23240009' },
        { id: piece.version, isrc: '' },
      ],
    ];
    for (const isrcs of lists) expect((await save(piece, { isrcs })).status).toBe(400);
    expect((await save({ id: 999_999, version: 1 }, {})).status).toBe(404);
  });
});

describe('the sheet', () => {
  const codeOf = async (id: number): Promise<string> =>
    (await office('material/detail', { id })).body.material.code as string;
  const send = async (lines: string[], apply: boolean) =>
    (await office('music/importSheet', { file: Buffer.from(lines.join('\r\n')).toString('base64'), apply })).body;

  test('goes out, is edited and comes back; nothing changes before somebody says so', async () => {
    const { id } = await makePiece('=Sheet music');
    await office('music/edit', {
      id,
      version: 0,
      ...BLANK,
      composer: '+Wen',
      bpm: 80,
      tagIds: [(await tagOf('Jazz')).id],
    });
    const { csv } = (await office('music/exportSheet', { keyword: 'sheet music' })).body;
    const [head, line] = csv.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('code,titleZh,titleEn,composer,artist,bpm,key,vocals,genre,mood,instrument,theme');
    expect(line).toBe(`${await codeOf(id)},,'=Sheet music,'+Wen,,80,,,Jazz,,,`);
    const edited = line.replace(',80,,,Jazz,,,', ',96,A-minor,no,"Jazz, 摇摆",Calm,,');
    const dry = await send([head, edited], false);
    expect(dry).toMatchObject({ applied: false, ignored: [], lines: [{ line: 2, outcome: 'change', problems: [] }] });
    expect(dry.lines[0].changes).toEqual([
      { column: 'bpm', before: '80', after: '96' },
      { column: 'key', before: '', after: 'a-minor' },
      { column: 'vocals', before: '', after: 'no' },
      { column: 'genre', before: '爵士 Jazz', after: '爵士 Jazz, 摇摆 Swing' },
      { column: 'mood', before: '', after: '舒缓 Calm' },
    ]);
    expect((await office('music/detail', { id })).body.piece.edit.bpm).toBe(80);
    expect((await send([head, edited], true)).applied).toBe(true);
    const { edit, version } = (await office('music/detail', { id })).body.piece;
    expect(edit).toMatchObject({ composer: '+Wen', bpm: 96, musicalKey: 'a-minor', vocals: false });
    expect([edit.tagIds.length, version]).toEqual([3, 2]);
    expect((await send([head, edited], true)).lines[0].outcome).toBe('unchanged');
  });

  test('tells what is wrong line by line, and takes over the others', async () => {
    const [one, two] = [await makePiece('Line one'), await makePiece('Line two')];
    const effect = await makeMaterial(product, { kind: 'effect' });
    const codes = await Promise.all([one.id, two.id, effect, one.version].map(codeOf));
    const body = await send(
      [
        'Code;bpm;key;vocals;genre;colour',
        `${codes[0]};19;h-major;maybe;Nonsense;red`,
        `${codes[1]!.toLowerCase()};120;;;;`,
        `${codes[1]};121;;;;`,
        `${codes[2]};;;;Jazz;`,
        `${codes[3]};90;;;;`,
        'M99999999;90;;;;',
      ],
      true,
    );
    expect(body.ignored).toEqual(['colour']);
    const told = body.lines.map(({ outcome, problems }: { outcome: string; problems: { problem: string }[] }) =>
      [outcome, ...problems.map(({ problem }) => problem)].join(' '),
    );
    expect(told).toEqual([
      'error not-a-tempo not-a-key not-yes-or-no unknown-tag',
      'change',
      'error repeated-code',
      'error unknown-tag',
      'error unknown-code',
      'error unknown-code',
    ]);
    expect((await office('music/detail', { id: two.id })).body.piece.edit.bpm).toBe(120);
    expect((await office('music/detail', { id: one.id })).body.piece.edit.bpm).toBeNull();
  });

  test.each([
    ['no code', Buffer.from('bpm\r\n90'), 'csv-no-code'],
    ['an open quotation', Buffer.from('code\r\n"M1'), 'csv-open-quote'],
    ['no text', Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 1, 2]), 'csv-not-text'],
    ['too many lines', Buffer.from(`code\r\n${'M1\r\n'.repeat(1001)}`), 'csv-too-long'],
  ])('with %s is refused', async (_name, bytes, problem) => {
    const reply = await office('music/importSheet', { file: bytes.toString('base64'), apply: true });
    expect(reply.body.problem).toBe(problem);
  });
});

describe('tags', () => {
  const offered = async (): Promise<string[]> =>
    (await get('/music/tags')).tags.map(({ tagName }: { tagName: string }) => tagName);

  test('are added, renamed, put in order and retired, and visitors see it', async () => {
    const { id } = (await office('musicTag/add', { type: 'genre', zh: '蒸汽波', en: 'Vaporwave' })).body;
    expect(await offered()).toContain('Vaporwave');
    expect((await office('musicTag/edit', { id, version: 1, zh: '蒸汽波', en: 'Vapour wave' })).status).toBe(200);
    expect((await office('musicTag/edit', { id, version: 1, zh: '波', en: 'Wave' })).body.problem).toBe(
      'changed-meanwhile',
    );
    const was = (await tags()).filter((tag) => tag.type === 'genre').map((tag) => tag.id);
    const wanted = [id, ...was.filter((other) => other !== id)];
    expect((await office('musicTag/reorder', { type: 'genre', was, ids: wanted })).status).toBe(200);
    expect((await offered())[0]).toBe('Vapour wave');
    expect((await office('musicTag/reorder', { type: 'genre', was, ids: wanted })).body.problem).toBe(
      'changed-meanwhile',
    );
    const piece = await makePiece('Waves');
    await office('music/edit', { id: piece.id, version: 0, ...BLANK, tagIds: [id] });
    expect((await office('musicTag/retire', { id, version: 2, retired: true })).status).toBe(200);
    expect(await offered()).not.toContain('Vapour wave');
    expect((await office('music/detail', { id: piece.id })).body.piece.edit.tagIds).toEqual([]);
    const kept = await office('music/edit', { id: piece.id, version: 1, ...BLANK, bpm: 70 });
    expect(kept.status).toBe(200);
    expect((await office('music/edit', { id: piece.id, version: 2, ...BLANK, tagIds: [id] })).body.fields).toEqual({
      tagIds: expect.any(String),
    });
    expect((await office('musicTag/retire', { id, version: 3, retired: false })).status).toBe(200);
    expect((await office('music/detail', { id: piece.id })).body.piece.edit.tagIds).toEqual([id]);
    expect(await actions(`music-tag:${id}`)).toEqual([
      'music-tag.brought-back',
      'music-tag.retired',
      'music-tag.edited',
      'music-tag.added',
    ]);
    expect(await actions('music-tag:genre')).toEqual(['music-tag.reordered']);
  });

  test('a name is there once in its type, even when two add it at once', async () => {
    const add = (type: string, zh: string, en: string) => office('musicTag/add', { type, zh, en });
    const replies = await Promise.all([1, 2].map(() => add('theme', '婚礼', 'Wedding')));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await add('theme', '结婚', 'wedding')).body.fields).toHaveProperty('en');
    expect((await add('mood', '婚礼', 'Wedding')).status).toBe(200);
    for (const id of [999_999])
      expect((await office('musicTag/edit', { id, version: 1, zh: '无', en: 'None' })).status).toBe(404);
    expect((await add('colour', '红', 'Red')).status).toBe(400);
    expect((await add('mood', '', 'Empty')).body.fields).toHaveProperty('zh');
  });
});

test('the desk belongs to editors', async () => {
  const others = await Promise.all(
    ['buyer', 'photographer', 'reviewer', 'sales', 'finance'].map((name) => signIn(product, name)),
  );
  const paths = [
    ...['list', 'detail', 'edit', 'rights', 'exportSheet', 'importSheet'].map((call) => `music/${call}`),
    ...['list', 'add', 'edit', 'retire', 'reorder'].map((call) => `musicTag/${call}`),
  ];
  for (const path of paths) {
    expect((await product.call(`/office/${path}`)).body.code, path).toBe(1001);
    for (const token of others) expect((await office(path, {}, token)).status, path).toBe(403);
  }
});
