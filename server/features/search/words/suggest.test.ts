import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Suggestion } from '#contract/calls/search.ts';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp } from '#tests/support/search.ts';
import { rebuildPhrases } from './phrases.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

async function ask(q: string, options: { type?: string; language?: 'zh' | 'en' } = {}) {
  const address = new URL('/search/suggest', product.url);
  address.searchParams.set('q', q);
  if (options.type) address.searchParams.set('type', options.type);
  const reply = await fetch(address, { headers: { 'accept-language': options.language ?? 'en' } });
  const body = (await reply.json()) as { code: number; data: Suggestion[] };
  return { status: reply.status, headers: reply.headers, code: body.code, data: body.data ?? [] };
}

const textsOf = ({ data }: { data: Suggestion[] }) => data.map((suggestion) => suggestion.text);

const countOf = async (folded: string) =>
  await product.db
    .selectFrom('searchPhrases')
    .select(['videos', 'photos', 'total'])
    .where('folded', '=', folded)
    .executeTakeFirst();

let clip = 0;

beforeAll(async () => {
  const described = { titleZh: '海上日落', titleEn: 'Sunset at sea' };
  clip = await makeMaterial(product, {
    kind: 'video',
    description: { ...described, keywordsZh: ['日落', '大海', '日落大道'], keywordsEn: ['Sunset', 'sea', 'sun'] },
  });
  await makeMaterial(product, {
    kind: 'video',
    description: { ...described, keywordsZh: ['日落', '绿色'], keywordsEn: ['sunset', 'forest', 'northern lights'] },
  });
  await makeMaterial(product, {
    kind: 'photo',
    description: { ...described, keywordsZh: ['日历'], keywordsEn: ['sunsets', 'waves', 'wave', '100% cotton'] },
  });
  await sql`
    insert into categories (kind, slug, name_zh, name_en) values ('video', 'sunny', '晴天', 'Sunny days');
    insert into topics (slug, title_zh, title_en) values ('sun', '追光', 'Chasing the sun'), ('off', '日', 'Sunless');
    update topics set published = false where slug = 'off';
    insert into hot_words (word_zh, word_en) values ('极光', 'aurora')`.execute(product.db);
  await sql`
    insert into shops (owner_id, name_zh, name_en)
    select id, '日光影社', 'Sunroom' from users where email = 'buyer@framehall.test'`.execute(product.db);
  await catchUp(product);
});

test('[R268] what begins with the letters, the most frequent first, what means the same once', async () => {
  const reply = await ask('sun');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toContain('max-age=60');
  expect(textsOf(reply)).toEqual(['Sunset', 'sun', 'Sunny days', 'Chasing the sun', 'Sunroom']);
  expect(reply.data.map((suggestion) => suggestion.kind)).toEqual(['word', 'word', 'category', 'topic', 'shop']);
  expect(reply.data[2]).toMatchObject({ kind: 'category', type: 'video', id: expect.any(Number) });
});

test('[R268] one character is enough, in either language', async () => {
  expect(textsOf(await ask('日', { language: 'zh' }))).toEqual(['日落', '日历', '日落大道', '日光影社']);
  expect(textsOf(await ask('f'))).toContain('forest');
});

test.each([
  ['riluo', '日落'],
  ['ri luo', '日落'],
  ['rl', '日落'],
  ['rilu', '日落'],
  ['lvse', '绿色'],
  ['日洛', '日落'],
  ['日落', '日落'],
  ['sunest', 'Sunset'],
  ['forst', 'forest'],
  ['nothern lights', 'northern lights'],
  ['大海', '大海'],
  ['ＳＵＮＳＥＴ', 'Sunset'],
])('[R268] “%s” is understood as “%s”', async (typed, meant) => {
  expect(textsOf(await ask(typed))[0]).toBe(meant);
});

test('[R268] what sounds otherwise is not meant', async () => {
  expect(textsOf(await ask('lilou'))).not.toContain('日落');
});

test('[R268] the language of the reader comes first', async () => {
  expect(textsOf(await ask('s', { language: 'zh' })).at(0)).toBe('Sunset');
  expect(textsOf(await ask('r', { language: 'zh' })).at(0)).toBe('日落');
});

test('[R268] only what the type has', async () => {
  expect(textsOf(await ask('wav', { type: 'pic' }))).toEqual(['wave']);
  expect(textsOf(await ask('wav', { type: 'music' }))).toEqual([]);
  expect(textsOf(await ask('sunny', { type: 'pic' }))).not.toContain('Sunny days');
});

test('[R268] a material by its code, with or without the zeros', async () => {
  const code = `V${String(clip).padStart(8, '0')}`;
  for (const typed of [code, code.toLowerCase(), `v${clip}`])
    expect((await ask(typed)).data[0]).toEqual({ text: code, kind: 'code', id: clip, type: 'video', thumbnail: null });
  expect((await ask(`m${clip}`)).data.filter((suggestion) => suggestion.kind === 'code')).toEqual([]);
  expect((await ask('v999999999999999')).status).toBe(200);
});

test('[R91] nothing typed: the hot words, in the language of the reader', async () => {
  expect(textsOf(await ask('', { language: 'zh' }))).toEqual(['极光']);
  expect(textsOf(await ask('  '))).toEqual(['aurora']);
});

test.each(['%', '_', '\\', "'x", '100% c', '😀', '山'.repeat(200), 'a'.repeat(200), '-', '( or )'])(
  '[R268] “%s” is taken as it is',
  async (typed) => {
    const reply = await ask(typed);
    expect(reply.status).toBe(200);
    expect(textsOf(reply)).toEqual(typed === '100% c' ? ['100% cotton'] : []);
  },
);

test('[R268] bad input is refused', async () => {
  expect((await ask('x'.repeat(201))).status).toBe(400);
  expect((await ask('x', { type: 'book' })).status).toBe(400);
  expect((await fetch(`${product.url}/search/suggest?q=a&sort=best`)).status).toBe(400);
});

test('[R268] counts follow what is on sale, whatever happens twice, and a rebuild finds the same', async () => {
  expect(await countOf('forest')).toEqual({ videos: 1, photos: 0, total: 1 });
  expect(await countOf('sunset')).toEqual({ videos: 2, photos: 0, total: 2 });
  const id = await makeMaterial(product, { kind: 'photo', description: { keywordsEn: ['forest', 'moss'] } });
  await catchUp(product);
  await product.services.jobs.enqueue(product.db, 'search.update', { materialIds: [id, id] });
  await catchUp(product);
  expect(await countOf('forest')).toEqual({ videos: 1, photos: 1, total: 2 });
  const counted = await product.db.selectFrom('searchPhrases').selectAll().orderBy('id').execute();
  await rebuildPhrases(product.db);
  const rebuilt = await product.db.selectFrom('searchPhrases').selectAll().orderBy('id').execute();
  expect(rebuilt.filter((row) => !row.hot)).toEqual(counted);
  expect(rebuilt.filter((row) => row.hot).map((row) => row.text)).toEqual(['aurora', '极光']);

  must(await moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'system' }));
  await product.services.jobs.enqueue(product.db, 'search.update', { materialIds: [id] });
  await catchUp(product);
  expect(await countOf('forest')).toEqual({ videos: 1, photos: 0, total: 1 });
  expect(textsOf(await ask('moss'))).toEqual([]);
  await rebuildPhrases(product.db);
  expect(await countOf('moss')).toBeUndefined();
});

test('[R268] a material that gets another keyword is suggested under it', async () => {
  await sql`update materials set keywords_en = '{lighthouse}' where id = ${clip}`.execute(product.db);
  await product.services.jobs.enqueue(product.db, 'search.update', { materialIds: [clip] });
  await catchUp(product);
  expect(textsOf(await ask('light'))).toEqual(['lighthouse']);
});

test('a word brings a small picture of the best that it finds in its type, other suggestions none', async () => {
  const id = await makeMaterial(product, { kind: 'photo', description: { keywordsEn: ['glacier tongue'] } });
  await catchUp(product);
  const picture = async (type: string) => (await ask('glacier', { type })).data[0]?.thumbnail;
  expect(await picture('pic')).toMatch(new RegExp(`/${id}/thumb-1x$`));
  const places = (await ask('sun')).data.filter(({ kind }) => kind !== 'word');
  expect(new Set(places.map(({ thumbnail }) => thumbnail))).toEqual(new Set([null]));
});

test('what is left out stays as it was typed, and is not suggested for', async () => {
  expect(textsOf(await ask('sunse -poeple'))[0]).toBe('Sunset -poeple');
  expect(textsOf(await ask('日落 －人物', { language: 'zh' }))[0]).toBe('日落 -人物');
  expect((await ask('-sun')).data).toEqual([]);
});
