import { expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const editor = await signIn(product, 'editor');
const desk = (name: string, input: object) => product.call(`/office/content/${name}`, input, { token: editor });

const NOTHING = { title: '', summary: '', seo: '', body: [] };
const content = (title: string, facts: object) => ({
  zh: NOTHING,
  en: { ...NOTHING, title, body: [{ type: 'text', runs: [{ text: 'Words' }] }] },
  cover: null,
  tags: [],
  materials: [],
  facts,
});
const CASE = { brand: null, year: 2026 };

async function draft(type: string, slug: string, facts: object): Promise<number> {
  const { status, body } = await desk('create', { type, slug, ...content('A draft', facts) });
  expect(status).toBe(200);
  return body.id;
}
const look = (slug: string, seal: string, kind = 'article') =>
  product.call(`/content/preview/${kind}`, { slug, seal }, { language: 'en' });

test('whoever has the link sees the draft as it was then, for 24 hours', async () => {
  const id = await draft('case', 'not-yet', CASE);
  const { slug, seal } = (await desk('preview', { id })).body;
  expect(slug).toBe('not-yet');
  expect((await desk('save', { id, version: 2, ...content('Changed', CASE) })).status).toBe(200);
  expect((await look(slug, seal)).body.article).toMatchObject({ slug, type: 'case', title: 'A draft', next: [] });
  const later = (await desk('preview', { id })).body;
  expect((await look(slug, later.seal)).body.article.title).toBe('Changed');
  await draft('case', 'another', CASE);
  expect((await look('another', seal)).status).toBe(404);
  expect((await fetch(`${product.url}/content/article?slug=not-yet`)).status).toBe(404);
  await product.moveTime('23 hours 59 minutes');
  expect((await look(slug, seal)).status).toBe(200);
  await product.moveTime('24 hours 1 minute');
  expect((await look(slug, seal)).status).toBe(404);
  await product.moveTime('0 minutes');
});

test('an activity has its link too, and neither opens the other', async () => {
  const facts = { startsAt: '2030-01-01T02:00:00Z', endsAt: '2030-01-01T04:00:00Z', place: '上海', contestId: null };
  const activity = (await desk('preview', { id: await draft('activity', 'a-walk', facts) })).body;
  const story = (await desk('preview', { id: await draft('origin', 'a-story', {}) })).body;
  expect((await look('a-walk', activity.seal, 'activity')).body.activity).toMatchObject({
    place: '上海',
    state: 'soon',
  });
  expect((await look('a-walk', activity.seal)).status).toBe(404);
  expect((await look('a-story', story.seal, 'activity')).status).toBe(404);
  expect((await look('a-story', activity.seal)).status).toBe(404);
  expect((await look('a-walk', story.seal, 'activity')).status).toBe(404);
});

test('anything else opens nothing', async () => {
  const id = await draft('brand', 'a-brand', {});
  const { seal } = (await desk('preview', { id })).body;
  const { secrets } = product.services;
  const other = secrets.seal(JSON.stringify({ use: 'else', revision: 1, until: Date.now() + 1e6 }));
  for (const wrong of ['x', `${seal}x`, seal.slice(0, -2), secrets.seal('1'), other])
    expect((await look('a-brand', wrong)).status, wrong).toBe(404);
  expect((await look('a-brand', '')).status).toBe(400);
  expect((await look('a-brand', 'x'.repeat(401))).status).toBe(400);
  await desk('rename', { id, version: 2, slug: 'b-brand' });
  expect((await look('a-brand', seal)).status).toBe(404);
  expect((await look('b-brand', seal)).status).toBe(200);
  const question = await draft('question', 'asked', { group: 'vip', keywords: [] });
  expect((await desk('preview', { id: question })).status).toBe(404);
});
