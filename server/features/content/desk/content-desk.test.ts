import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contentDeskCalls } from '#contract/calls/content-desk.ts';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { runLong } from '../../../platform/database/database.ts';
import { systemContext } from '../../../system-context.ts';
import { prepareContent } from '../content.ts';

const product = await startProduct({ DEMO: '1' });
const [editor, admin] = [await signIn(product, 'editor'), await signIn(product, 'admin')];
const { db } = product;
await prepareContent(systemContext(product.services, 'test'));

const call = (name: string, input: object, token: string | undefined = editor) =>
  product.call(`/office/content/${name}`, input, { token });

const NOTHING = { title: '', summary: '', seo: '', body: [] };
const text = (words: string, more: object = {}) => ({ type: 'text', runs: [{ text: words, ...more }] });
const edition = (title: string, ...body: object[]) => ({ title, summary: '', seo: '', body });
const content = (more: object = {}) => ({
  zh: edition('案例', text('中文')),
  en: edition('A case', text('English')),
  cover: null,
  tags: [],
  materials: [],
  facts: { brand: null, year: 2026 },
  ...more,
});

let count = 0;
/** A case with its id and version, as an editor has just begun it. */
async function begin(more: object = {}, slug = `case-${(count += 1)}`) {
  const { status, body } = await call('create', { type: 'case', slug, ...content(more) });
  expect([status, body.problem]).toEqual([200, undefined]);
  return { id: body.id as number, version: 2, slug };
}
const detail = async (id: number) => (await call('detail', { id })).body.entry;
const named = ({ id, version }: { id: number; version: number }) => ({ id, version });
const NOW = { from: null, until: null };
async function publish({ id, version }: { id: number; version: number }, dates: object = NOW) {
  const reply = await call('publish', { id, version, ...NOW, ...dates });
  expect([reply.status, reply.body.fields]).toEqual([200, undefined]);
  return reply.body.version as number;
}
async function seen(slug: string, type = 'case') {
  const reply = await fetch(`${product.url}/content/entry?type=${type}&slug=${slug}`, {
    headers: { 'accept-language': 'en' },
  });
  // oxlint-disable-next-line typescript/no-explicit-any
  return reply.status === 200 ? ((await reply.json()) as any).entry.title : reply.status;
}
const hours = (many: number) => new Date(Date.now() + many * 3_600_000).toISOString();

describe('who may', () => {
  const seenEntry = { id: 999_999, version: 1 };
  const INPUTS: Record<keyof typeof contentDeskCalls, [input: object, status: number]> = {
    list: [{}, 200],
    detail: [{ id: 999_999 }, 404],
    create: [{ type: 'case', slug: 'x' }, 400],
    save: [{ ...seenEntry, ...content() }, 404],
    check: [{ id: 999_999 }, 404],
    shops: [{}, 200],
    preview: [{ id: 999_999 }, 404],
    publish: [{ ...seenEntry, ...NOW }, 404],
    withdraw: [seenEntry, 404],
    discard: [seenEntry, 404],
    rename: [{ ...seenEntry, slug: 'x' }, 404],
    stay: [{ id: 999_999 }, 404],
    leave: [{ id: 999_999 }, 200],
    remove: [seenEntry, 404],
    place: [{ ...seenEntry, position: 1 }, 404],
    revisions: [{ id: 999_999 }, 404],
    revision: [{ id: 999_999, revision: 1 }, 404],
    restore: [{ ...seenEntry, revision: 1 }, 404],
    calendar: [{ month: '2026-11' }, 200],
    counts: [{ id: 999_999 }, 404],
    unhelpful: [{}, 200],
    missed: [{}, 200],
  };

  test.each(Object.entries(INPUTS))('%s is for editors and admins', async (name, [input, status]) => {
    const statuses: Record<string, number> = { visitor: (await product.call(`/office/content/${name}`, input)).status };
    for (const person of ['buyer', 'photographer', 'reviewer', 'sales', 'finance', 'editor', 'admin'])
      statuses[person] = (await call(name, input, await signIn(product, person))).status;
    expect(statuses).toEqual({
      visitor: 401,
      buyer: 403,
      photographer: 403,
      reviewer: 403,
      sales: 403,
      finance: 403,
      editor: status,
      admin: status,
    });
  });
});

describe('a draft', () => {
  test('is seen by nobody, whatever they ask', async () => {
    const { slug, id } = await begin({ tags: ['secret-tag'], en: edition('Secret draft', text('hush')) });
    expect(await seen(slug)).toBe(404);
    const asked = ['/content/list?type=case', '/content/list?type=case&tag=secret-tag', '/content/questions'];
    const told = ['/content/home', '/feed/zh.xml', '/feed/en.xml', '/sitemap.xml', '/sitemap/pages.xml'];
    const found = ['/search?keyword=Secret%20draft', '/search/suggest?q=Secret', `/content/article?slug=${slug}`];
    for (const path of [...asked, ...told, ...found, '/sitemap/content.xml', `/Case/${slug}`, '/Questions', '/'])
      expect(await (await fetch(product.url + path)).text(), path).not.toMatch(/Secret draft|secret-tag/);
    expect(await detail(id)).toMatchObject({
      type: 'case',
      slug,
      state: 'draft',
      hasDraft: true,
      published: null,
      publishedAt: null,
      latest: { madeBy: '编辑 · 沈一', content: { tags: ['secret-tag'], facts: { brand: null, year: 2026 } } },
    });
  });

  test('stands beside what is published until it is published too', async () => {
    const entry = await begin();
    const version = await publish(entry);
    const saved = await call('save', { id: entry.id, version, ...content({ en: edition('Changed') }) });
    expect(saved.body.version).toBe(version + 1);
    expect(await seen(entry.slug)).toBe('A case');
    const { latest, published, state, hasDraft } = await detail(entry.id);
    expect([state, hasDraft, latest.content.en.title, published.content.en.title]).toEqual([
      'published',
      true,
      'Changed',
      'A case',
    ]);
    await publish({ id: entry.id, version: version + 1 });
    expect((await detail(entry.id)).hasDraft).toBe(false);
    expect(await seen(entry.slug)).toBe('案例');
  });

  test('is discarded only where something else is left', async () => {
    const entry = await begin();
    expect(problemOf(await call('discard', named(entry)))).toEqual([409, 'never-published']);
    const version = await publish(entry);
    expect(problemOf(await call('discard', { id: entry.id, version }))).toEqual([409, 'changed-meanwhile']);
    await call('save', { id: entry.id, version, ...content({ en: edition('Changed') }) });
    expect((await call('discard', { id: entry.id, version: version + 1 })).status).toBe(200);
    expect((await detail(entry.id)).latest.content.en.title).toBe('A case');
    expect((await call('revisions', { id: entry.id })).body.total).toBe(2);
  });

  test('of two who save or publish at once, one is told', async () => {
    const { id, version } = await begin();
    const save = (title: string) => call('save', { id, version, ...content({ en: edition(title, text('x')) }) });
    expect(outcomesOf(await Promise.all([save('One'), save('Two'), save('Three')]))).toEqual([
      'changed-meanwhile',
      'changed-meanwhile',
      'done',
    ]);
    expect((await call('revisions', { id })).body.total).toBe(2);
    const both = [editor, admin].map((token) => call('publish', { id, version: version + 1, ...NOW }, token));
    expect(outcomesOf(await Promise.all(both))).toEqual(['changed-meanwhile', 'done']);
    const { rows } = await sql<{ action: string }>`
      select action from audit_events where subject = ${`content:${id}`} order by id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual(['content.created', 'content.published']);
  });
});

describe('who else is editing', () => {
  const stay = async (id: number, token: string) => (await call('stay', { id }, token)).body;

  test('is said by name, until they leave or have been silent for 30 seconds', async () => {
    const [{ id, version }, other] = [await begin(), await begin()];
    expect(await stay(id, editor)).toMatchObject({ version, others: [] });
    expect((await stay(id, admin)).others).toEqual(['编辑 · 沈一']);
    expect((await stay(id, editor)).others).toEqual(['管理员 · 顾言']);
    expect((await stay(other.id, editor)).others).toEqual([]);
    await call('leave', { id }, admin);
    expect((await stay(id, editor)).others).toEqual([]);
    await stay(id, admin);
    await product.moveTime('29 seconds');
    expect((await stay(id, editor)).others).toHaveLength(1);
    await product.moveTime('31 seconds');
    expect((await stay(id, editor)).others).toEqual([]);
    await product.moveTime('0 seconds');
  });

  test('comes with the version, so that a page learns of a change', async () => {
    const { id, version } = await begin();
    await call('save', { id, version, ...content({ en: edition('Changed') }) }, admin);
    expect((await stay(id, editor)).version).toBe(version + 1);
  });

  test('may be said many times at once', async () => {
    const { id } = await begin();
    const said = await Promise.all(Array.from({ length: 6 }, (_, turn) => stay(id, turn % 2 ? editor : admin)));
    expect(said.every(({ others }) => others.length <= 1)).toBe(true);
    expect((await call('stay', { id: 'x' })).status).toBe(400);
  });
});

describe('bad input', () => {
  const BAD: [what: string, more: object, field: string][] = [
    ['an unknown block', { en: edition('x', { type: 'html', html: '<b>' }) }, 'body'],
    ['an unknown attribute', { en: edition('x', { ...text('x'), onclick: 'x' }) }, 'onclick'],
    ['a script as link', { en: edition('x', text('x', { link: 'javascript:alert(1)' })) }, 'body'],
    ['a foreign host as path', { en: edition('x', text('x', { link: '//evil.example' })) }, 'body'],
    [
      'a picture with a book for words',
      {
        en: edition('x', {
          type: 'picture',
          picture: { key: 'content/a', alt: 'x'.repeat(301), caption: '' },
        }),
      },
      'body',
    ],
    ['a body too long', { en: edition('x', ...Array.from({ length: 30 }, () => text('x'.repeat(4000)))) }, 'body'],
    ['a cover elsewhere', { cover: 'https://example.com/a.svg' }, 'cover'],
    ['no title at all', { zh: NOTHING, en: { ...NOTHING, title: ' ' } }, 'title'],
    ['facts of another type', { facts: { group: 'vip', keywords: [] } }, 'facts'],
    ['a year that is none', { facts: { brand: null, year: 3000 } }, 'facts'],
    ['an unknown material', { materials: ['V99999999'] }, 'materials'],
    ['too many tags', { tags: Array.from({ length: 21 }, (_, tag) => `tag ${tag}`) }, 'tags'],
    ['a field that is none', { state: 'published' }, 'state'],
  ];

  test.each(BAD)('%s is refused', async (_what, more, field) => {
    const before = (await call('list', {})).body.total;
    const reply = await call('create', { type: 'case', slug: 'refused', ...content(more) });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
    expect((await call('list', {})).body.total).toBe(before);
  });

  test('two megabytes are refused before anybody reads them', async () => {
    const reply = await call('create', { type: 'case', slug: 'huge', ...content({ tags: ['x'.repeat(2_000_000)] }) });
    expect(problemOf(reply)).toEqual([413, 'too-large']);
  });

  test('a body that nests is refused', async () => {
    const deep = { ...content(), type: 'case', slug: 'deep', en: { ...NOTHING, title: 'x', body: 'DEEP' } };
    const reply = await fetch(`${product.url}/office/content/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', access_token: editor },
      body: JSON.stringify(deep).replace('"DEEP"', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    });
    expect(reply.status).toBe(400);
  });

  test('an activity does not end before it starts', async () => {
    const activity = (startsAt: string, endsAt: string) =>
      call('create', {
        type: 'activity',
        slug: 'walk',
        ...content({ facts: { startsAt, endsAt, place: '上海', contestId: null } }),
      });
    expect((await activity(hours(2), hours(1))).body.fields).toHaveProperty('facts');
    expect((await activity(hours(1), hours(2))).status).toBe(200);
  });

  test('markup stays words', async () => {
    const words = '<script>alert(1)</script>';
    const all = edition(words, text(words));
    const entry = await begin({ zh: all, en: all, tags: [words] });
    await publish(entry);
    expect(await seen(entry.slug)).toBe(words);
  });
});

describe('a slug', () => {
  test('is one entry’s of a type, also when two want it at once', async () => {
    const [one, two] = [await begin(), await begin()];
    const again = await call('create', { type: 'case', slug: one.slug, ...content() });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([400, ['slug']]);
    const rename = (entry: { id: number; version: number }, slug: string) => call('rename', { ...named(entry), slug });
    expect((await rename(two, one.slug)).body.fields).toHaveProperty('slug');
    expect((await rename(two, 'Not A Slug')).body.fields).toHaveProperty('slug');
    const both = await Promise.all([rename(one, 'wanted'), rename(two, 'wanted')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const under = (type: string, facts = {}) => call('create', { type, slug: 'wanted', ...content({ facts }) });
    expect((await under('banner', { place: 'top', language: 'both', link: null })).status).toBe(200);
    // Read under the same folder as cases.
    expect((await under('origin')).body.fields).toHaveProperty('slug');
  });

  test('that is changed is the new address at once', async () => {
    const entry = await begin();
    const version = await publish(entry);
    expect((await call('rename', { id: entry.id, version, slug: 'renamed-case' })).body.version).toBe(version + 1);
    expect([await seen(entry.slug), await seen('renamed-case')]).toEqual([404, 'A case']);
  });

  test('that visitors knew leads to the present one, until another entry has it', async () => {
    const leads = async (slug: string) => {
      const page = await fetch(`${product.url}/Case/${slug}`, { redirect: 'manual', headers: { accept: 'text/html' } });
      const { article } = (await (await fetch(`${product.url}/content/article?slug=${slug}`)).json()) as {
        article?: { slug: string };
      };
      return [page.status, page.headers.get('location'), article?.slug];
    };
    const entry = await begin({}, 'known-as');
    let version = await publish(entry);
    for (const slug of ['renamed-once', 'renamed-twice']) {
      expect((await call('rename', { id: entry.id, version, slug })).status).toBe(200);
      version += 1;
    }
    for (const slug of ['known-as', 'renamed-once'])
      expect(await leads(slug)).toEqual([301, '/Case/renamed-twice', 'renamed-twice']);
    expect(await leads('renamed-twice')).toEqual([200, null, 'renamed-twice']);
    await publish(await begin({}, 'known-as'));
    expect(await leads('known-as')).toEqual([200, null, 'known-as']);
    await call('withdraw', { id: entry.id, version });
    expect(await leads('renamed-once')).toEqual([404, null, undefined]);
  });

  test('that nobody could see is forgotten', async () => {
    const entry = await begin({}, 'never-seen');
    await call('rename', { ...named(entry), slug: 'seen-now' });
    await publish({ id: entry.id, version: entry.version + 1 });
    expect((await fetch(`${product.url}/content/article?slug=never-seen`)).status).toBe(404);
  });

  test('of a page stays', async () => {
    const { infos } = (await call('list', { type: 'page' })).body;
    const { id, version } = infos.find(({ slug }: { slug: string }) => slug === 'about');
    expect((await call('rename', { id, version, slug: 'us' })).body.fields).toHaveProperty('slug');
  });
});

describe('publishing', () => {
  test('later and for a time is read by the clock', async () => {
    const entry = await begin();
    let version = await publish(entry, { from: hours(1), until: hours(2) });
    const states: unknown[] = [];
    for (const later of ['0 minutes', '59 minutes', '61 minutes', '119 minutes', '121 minutes']) {
      await product.moveTime(later);
      states.push([await seen(entry.slug), (await detail(entry.id)).state]);
    }
    expect(states).toEqual([
      [404, 'scheduled'],
      [404, 'scheduled'],
      ['A case', 'published'],
      ['A case', 'published'],
      [404, 'ended'],
    ]);
    await product.moveTime('0 minutes');
    version = await publish({ id: entry.id, version });
    expect(await seen(entry.slug)).toBe('A case');
    expect((await detail(entry.id)).shownUntil).toBe(null);
  });

  test.each<[string, object, string]>([
    ['until before from', { from: hours(2), until: hours(1) }, 'until'],
    ['until in the past', { until: hours(-1) }, 'until'],
    ['a day that is none', { from: 'tomorrow' }, 'from'],
    ['a year far away', { until: '9999-01-01T00:00:00.000Z' }, 'until'],
  ])('%s is refused', async (_what, dates, field) => {
    const entry = await begin();
    const reply = await call('publish', { ...named(entry), ...NOW, ...dates });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
    expect((await detail(entry.id)).state).toBe('draft');
  });

  test('what visitors read begins neither later nor anew', async () => {
    const entry = await begin();
    const version = await publish(entry, { from: hours(-48) });
    const before = await detail(entry.id);
    expect((await call('publish', { id: entry.id, version, ...NOW, from: hours(1) })).body.fields).toHaveProperty(
      'from',
    );
    await publish({ id: entry.id, version }, { until: hours(5) });
    const after = await detail(entry.id);
    expect([after.shownFrom, after.publishedAt]).toEqual([before.shownFrom, before.publishedAt]);
    expect(await seen(entry.slug)).toBe('A case');
  });

  test('is undone by withdrawing, and done again', async () => {
    const entry = await begin();
    expect(problemOf(await call('withdraw', named(entry)))).toEqual([409, 'changed-meanwhile']);
    let version = await publish(entry);
    version = (await call('withdraw', { id: entry.id, version })).body.version;
    expect([await seen(entry.slug), (await detail(entry.id)).state]).toEqual([404, 'withdrawn']);
    expect(problemOf(await call('withdraw', { id: entry.id, version }))).toEqual([409, 'changed-meanwhile']);
    await publish({ id: entry.id, version });
    expect(await seen(entry.slug)).toBe('A case');
  });
});

test('revisions are listed, read and made a draft again, and each is its own entry’s', async () => {
  const entry = await begin();
  const version = await publish(entry);
  await call('save', { id: entry.id, version, ...content({ en: edition('Second', text('x')) }) }, admin);
  const last = await publish({ id: entry.id, version: version + 1 });
  const { infos, total } = (await call('revisions', { id: entry.id })).body;
  expect(total).toBe(2);
  expect(infos.map(({ titleEn, madeBy }: { titleEn: string; madeBy: string }) => [titleEn, madeBy])).toEqual([
    ['Second', '管理员 · 顾言'],
    ['A case', '编辑 · 沈一'],
  ]);
  const [, first] = infos;
  const read = (await call('revision', { id: entry.id, revision: first.id })).body.revision;
  expect(read.content.en).toEqual(edition('A case', text('English')));
  const other = await begin();
  expect((await call('revision', { id: other.id, revision: first.id })).status).toBe(404);
  expect((await call('restore', { ...named(other), revision: first.id })).status).toBe(404);
  expect((await call('restore', { id: entry.id, version: last - 1, revision: first.id })).status).toBe(409);
  const restored = (await call('restore', { id: entry.id, version: last, revision: first.id })).body.version;
  expect(await seen(entry.slug)).toBe('Second');
  await publish({ id: entry.id, version: restored });
  expect(await seen(entry.slug)).toBe('A case');
  expect((await call('revisions', { id: entry.id })).body.total).toBe(3);
});

test('the list is narrowed by type, state, missing language and words, the last changed first', async () => {
  await begin({ en: NOTHING, zh: edition('孤帆远影', text('x')) }, 'lonely-sail');
  await begin({ zh: NOTHING, en: edition('Lonely Harbour', text('x')) }, 'harbour-only');
  const last = await begin({ en: { ...NOTHING, title: 'Lonely title' } }, 'half-written');
  await publish(last, { from: hours(1) });
  const slugs = async (filter: object) =>
    (await call('list', filter)).body.infos.map(({ slug }: { slug: string }) => slug);
  expect((await slugs({ keyword: 'LONELY' })).toSorted()).toEqual(['half-written', 'harbour-only', 'lonely-sail']);
  expect((await slugs({ keyword: 'LONELY' }))[0]).toBe('half-written');
  expect(await slugs({ keyword: '孤帆' })).toEqual(['lonely-sail']);
  expect(await slugs({ keyword: 'lonely', missing: 'en' })).toEqual(['half-written', 'lonely-sail']);
  expect(await slugs({ keyword: 'lonely', missing: 'zh' })).toEqual(['harbour-only']);
  expect(await slugs({ keyword: 'lonely', state: 'scheduled' })).toEqual(['half-written']);
  expect(await slugs({ keyword: 'lonely', state: 'published' })).toEqual([]);
  expect(await slugs({ keyword: 'lonely', drafts: true })).toEqual(['harbour-only', 'lonely-sail']);
  expect(await slugs({ keyword: 'lonely', type: 'origin' })).toEqual([]);
  expect(await slugs({ keyword: 'l%y' })).toEqual([]);
  const { infos, total } = (await call('list', { type: 'question', pageSize: 5, pageNo: 2 })).body;
  expect(infos).toHaveLength(5);
  expect(total).toBeGreaterThan(30);
  expect(infos[0]).toMatchObject({ state: 'published', hasDraft: false, missing: null, type: 'question' });
  for (const bad of [{ state: 'gone' }, { type: 'topic' }, { missing: 'fr' }, { pageNo: 0 }, { order: 'id' }])
    expect((await call('list', bad)).status).toBe(400);
});

test('the calendar has what begins and what ends in a month of China’s time', async () => {
  const make = async (slug: string, dates: object) => {
    const entry = await begin({ en: edition(slug) }, slug);
    return { id: entry.id, version: await publish(entry, dates) };
  };
  // In China, 1 March 2031 begins at 16:00 of the day before in UTC.
  await make('turn-feb', { from: '2031-02-28T15:59:00.000Z', until: '2031-03-31T16:00:00.000Z' });
  await make('turn-march', { from: '2031-02-28T16:00:00.000Z', until: '2031-03-31T15:59:00.000Z' });
  await make('turn-open', { from: '2031-03-10T02:00:00.000Z' });
  const gone = await make('turn-gone', { from: '2031-03-11T02:00:00.000Z' });
  await call('withdraw', gone);
  await begin({}, 'turn-never');
  const turns = async (month: string) =>
    (await call('calendar', { month })).body.turns.map(
      ({ titleEn, begins, at }: { titleEn: string; begins: boolean; at: string }) => [titleEn, begins, at],
    );
  expect(await turns('2031-03')).toEqual([
    ['turn-march', true, '2031-02-28T16:00:00.000Z'],
    ['turn-open', true, '2031-03-10T02:00:00.000Z'],
    ['turn-march', false, '2031-03-31T15:59:00.000Z'],
  ]);
  expect(await turns('2031-02')).toEqual([['turn-feb', true, '2031-02-28T15:59:00.000Z']]);
  expect(await turns('2031-04')).toEqual([['turn-feb', false, '2031-03-31T16:00:00.000Z']]);
  expect(await turns('2030-12')).toEqual([]);
  for (const month of ['2031-13', '2031-3', '1999-01', 'x', 202_603])
    expect((await call('calendar', { month })).status).toBe(400);
});

test('before publishing an editor learns of dead links, works off sale, a missing language and an unknown brand', async () => {
  const [shown, hidden] = [
    await makeMaterial(product, { kind: 'video' }),
    await makeMaterial(product, { kind: 'photo', online: false }),
  ];
  const { rows } = await sql<{ code: string }>`
    select code from materials where id in (${shown}, ${hidden}) order by id`.execute(db);
  const [online = '', offline = ''] = rows.map(({ code }) => code);
  const seenCase = await begin();
  await publish(seenCase);
  const links = [
    '/Questions',
    '/questions#refund-window',
    '/Questions#nowhere',
    `/Case/${seenCase.slug}`,
    '/case/nobody-wrote-it',
    '/ActivityDetail/never',
    '/no-such-page',
    'https://example.com:99999/',
    'https://example.com/x',
  ];
  const { id } = await begin({
    zh: NOTHING,
    en: edition('Everything', ...links.map((link) => text('x', { link })), {
      type: 'material',
      code: offline,
      caption: '',
    }),
    materials: [online, offline],
    facts: { brand: 'nobody', year: null },
  });
  expect((await call('check', { id })).body.findings).toEqual([
    { problem: 'missing-language', language: 'zh' },
    { problem: 'dead-link', link: '/Questions#nowhere' },
    { problem: 'dead-link', link: '/case/nobody-wrote-it' },
    { problem: 'dead-link', link: '/ActivityDetail/never' },
    { problem: 'dead-link', link: '/no-such-page' },
    { problem: 'dead-link', link: 'https://example.com:99999/' },
    { problem: 'off-sale', code: offline },
    { problem: 'unknown-brand', brand: 'nobody' },
  ]);
  expect((await detail(id)).latest.content.materials).toEqual([online, offline]);
  const fine = await begin({ materials: [online] });
  expect((await call('check', { id: fine.id })).body.findings).toEqual([]);
});

test('answers that did not help are listed, the worst first, until they are changed', async () => {
  const judge = (slug: string, input: object, token?: string) =>
    product.call('/content/judge', { slug, ...input }, { token });
  await judge('refund-window', { helpful: false, comment: 'Which account?' });
  await judge('refund-window', { helpful: false, comment: '' }, editor);
  await judge('refund-window', { helpful: true }, admin);
  await judge('vip-refund', { helpful: false, comment: 'Too short' });
  await judge('ways-to-pay', { helpful: true });
  const { infos, total } = (await call('unhelpful', {})).body;
  expect(total).toBe(2);
  expect(infos).toMatchObject([
    { slug: 'refund-window', helpful: 1, unhelpful: 2, comments: [{ comment: 'Which account?' }] },
    { slug: 'vip-refund', helpful: 0, unhelpful: 1, comments: [{ comment: 'Too short' }] },
  ]);
  const [{ id }] = infos;
  const { latest, version } = await detail(id);
  await call('save', { id, version, ...latest.content });
  await publish({ id, version: version + 1 });
  expect((await call('unhelpful', {})).body.infos).toMatchObject([{ slug: 'vip-refund' }]);
});

test('words by which nobody found a question are listed, once a day for each person, for 90 days', async () => {
  const miss = async (words: unknown, token?: string) =>
    (await product.call('/content/questions/missed', { words }, { token })).status;
  await Promise.all([miss('Drone permit'), miss('drone permit'), miss('drone permit', editor), miss('发票邮寄')]);
  expect((await call('missed', {})).body).toMatchObject({
    infos: [
      { words: 'drone permit', times: 2 },
      { words: '发票邮寄', times: 1 },
    ],
    total: 2,
  });
  for (const words of ['x', 'x'.repeat(101), 7]) expect(await miss(words)).toBe(400);
  await sql`update content_missed_questions set day = day - 91`.execute(product.db);
  expect((await call('missed', {})).body.total).toBe(0);
  await miss('later', editor);
  expect((await call('missed', {})).body.infos).toMatchObject([{ words: 'later' }]);
  expect((await sql`select from content_missed_questions`.execute(product.db)).rows).toHaveLength(1);
});

test('a list of many entries reads no revision and takes an index', async () => {
  const entries = sql`
    insert into content_entries (type, slug) select 'content', 'many-' || n from generate_series(1, 20000) n`;
  await runLong(db, entries, 120);
  await sql`analyze content_entries`.execute(db);
  const plan = async (where: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from content_entries where ${sql.raw(where)} order by changed_at desc, id desc limit 20`.execute(
      db,
    );
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };
  expect(await plan('true')).toContain('content_entries_newest');
  expect(await plan(`type = 'case'`)).toMatch(/content_entries_(of_type|newest)/);
  expect(await plan(`missing = 'en'`)).toContain('content_entries_missing');
  expect(await plan(`letter_pairs(entry_words(slug, title_zh, title_en)) @> letter_pairs('lonely')`)).toContain(
    'content_entries_words',
  );
});
