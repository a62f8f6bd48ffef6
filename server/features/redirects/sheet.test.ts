import { describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const [editor, admin] = [await signIn(product, 'editor'), await signIn(product, 'admin')];

const desk = (name: string, input: object = {}, token: string | undefined = editor) =>
  product.call(`/office/redirects/${name}`, input, { token });
const send = (rows: string | Buffer, apply: boolean, token?: string) =>
  desk('import', { file: Buffer.from(rows as string).toString('base64'), apply }, token);
const HEAD = 'from,to,status,note';
const sheet = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const all = async () =>
  (await desk('list', { order: 'path' })).body.infos.map(
    ({ from, to, status, note }: Record<string, string | number>) => [from, to, status, note].join(' '),
  );
const outcomes = (body: { lines: { line: number; outcome: string; faults: object[] }[] }) =>
  body.lines.map(({ line, outcome, faults }) => [line, outcome, ...faults]);

test('a table is looked at first, then taken over as a whole', async () => {
  const first = sheet(
    '/Spring/,/About,301,"Campaign, 2024"',
    '/summer,/Questions,302,',
    '/winter,,410,over',
    '/plain,/About',
  );
  const looked = await send(first, false);
  expect(looked.body).toMatchObject({ applied: false, ignored: [] });
  expect(outcomes(looked.body)).toEqual([
    [2, 'add'],
    [3, 'add'],
    [4, 'add'],
    [5, 'add'],
  ]);
  expect(await all()).toEqual([]);
  expect((await send(first, true)).body.applied).toBe(true);
  const kept = [
    '/plain /About 301 ',
    '/spring /About 301 Campaign, 2024',
    '/summer /Questions 302 ',
    '/winter  410 over',
  ];
  expect(await all()).toEqual(kept);
  const second = await send(sheet('/spring,/About,301,"Campaign, 2024"', '/SUMMER,/CaseList,301,moved'), true);
  expect(outcomes(second.body)).toEqual([
    [2, 'unchanged'],
    [3, 'change'],
  ]);
  expect(second.body.lines[1].changes).toEqual([
    { column: 'to', before: '/Questions', after: '/CaseList' },
    { column: 'status', before: '302', after: '301' },
    { column: 'note', before: '', after: 'moved' },
  ]);
  expect(await all()).toContain('/summer /CaseList 301 moved');
  const trail = await product.call('/office/audit/list', { keyword: 'redirect.' }, { token: admin });
  expect(trail.body.infos.map(({ action }: { action: string }) => action)).toEqual([
    'redirect.changed',
    'redirect.added',
    'redirect.added',
    'redirect.added',
    'redirect.added',
  ]);
});

test('what is wrong is said by line, and then nothing is taken over', async () => {
  const before = await all();
  const wrong = sheet(
    '/fine,/About,301,',
    ',/About,301,',
    '//evil,/About,301,',
    '/About,/Questions,301,',
    '/a,https://evil.example,301,',
    '/b,javascript:alert(1),301,',
    '/c,,301,',
    '/d,/About,410,',
    '/e,/About,307,',
    `/f,/About,301,${'x'.repeat(201)}`,
    `/${'g'.repeat(300)},/${'g'.repeat(500)},301,`,
    '/FINE/,/Questions,301,',
    '/loop-a,/loop-b,301,',
    '/loop-b,/loop-c,301,',
    '/loop-c,/loop-a,301,',
    '/self,/self,301,',
  );
  const { body } = await send(wrong, true);
  expect(body.applied).toBe(false);
  expect(outcomes(body)).toEqual([
    [2, 'add'],
    [3, 'error', { column: 'from', fault: 'required' }],
    [4, 'error', { column: 'from', fault: 'invalid' }],
    [5, 'error', { column: 'from', fault: 'real-page' }],
    [6, 'error', { column: 'to', fault: 'invalid' }],
    [7, 'error', { column: 'to', fault: 'invalid' }],
    [8, 'error', { column: 'to', fault: 'required' }],
    [9, 'error', { column: 'to', fault: 'invalid' }],
    [10, 'error', { column: 'status', fault: 'invalid' }],
    [11, 'error', { column: 'note', fault: 'too-long' }],
    [12, 'error', { column: 'from', fault: 'too-long' }, { column: 'to', fault: 'too-long' }],
    [13, 'error', { column: 'from', fault: 'taken' }],
    [14, 'error', { column: 'to', fault: 'loop' }],
    [15, 'error', { column: 'to', fault: 'loop' }],
    [16, 'error', { column: 'to', fault: 'loop' }],
    [17, 'error', { column: 'to', fault: 'loop' }],
  ]);
  expect(await all()).toEqual(before);
});

test('a table closes no loop with what is there, and may open one', async () => {
  expect((await send(sheet('/x,/y', '/y,/z'), true)).body.applied).toBe(true);
  expect(outcomes((await send(sheet('/z,/x'), true)).body)).toEqual([[2, 'error', { column: 'to', fault: 'loop' }]]);
  expect((await send(sheet('/z,/x', '/x,/About'), true)).body.applied).toBe(true);
});

test('two tables at once close no loop, and leave no half', async () => {
  const tables = [sheet('/m,/n', '/left,/About'), sheet('/n,/m', '/right,/About')];
  const replies = await Promise.all(tables.map((table, index) => send(table, true, index === 0 ? editor : admin)));
  expect(replies.filter(({ body }) => body.applied)).toHaveLength(1);
  const paths = (await all()).map((line: string) => line.split(' ')[0]);
  expect(paths.filter((path: string) => ['/m', '/n', '/left', '/right'].includes(path))).toHaveLength(2);
});

describe('files', () => {
  test.each([
    ['another table', 'to,status\n/a,301', 'csv-no-from'],
    ['nothing', '\n', 'csv-no-from'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'csv-not-text'],
    ['an open quotation', `${HEAD}\n"/a,/b,301,`, 'csv-open-quote'],
    ['too many lines', sheet(...Array.from({ length: 1001 }, (_, n) => `/p${n},/About`)), 'csv-too-long'],
  ])('%s is refused', async (_, rows, problem) => {
    expect((await send(rows, false)).body.problem).toBe(problem);
  });

  test('columns in any order are read, unknown ones named, and those of spreadsheets in China understood', async () => {
    const body = (await send('Note;STATUS;to;From;owner\nlater;302;/About;/semi;me', false)).body;
    expect(body).toMatchObject({ ignored: ['owner'], lines: [{ line: 2, from: '/semi', outcome: 'add' }] });
    // 旧页 in GB18030
    const gb = Buffer.concat([
      Buffer.from('from,to\n/'),
      Buffer.from([0xbe, 0xc9, 0xd2, 0xb3]),
      Buffer.from(',/About'),
    ]);
    expect((await send(gb, false)).body.lines).toMatchObject([{ from: '/旧页', outcome: 'add' }]);
  });
});

test('what was exported can be imported again, formulas without harm', async () => {
  await desk('add', { from: '/formula', to: '/About', status: 301, note: '=1+1' });
  const { csv } = (await desk('export', { keyword: 'formula' })).body;
  expect(csv).toBe("\uFEFFfrom,to,status,note,hits\r\n/formula,/About,301,'=1+1,0\r\n");
  const again = (await send(csv, true)).body;
  expect([again.ignored, outcomes(again)]).toEqual([[], [[2, 'unchanged']]]);
});
