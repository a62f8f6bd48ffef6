import { describe, expect, test } from 'vitest';
import type { redirectDeskCalls } from '#contract/calls/redirects.ts';
import { outcomesOf } from '#tests/support/applications.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { proxyTo } from '#tests/support/proxy.ts';
import { systemContext } from '../../system-context.ts';
import { addEntry, prepareContent } from '../content/content.ts';
import { writeHits } from './redirects.ts';

const product = await startProduct({ DEMO: '1' }, proxyTo);
const ctx = systemContext(product.services, 'test');
await prepareContent(ctx);
const words = (title: string) => ({ title, summary: '', seo: '', body: [] });
await addEntry(ctx, {
  type: 'case',
  slug: 'shown',
  position: 0,
  zh: words('案例'),
  en: words('Case'),
  facts: { brand: null, year: null },
});
const [editor, admin] = [await signIn(product, 'editor'), await signIn(product, 'admin')];

const desk = (name: string, input: object = {}, token: string | undefined = editor) =>
  product.call(`/office/redirects/${name}`, input, { token });
const written = (from: string, to: string, more: object = {}) => ({ from, to, status: 301, note: '', ...more });
async function add(from: string, to: string, more: object = {}) {
  const { status, body } = await desk('add', written(from, to, more));
  expect([status, body.fields]).toEqual([200, undefined]);
  return { id: body.id as number, version: body.version as number };
}
const refusal = async (from: string, to: string, more: object = {}) => {
  const { status, body } = await desk('add', written(from, to, more));
  return [status, body.fields];
};
async function open(path: string, language = 'en') {
  const headers = { accept: 'text/html', 'accept-language': language };
  const reply = await fetch(product.url + path, { headers, redirect: 'manual' });
  return { status: reply.status, to: reply.headers.get('location'), html: await reply.text(), headers: reply.headers };
}
const ask = async (path: string) => {
  const reply = await fetch(`${product.url}/redirect?path=${encodeURIComponent(path)}`);
  // oxlint-disable-next-line typescript/no-explicit-any
  return [reply.status, ((await reply.json()) as any).redirect];
};
const rowOf = async (from: string) => (await desk('list', { keyword: from })).body.infos[0];

describe('who may', () => {
  const INPUTS: Record<keyof typeof redirectDeskCalls, [path: string, input: object, status: number]> = {
    list: ['list', {}, 200],
    add: ['add', written('x', '/About'), 400],
    edit: ['edit', { id: 999_999, version: 1, ...written('/nobody-knows', '/About') }, 404],
    remove: ['remove', { id: 999_999, version: 1 }, 404],
    exportSheet: ['export', {}, 200],
    importSheet: ['import', { file: 'AA==', apply: false }, 400],
  };
  test.each(Object.values(INPUTS))('%s is for editors and admins', async (path, input, status) => {
    const statuses: Record<string, number> = {
      visitor: (await product.call(`/office/redirects/${path}`, input)).status,
    };
    for (const person of ['buyer', 'photographer', 'reviewer', 'sales', 'finance', 'editor', 'admin'])
      statuses[person] = (await desk(path, input, await signIn(product, person))).status;
    const nobody = { buyer: 403, photographer: 403, reviewer: 403, sales: 403, finance: 403 };
    expect(statuses).toEqual({ visitor: 401, ...nobody, editor: status, admin: status });
  });
});

describe('a visitor who comes by an old address', () => {
  test('is sent on, for good or for now, in any spelling of it', async () => {
    await add('/Old-Page/', '/About');
    await add('/autumn', '/CaseList?tag=film#list', { status: 302 });
    await add('/旧页', '/Questions');
    expect(await open('/OLD-page')).toMatchObject({ status: 301, to: '/About' });
    expect(await open('/old-page/?lang=en&x=1')).toMatchObject({ status: 301, to: '/About?lang=en&x=1' });
    expect(await open('/autumn?x=1')).toMatchObject({ status: 302, to: '/CaseList?tag=film#list' });
    expect(await open('/%E6%97%A7%E9%A1%B5')).toMatchObject({ status: 301, to: '/Questions' });
    // Browsers would otherwise remember it after an editor has changed it.
    expect((await open('/old-page')).headers.get('cache-control')).toBe('no-cache');
    expect(await ask('/Old-Page')).toEqual([200, { status: 301, to: '/About' }]);
  });

  test('is told what is gone for good, in their language', async () => {
    await add('/gone', '', { status: 410 });
    const english = await open('/gone');
    expect(english).toMatchObject({ status: 410, to: null });
    expect(english.html).toContain('<h1>This page is gone</h1>');
    expect(english.html).toContain('<meta name="gone" content="/gone" />');
    expect((await open('/gone', 'zh')).html).toContain('<h1>这个页面已经下线</h1>');
    expect(await ask('/gone')).toEqual([200, { status: 410, to: null }]);
  });

  test('finds nothing where there is no redirect, whatever they ask for', async () => {
    for (const path of ['/never', '/a%00b', '/a%0ab', '/..%2f', `/${'a'.repeat(900)}`])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    for (const path of ['/never', '', '//x', '/a?b', 'x'.repeat(2000), '/About'])
      expect(await ask(path)).toEqual([200, null]);
    expect((await ask('x'.repeat(2001)))[0]).toBe(400);
    expect((await fetch(`${product.url}/redirect`)).status).toBe(400);
  });

  test('is counted, without waiting for it', async () => {
    await add('/counted', '/About');
    for (let times = 0; times < 3; times += 1) await open('/counted');
    await ask('/counted');
    expect(await rowOf('/counted')).toMatchObject({ hits: 0, lastHitAt: null });
    await writeHits(product.services);
    await writeHits(product.services);
    expect(await rowOf('/counted')).toMatchObject({ hits: 4, lastHitAt: expect.stringMatching(/^20/) });
  });

  test('reads the page that is there, even where a redirect was made before it', async () => {
    await add('/Case/later', '/About');
    expect(await open('/Case/later')).toMatchObject({ status: 301, to: '/About' });
    const facts = { brand: null, year: null };
    await addEntry(ctx, { type: 'case', slug: 'later', position: 0, zh: words('晚'), en: words('Late'), facts });
    expect((await open('/Case/later')).status).toBe(200);
    expect(await ask('/Case/later')).toEqual([200, null]);
  });
});

describe('the desk refuses', () => {
  test.each(['About', 'https://framehall.cn/old', '//evil', '/\\evil', '/a?b=1', '/a#b', '/a/../b', '/a%0d%0ab'])(
    '%s as an address',
    async (from) => {
      expect(await refusal(from, '/About')).toEqual([400, { from: 'Check the format' }]);
    },
  );

  test.each([
    '/',
    '/About',
    '/about/',
    '/404',
    '/office/nothing',
    '/fcb1year/m1',
    '/verify/F123',
    '/Case',
    '/Case/shown',
    '/agreement/privacy',
    '/content/entry',
    '/material/click',
    '/topic/12',
    '/assets/index.js',
    '/robots.txt',
    '/sitemap.xml',
    '/feed/zh.xml',
    '/docs',
    '/healthz',
    '/upload-tool/framehall-upload.mjs',
    '/redirect',
  ])('%s, where the product answers', async (from) => {
    expect(await refusal(from, '/Questions')).toEqual([400, { from: 'The site has a page at this address' }]);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    'https://evil.example/',
    'https://localhost/About',
    'javascript:alert(1)',
    'data:text/html,x',
    'About',
    '/a b',
  ])('%s as a target', async (to) => {
    expect(await refusal('/leads-astray', to)).toEqual([400, { to: 'Check the format' }]);
  });

  test('a target for what is gone, none for what moved, and what is no redirect at all', async () => {
    expect(await refusal('/x', '/About', { status: 410 })).toEqual([400, { to: 'Check the format' }]);
    expect(await refusal('/x', '')).toEqual([400, { to: 'Please fill in this field' }]);
    for (const more of [{ status: 307 }, { status: '301' }, { note: 'x'.repeat(201) }, { hits: 5 }, { from: '' }])
      expect((await desk('add', { ...written('/x', '/About'), ...more })).status).toBe(400);
    expect((await desk('add', written('/x', `/${'a'.repeat(500)}`))).status).toBe(400);
  });

  test('an address twice, in whatever spelling', async () => {
    await add('/twice', '/About');
    expect(await refusal('/TWICE/', '/Questions')).toEqual([400, { from: 'This already exists' }]);
  });

  test('loops, also through several steps', async () => {
    const loop = [400, { to: 'This would lead back to where it started' }];
    expect(await refusal('/self', '/Self/?again=1')).toEqual(loop);
    await add('/one', '/two');
    await add('/two', '/three?x=1');
    expect(await refusal('/three', '/one#top')).toEqual(loop);
    const three = await add('/three', '/About');
    expect((await desk('edit', { ...three, ...written('/three', '/ONE') })).body.fields).toEqual(loop[1]);
    // A way out of the loop is none.
    expect((await desk('edit', { ...three, ...written('/three', '/four') })).status).toBe(200);
    expect(await open('/one')).toMatchObject({ status: 301, to: '/two' });
  });

  test('a loop that two editors close at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [left, right] = [`/left-${round}`, `/right-${round}`];
      const replies = await Promise.all([desk('add', written(left, right)), desk('add', written(right, left), admin)]);
      expect(outcomesOf(replies)).toEqual(['bad-input', 'done']);
    }
  });

  test('the second of two who add the same, and of two who change the same', async () => {
    const replies = await Promise.all(['/About', '/Questions'].map((to) => desk('add', written('/race', to))));
    expect(outcomesOf(replies)).toEqual(['bad-input', 'done']);
    const seen = await add('/raced', '/About');
    const edits = await Promise.all(
      ['/About', '/Questions'].map((to) => desk('edit', { ...seen, ...written('/raced', to, { note: to }) })),
    );
    expect(outcomesOf(edits)).toEqual(['changed-meanwhile', 'done']);
    const removals = await Promise.all([1, 2].map(() => desk('remove', { ...seen, version: 2 })));
    expect(outcomesOf(removals)).toEqual(['done', 'not-found']);
  });
});

test('what is changed works at once, and leaves its trace', async () => {
  const seen = await add('/traced', '/About', { note: 'spring' });
  const edit = await desk('edit', {
    ...seen,
    ...written('/traced-too', '/Questions', { status: 302, note: 'autumn' }),
  });
  expect(edit.body).toMatchObject({ id: seen.id, version: 2 });
  expect((await open('/traced')).status).toBe(404);
  expect(await open('/traced-too')).toMatchObject({ status: 302, to: '/Questions' });
  expect((await desk('remove', { id: seen.id, version: 1 })).body.problem).toBe('changed-meanwhile');
  expect((await desk('remove', { id: seen.id, version: 2 })).status).toBe(200);
  expect((await open('/traced-too')).status).toBe(404);
  const trail = await product.call('/office/audit/list', { subject: `redirect:${seen.id}` }, { token: admin });
  const before = { path: '/traced', target: '/About', status: 301, note: 'spring' };
  const after = { path: '/traced-too', target: '/Questions', status: 302, note: 'autumn' };
  expect(trail.body.infos).toMatchObject([
    { action: 'redirect.removed', before: after },
    { action: 'redirect.changed', before, after },
    { action: 'redirect.added', after: before },
  ]);
});

test('the list is narrowed by status and words, and put in order', async () => {
  await add('/sorted-b', '/About', { note: 'Spring sale' });
  await add('/sorted-a', '/About?100%25_sure');
  await add('/sorted-c', '', { status: 410 });
  const listed = async (input: object) =>
    (await desk('list', { keyword: 'sorted', ...input })).body.infos.map(({ from }: { from: string }) => from);
  expect(await listed({})).toEqual(['/sorted-c', '/sorted-a', '/sorted-b']);
  expect(await listed({ order: 'path' })).toEqual(['/sorted-a', '/sorted-b', '/sorted-c']);
  expect(await listed({ status: 410 })).toEqual(['/sorted-c']);
  expect(await listed({ keyword: 'SPRING' })).toEqual(['/sorted-b']);
  expect(await listed({ keyword: '%25_' })).toEqual(['/sorted-a']);
  await open('/sorted-b');
  await writeHits(product.services);
  expect((await listed({ order: 'hits' }))[0]).toBe('/sorted-b');
  expect(await rowOf('/sorted-b')).toMatchObject({ madeBy: expect.any(String), note: 'Spring sale', hits: 1 });
  for (const input of [{ order: 'id' }, { status: 307 }, { pageNo: 0 }])
    expect((await desk('list', input)).status).toBe(400);
});

test('while the database is away, pages that are not there are not found', async () => {
  await add('/away', '/About');
  product.proxy!.cut();
  expect((await open('/away')).status).toBe(404);
  expect((await ask('/away'))[0]).toBe(503);
  product.proxy!.restore();
  await expect.poll(async () => (await open('/away')).status).toBe(301);
});
