import { expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const editor = await signIn(product, 'editor');

const call = async (name: string, input: object) => {
  const reply = await product.call(`/office/content/${name}`, input, { token: editor });
  expect([reply.status, reply.body.fields]).toEqual([200, undefined]);
  return reply.body;
};
const words = (title: string) => ({
  title,
  summary: '',
  seo: '',
  body: [{ type: 'text', runs: [{ text: `Text of ${title}` }] }],
});
const hours = (many: number) => new Date(Date.now() + many * 3_600_000).toISOString();

/** Where visitors and machines could meet the article. */
const PLACES = ['/Case/timed', '/content/article?slug=timed', '/content/list?type=content', '/feed/en.xml'];

async function seenAt() {
  const found: string[] = [];
  for (const path of [...PLACES, '/sitemap/content.xml']) {
    const reply = await fetch(product.url + path, { headers: { 'accept-language': 'en', accept: 'text/html' } });
    const text = await reply.text();
    if (reply.status === 200 && /Read by the clock|\/Case\/timed/.test(text)) found.push(path);
  }
  return found;
}

test('what is written and scheduled is seen when its time comes, and gone when it is over, without anybody’s doing', async () => {
  const { id } = await call('create', {
    type: 'content',
    slug: 'timed',
    zh: words('由时钟决定'),
    en: words('Read by the clock'),
    cover: null,
    tags: [],
    materials: [],
    facts: {},
  });
  const { version } = await call('publish', { id, version: 2, from: hours(1), until: hours(2) });
  const walk: [string, string, string[]][] = [];
  for (const later of ['0 minutes', '59 minutes', '61 minutes', '119 minutes', '121 minutes']) {
    await product.moveTime(later);
    walk.push([later, (await call('detail', { id })).entry.state, await seenAt()]);
  }
  const everywhere = [...PLACES, '/sitemap/content.xml'];
  expect(walk).toEqual([
    ['0 minutes', 'scheduled', []],
    ['59 minutes', 'scheduled', []],
    ['61 minutes', 'published', everywhere],
    ['119 minutes', 'published', everywhere],
    ['121 minutes', 'ended', []],
  ]);
  await call('publish', { id, version, from: null, until: null });
  expect(await seenAt()).toEqual(everywhere);
  await product.moveTime('0 minutes');
});
