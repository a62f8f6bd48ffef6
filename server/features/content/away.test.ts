import { expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { proxyTo } from '#tests/support/proxy.ts';

const product = await startProduct({ DEMO: '1' }, proxyTo);
const editor = await signIn(product, 'editor');

const PAGES = [
  '/About',
  '/Questions',
  '/OriginList',
  '/CaseList',
  '/CaseBrandList',
  '/ContentList',
  '/Case/any',
  '/Case?id=1',
  '/ActivityList',
  '/ActivityDetail/any',
  '/agreement/privacy',
];
const FILES = ['/feed/en.xml', '/sitemap.xml', '/sitemap/content.xml', '/calendar/any.ics'];
const READ = [
  '/content/entry?type=page&slug=about',
  '/content/article?slug=any',
  '/content/activities',
  '/content/activity?slug=any',
  '/content/list?type=case',
  '/content/questions',
  '/content/home',
];
const SAID: [string, object][] = [
  ['/content/judge', { slug: 'any', helpful: true }],
  ['/content/questions/missed', { words: 'nobody knows' }],
  ['/content/preview/article', { slug: 'any', seal: 'x' }],
  ['/office/content/list', {}],
  ['/office/redirects/list', {}],
];

test('while the database is away, pages come plain, and everything else says that it will be back', async () => {
  const statusOf = async (path: string) =>
    (await fetch(product.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })).status;
  product.proxy!.cut();
  expect(await Promise.all(PAGES.map(statusOf))).toEqual(PAGES.map(() => 200));
  expect(await Promise.all(FILES.map(statusOf))).toEqual(FILES.map(() => 503));
  expect(await Promise.all(READ.map(statusOf))).toEqual(READ.map(() => 503));
  const told = await Promise.all(SAID.map(([path, input]) => product.call(path, input, { token: editor })));
  expect(told.map(({ status }) => status)).toEqual(SAID.map(() => 503));
  product.proxy!.restore();
  await expect.poll(() => statusOf('/content/questions')).toBe(200);
});
