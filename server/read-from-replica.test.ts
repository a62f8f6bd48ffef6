import { expect, test } from 'vitest';
import type { Calls } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';
import { prepareContent } from '#server/features/content/content.ts';
import { systemContext } from '#server/system-context.ts';
import { createDatabase } from '#tests/support/database.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { type Proxy, proxyTo } from '#tests/support/proxy.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';

let replica!: Proxy;
// The same database twice: once to write, once to read.
const settings: Record<string, string> = { DATABASE_READ_BEHIND: '3600' };
const product = await startProduct(settings, async (url) => {
  replica = await proxyTo(url);
  settings['DATABASE_READ_URL'] = replica.url;
  return await proxyTo(url);
});
await prepareContent(systemContext(product.services, 'test'));
const id = await makeMaterial(product, { kind: 'video', description: { titleEn: 'Lighthouse' } });
await catchUp(product);
const member = await signIn(product, 'buyer');
async function isRead(): Promise<void> {
  await expect.poll(() => product.services.replica?.current() !== undefined).toBe(true);
}

/** Everything that a visitor's browser may keep, and so is read from the replica. */
const READS: [path: string, asked: string, status: number][] = [
  ['/search', '?keyword=lighthouse&type=video', 200],
  ['/search/suggest', '?q=light', 200],
  ['/material/:id', `/material/${id}`, 200],
  ['/music/tags', '', 200],
  ['/topic/list', '', 200],
  ['/topic/:id', '/topic/1', 404],
  ['/playlist/list', '', 200],
  ['/playlist/:id', '/playlist/1', 404],
  ['/shop/:id', '/shop/999999', 404],
  ['/gallery/works', '?contest=none', 404],
  ['/gallery/work', '?id=1', 404],
  ['/price/tree', '?kind=photo', 200],
  ['/price/classes', '?kind=video', 200],
  ['/share/rates', '', 200],
  ['/content/contest', '?slug=none', 404],
  ['/content/results', '', 200],
  ['/content/home', '', 200],
  ['/content/entry', '?type=page&slug=none', 404],
  ['/content/article', '?slug=none', 404],
  ['/content/activities', '', 200],
  ['/content/activity', '?slug=none', 404],
  ['/content/list', '?type=case', 200],
  ['/content/questions', '', 200],
  ['/policy/:name', '/policy/privacy', 200],
];

const ask = (path: string, token?: string) =>
  fetch(product.url + path, { headers: { 'accept-language': 'en', ...(token ? { access_token: token } : {}) } });

test('the list has every call whose reply a visitor may keep', () => {
  const calls = Object.values<Calls>(contract).flatMap((part) => Object.values(part));
  const kept = calls.filter((call) => call.keep !== undefined).map((call) => call.path);
  expect(READS.map(([path]) => path).toSorted()).toEqual(kept.toSorted());
});

test('what is read there cannot be written', async () => {
  await isRead();
  const db = product.services.replica!.db;
  await expect(db.deleteFrom('searchedWords').execute()).rejects.toMatchObject({ code: '25006' });
});

test('visitors read without the primary, members only with it, and nothing is lost of what was counted', async () => {
  await isRead();
  const before = await Promise.all(READS.map(async ([path, asked]) => (await ask(pathOf(path, asked))).text()));
  product.proxy?.cut();
  for (const [index, [path, asked, status]] of READS.entries()) {
    const reply = await ask(pathOf(path, asked));
    expect([path, reply.status, await reply.text()]).toEqual([path, status, before[index]]);
  }
  expect((await ask('/search?keyword=lighthouse&type=video', member)).status).toBe(503);
  expect((await product.call('/user/profile', {}, { token: member })).status).toBe(503);
  expect((await product.call('/session')).status).toBe(200);
  product.proxy?.restore();
  await expect.poll(async () => (await product.call('/user/profile', {}, { token: member })).status).toBe(200);
  await search(product, { keyword: 'lighthouse', type: 'video' });
  const counted = () => product.db.selectFrom('searchedWords').select('keyword').execute();
  await expect.poll(counted).toEqual([{ keyword: 'lighthouse' }]);
});

test('visitors get the first HTML, sitemaps, feeds and calendars without the primary', async () => {
  await isRead();
  const [sitemap, feed] = await Promise.all(['/sitemap.xml', '/feed/en.xml'].map(async (at) => (await ask(at)).text()));
  product.proxy?.cut();
  const page = await ask(`/Detail?id=${id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<meta property="og:title" content="Lighthouse');
  expect(await (await ask('/sitemap.xml')).text()).toBe(sitemap);
  expect(await (await ask('/feed/en.xml')).text()).toBe(feed);
  expect((await ask('/calendar/none.ics')).status).toBe(404);
  product.proxy?.restore();
  await expect.poll(async () => (await product.call('/user/profile', {}, { token: member })).status).toBe(200);
});

test('a page that the replica does not have yet is found', async () => {
  // Another database of the same server: a replica to which nothing comes.
  const old = await createDatabase();
  const late = await startProduct({ DATABASE_READ_URL: old.url, DATABASE_READ_BEHIND: '3600' });
  const fresh = await makeMaterial(late, { kind: 'video', description: { titleEn: 'Harbour' } });
  await expect.poll(() => late.services.replica?.current() !== undefined).toBe(true);
  expect((await fetch(`${late.url}/material/${fresh}`)).status).toBe(404);
  const page = await fetch(`${late.url}/Detail?id=${fresh}`, { headers: { 'accept-language': 'en' } });
  expect([page.status, (await page.text()).includes('Harbour')]).toEqual([200, true]);
  expect((await fetch(`${late.url}/Detail?id=999999`)).status).toBe(404);
  await late.close();
  await old.drop();
});

test('visitors read from the primary while the replica is away, without one failed call', async () => {
  await isRead();
  replica.cut();
  const reply = await search(product, { keyword: 'lighthouse', type: 'video' });
  expect([reply.status, idsOf(reply)]).toEqual([200, [id]]);
  await expect.poll(() => product.services.replica?.current()).toBeUndefined();
  replica.restore();
  await isRead();
});

test('a member’s call asks nothing of the replica', async () => {
  await isRead();
  replica.freeze();
  expect((await ask('/search?keyword=lighthouse&type=video', member)).status).toBe(200);
  replica.restore();
});

function pathOf(path: string, asked: string): string {
  return asked.startsWith('/') ? asked : path + asked;
}
