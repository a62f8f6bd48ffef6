import { beforeAll, describe, expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { outcomesOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp } from '#tests/support/search.ts';
import { gradeItem } from '../demo/search-grades.ts';
import { findItem } from '../demo/items.ts';
import { measureSearch } from './measure.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
let editor = await signIn(product, 'editor');
const call = (path: string, input: object = {}, token: string | undefined = editor) =>
  product.call(`/office/search/quality${path}`, input, { token });
const measure = () => measureSearch(ctx, {}, new AbortController().signal);
// The engine that searches: of `npm run test:search` another one.
const engine = product.services.openSearch ? 'opensearch' : 'postgresql';

const whoosh = { type: 'effect', keyword: 'whoosh' };
const thunder = { type: 'effect', keyword: 'thunder' };
let [titled, named, silent] = [0, 0, 0];

const grade = (query: object, materialId: number, value: number) =>
  call('/grade', { ...query, materialId, grade: value });
const resultsOf = async (query: object) => (await call('/query', query)).body;
const figures = async () => (await call('')).body;
const inLanguage = async (language: string) =>
  (await figures()).infos.filter(
    (row: { language: string; engine: string }) => row.language === language && row.engine === engine,
  );

beforeAll(async () => {
  const effect = async (titleEn: string, keywordsEn: string[]) =>
    await makeMaterial(product, { kind: 'effect', description: { titleEn, titleZh: '音', keywordsEn } });
  titled = await effect('Whoosh', []);
  named = await effect('Swoop', ['whoosh']);
  silent = await effect('Far away', []);
  await catchUp(product);
});

describe('who may', () => {
  test.each([
    ['', {}, 200],
    ['/queries', {}, 200],
    ['/query', whoosh, 200],
    ['/grade', { ...whoosh, materialId: 999_999, grade: 1 }, 404],
    ['/measure', { now: true }, 400],
  ])('quality%s is for editors and administrators', async (path, input, status) => {
    expect((await product.call(`/office/search/quality${path}`, input)).status).toBe(401);
    for (const name of ['buyer', 'photographer', 'reviewer', 'sales', 'finance'])
      expect((await call(path, input, await signIn(product, name))).status, name).toBe(403);
    for (const name of ['editor', 'admin'])
      expect((await call(path, input, await signIn(product, name))).status, name).toBe(status);
  });

  test.each([
    ['/queries', { engine: 'lucene' }, 400],
    [
      '/queries',
      { engine: engine === 'postgresql' ? 'opensearch' : 'postgresql' },
      engine === 'postgresql' ? 404 : 200,
    ],
    ['/query', { type: 'effect', keyword: 'not of the set' }, 404],
    ['/query', { type: 'sound', keyword: 'whoosh' }, 400],
    ['/query', { type: 'effect' }, 400],
    ['/grade', { type: 'effect', keyword: 'not of the set', materialId: 1, grade: 1 }, 404],
    ['/grade', { ...whoosh, materialId: 1, grade: 4 }, 400],
    ['/grade', { ...whoosh, materialId: 1, grade: -1 }, 400],
    ['/grade', { ...whoosh, materialId: 1, grade: 1.5 }, 400],
    ['/grade', { ...whoosh, materialId: 0, grade: 1 }, 400],
    ['', { days: 3 }, 400],
  ])('quality%s refuses %j', async (path, input, status) => {
    expect((await call(path, input)).status).toBe(status);
  });
});

describe('the results of a query', () => {
  test('stand as the engine finds them, and have no grade at first', async () => {
    const { infos, ndcg, missed } = await resultsOf(whoosh);
    expect(infos).toEqual([
      {
        materialId: titled,
        kind: 'effect',
        code: expect.stringMatching(/^E\d{8}$/),
        title: 'Whoosh',
        thumbnail: expect.stringContaining('cover'),
        grade: null,
        gradedBy: null,
        placement: null,
      },
      expect.objectContaining({ materialId: named, title: 'Swoop', grade: null }),
    ]);
    expect([ndcg, missed]).toEqual([null, false]);
  });

  test('are graded by editors, who may change their minds', async () => {
    expect((await grade(whoosh, titled, 0)).status).toBe(200);
    expect((await grade(whoosh, titled, 2)).status).toBe(200);
    expect((await grade(whoosh, named, 3)).status).toBe(200);
    const { infos, ndcg, missed } = await resultsOf(whoosh);
    expect(infos.map((one: { grade: number }) => one.grade)).toEqual([2, 3]);
    expect(infos[0].gradedBy).toBe('编辑 · 沈一');
    // (3 + 7 / log2 3) / (7 + 3 / log2 3)
    expect(ndcg).toBeCloseTo(0.833991, 6);
    expect(missed).toBe(false);
  });

  test('are of the type that the query asks for', async () => {
    const clip = await makeMaterial(product, { kind: 'video', description: { titleEn: 'Whoosh' } });
    expect((await grade(whoosh, clip, 3)).status).toBe(404);
  });

  test('get one grade from two who give one at once', async () => {
    const admin = await signIn(product, 'admin');
    const replies = await Promise.all([
      call('/grade', { ...whoosh, materialId: silent, grade: 1 }),
      call('/grade', { ...whoosh, materialId: silent, grade: 0 }, admin),
    ]);
    expect(outcomesOf(replies)).toEqual(['done', 'done']);
    const rows = await product.db.selectFrom('searchGrades').select('grade').where('materialId', '=', silent).execute();
    expect(rows).toHaveLength(1);
  });

  test('are told with what an editor did to them, which changes neither their order nor the figure', async () => {
    const { code } = (await resultsOf(whoosh)).infos[1];
    const until = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const input = { ...whoosh, keyword: 'Whooshes', what: 'pin', code, until, reason: 'Better' };
    const { id } = (await product.call('/office/search/placements/add', input, { token: editor })).body;
    const { infos, ndcg } = await resultsOf(whoosh);
    expect(infos.map((one: { materialId: number; placement: object }) => [one.materialId, one.placement])).toEqual([
      [titled, null],
      [named, { id, what: 'pin', until }],
    ]);
    expect(ndcg).toBeCloseTo(0.833991, 6);
  });
});

describe('a measurement', () => {
  test('counts the queries that have a good answer on sale, and keeps one row a day', async () => {
    expect((await figures()).infos).toEqual([]);
    await grade(thunder, silent, 3);
    await measure();
    await measure();
    // The mean of 0.833991 and 0. One query is the code of a work that nobody graded for it.
    const english = { engine, release: '', misses: 1, counted: 2, ungraded: 1, ndcg: expect.closeTo(0.416996, 6) };
    expect(await inLanguage('en')).toMatchObject([english]);
    expect(await inLanguage('zh')).toMatchObject([{ engine, ndcg: null, misses: 0, counted: 0 }]);
    const { infos, total } = (await call('/queries')).body;
    expect(total).toBe(200);
    const at = ({ type, keyword }: typeof whoosh) =>
      infos.find((row: typeof whoosh) => row.type === type && row.keyword === keyword);
    expect(at(whoosh)).toMatchObject({
      language: 'en',
      form: 'word',
      standing: { ndcg: expect.closeTo(0.833991, 6), missed: false, found: 2, ungraded: 0 },
    });
    expect(at(thunder).standing).toEqual({ ndcg: 0, missed: true, found: 0, ungraded: 0 });
  });

  test('leaves out what is off sale, and what people searched for as it is', async () => {
    must(await moveMaterial(ctx, { id: silent, from: 'online', to: 'offline', by: 'system' }));
    await measure();
    expect(await inLanguage('en')).toMatchObject([{ counted: 1, misses: 0, ndcg: expect.closeTo(0.833991, 6) }]);
    const searched = await product.db.selectFrom('searchedWords').select('keyword').execute();
    expect(searched).toEqual([]);
  });

  test('of another day or release stands beside it', async () => {
    await measureSearch({ ...ctx, release: '1.4.0' }, {}, new AbortController().signal);
    await product.moveTime('1 day');
    await measure();
    editor = await signIn(product, 'editor');
    const rows = await inLanguage('en');
    expect(rows.map(({ release }: { release: string }) => release)).toEqual(['', '1.4.0', '']);
    expect(rows[0].day < rows[2].day).toBe(true);
  });

  test('is asked for once, however many ask at once', async () => {
    expect((await figures()).isMeasuring).toBe(false);
    expect(outcomesOf(await Promise.all([call('/measure'), call('/measure')]))).toEqual(['changed-meanwhile', 'done']);
    expect(await figures()).toMatchObject({ isMeasuring: true, engines: expect.arrayContaining([engine]) });
    const trail = await product.db.selectFrom('auditEvents').select('action').where('subject', '=', 'search').execute();
    expect(trail).toEqual([{ action: 'search.measure-asked' }]);
  });
});

test('the demo brings grades, and an editor’s stay', async () => {
  const item = findItem('whoosh')!;
  await gradeItem(product.db, item, named);
  const rows = await product.db
    .selectFrom('searchGrades')
    .select(['keyword', 'materialId', 'grade', 'gradedBy'])
    .where('keyword', 'in', ['whoosh', '转场'])
    .where('materialId', '=', named)
    .orderBy('keyword')
    .execute();
  expect(rows).toEqual([
    { keyword: 'whoosh', materialId: named, grade: 3, gradedBy: expect.any(Number) },
    { keyword: '转场', materialId: named, grade: 3, gradedBy: null },
  ]);
});
