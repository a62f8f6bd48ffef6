import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '../../system-context.ts';
import { plainBlocks } from './first/plain-blocks.ts';
import { addEntry } from './write.ts';

const site = 'https://www.framehall.example';
const product = await startProduct({ PUBLIC_URL: site, DEMO: '1' });
const ctx = systemContext(product.services, 'test');

await sql`
  insert into contests (slug, title_zh, title_en, summary_zh, summary_en, opens_at, closes_at, published) values
    ('8k2024', '大赛', 'Contest', '', '', clock_now() - interval '1 day', clock_now() + interval '2 days', true),
    ('alone', '独', 'Alone', '一条江', 'One river', clock_now() - interval '1 day', clock_now() + interval '1 day', true),
    ('draft', '稿', 'Draft', '', '', clock_now() - interval '1 day', clock_now() + interval '1 day', false)`.execute(
  product.db,
);
const { rows } = await sql<{ id: number; now: Date }>`
  select id, clock_now() as now from contests where slug = '8k2024'`.execute(product.db);
const { id: contestId, now } = rows[0]!;
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

async function make(slug: string, from: number, until: number, contest: number | null = null) {
  const words = (title: string) => ({ title, summary: 'A, b', seo: '', body: plainBlocks(`Text of ${title}`) });
  const facts = { startsAt: at(from), endsAt: at(until), place: 'Shanghai', contestId: contest };
  await addEntry(ctx, { type: 'activity', slug, position: 0, zh: words(`${slug} 中`), en: words(slug), facts });
}
await make('later', 50, 60);
await make('soon', 20, 40);
await make('long-ago', -50, -40);
await make('just-over', -20, -10);
await make('now', -5, 30, contestId);

async function open(path: string, language = 'en') {
  const headers = { 'accept-language': language, accept: path.startsWith('/content') ? '*/*' : 'text/html' };
  const reply = await fetch(product.url + path, { headers, redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
// oxlint-disable-next-line typescript/no-explicit-any
const call = async (path: string, language?: string) => JSON.parse((await open(path, language)).text) as any;

test('activities and contests come by turn: under way, to come, over; a contest that one tells of only once', async () => {
  const { infos } = await call('/content/activities');
  expect(infos.map(({ slug, kind, state }: Record<string, string>) => `${kind} ${slug} ${state}`)).toEqual([
    'contest alone running',
    'activity now running',
    'activity soon soon',
    'activity later soon',
    'activity just-over over',
    'activity long-ago over',
  ]);
  expect(infos[0].summary).toBe('One river');
  expect((await call('/content/activities', 'zh')).infos[0].summary).toBe('一条江');
});

test('they begin and end by the clock', async () => {
  const state = async () => (await call('/content/activity?slug=soon')).activity.state;
  const states = [await state()];
  for (const later of ['21 hours', '41 hours']) {
    await product.moveTime(later);
    states.push(await state());
  }
  await product.moveTime('0 hours');
  expect(states).toEqual(['soon', 'running', 'over']);
});

test('one has its dates, its place and its contest, in the language of the reader', async () => {
  const { activity } = await call('/content/activity?slug=now', 'zh');
  expect(activity).toMatchObject({
    title: 'now 中',
    startsAt: at(-5),
    endsAt: at(30),
    place: 'Shanghai',
    state: 'running',
    contest: { slug: '8k2024', title: '大赛' },
  });
  expect((await call('/content/activity?slug=soon')).activity.contest).toBeNull();
  expect((await open('/content/activity?slug=alone')).status).toBe(404);
  expect((await open('/content/activity?slug=A')).status).toBe(400);
});

test('its calendar file is offered as a download, in the language asked for', async () => {
  const { status, headers, text } = await open('/calendar/now.ics?lang=zh');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="now.ics"');
  expect(text).toContain('SUMMARY:now 中\r\n');
  expect(text).toContain(`DTSTART:${at(-5).slice(0, 19).replaceAll(/[-:]/g, '')}Z\r\n`);
  expect(text).toContain('UID:activity-now@www.framehall.example\r\n');
  expect((await open('/calendar/now.ics', 'en')).text).toContain('SUMMARY:now\r\n');
  for (const path of ['/calendar/nothing.ics', '/calendar/A%22b.ics']) expect((await open(path)).status).toBe(404);
});

test('machines read of it in the first HTML, and find it in the sitemap', async () => {
  const { text } = await open('/ActivityDetail/now');
  expect(text).toContain('<main class="first" lang="en"><h1>now</h1>');
  expect(text).toContain('Text of now');
  expect(text).toMatch(/"@type":"Event","name":"now"/);
  expect(text).toContain(`<link rel="canonical" href="${site}/ActivityDetail/now"`);
  expect((await open('/ActivityList')).text).toContain('<a href="/ActivityDetail/soon">soon</a>');
  const map = (await open('/sitemap/content.xml')).text;
  expect(map).toContain(`<loc>${site}/ActivityList</loc>`);
  expect(map).toMatch(/\/ActivityDetail\/now<\/loc><lastmod>/);
});

test('an old link moves to the slug, and what is not published is not found anywhere', async () => {
  const found = await sql<{ id: number }>`select id from content_entries where slug = 'later'`.execute(product.db);
  const id = found.rows[0]!.id;
  const moved = await open(`/ActivityDetail?id=${id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/ActivityDetail/later']);
  await sql`update content_entries set state = 'withdrawn' where slug = 'later'`.execute(product.db);
  for (const path of [
    '/ActivityDetail/later',
    `/ActivityDetail?id=${id}`,
    '/content/activity?slug=later',
    '/calendar/later.ics',
  ])
    expect((await open(path)).status, path).toBe(404);
  expect(JSON.stringify(await call('/content/activities'))).not.toContain('later');
});
