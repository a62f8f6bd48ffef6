import { expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import type { ContentType } from '#contract/domain/content.ts';
import { signIn } from '#tests/support/people.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const editor = await signIn(product, 'editor');
await makePicture(product, 'content/evil-1');

const EVIL = `</script><script>alert(1)</script>"'&`;
const runs = [{ text: EVIL, bold: true as const }];
const picture = { key: 'content/evil-1', alt: EVIL, caption: EVIL };

/** Every field of every block in which somebody can write words. */
const BODY: Block[] = [
  { type: 'heading', level: 2, text: EVIL },
  { type: 'text', runs: [{ text: EVIL, link: '/About?<script>alert(1)</script>"' }] },
  { type: 'list', ordered: false, items: [runs] },
  { type: 'quote', runs, source: EVIL },
  { type: 'picture', picture },
  { type: 'gallery', pictures: [picture, picture] },
  { type: 'table', head: [EVIL], rows: [[runs]] },
  { type: 'steps', items: [{ title: EVIL, runs }] },
  { type: 'figures', items: [{ value: '<script>alert(1)', label: EVIL }] },
  { type: 'note', warning: true, runs },
  { type: 'question', question: EVIL, answer: runs },
  { type: 'button', label: EVIL, link: 'https://example.com/?<script>alert(1)</script>' },
];
const EDITION = { title: EVIL, summary: EVIL, seo: EVIL, body: BODY };
const TIMES = { startsAt: '2030-01-01T02:00:00Z', endsAt: '2030-01-01T04:00:00Z' };

async function desk(name: string, input: object) {
  const reply = await product.call(`/office/content/${name}`, input, { token: editor });
  expect([reply.status, reply.body.fields]).toEqual([200, undefined]);
  return reply.body;
}

async function publish(type: ContentType, slug: string, facts: object, body = BODY): Promise<void> {
  const edition = { ...EDITION, body };
  const said = { zh: edition, en: edition, cover: 'content/evil-1', tags: [EVIL], materials: [], facts };
  const { id } = await desk('create', { type, slug, ...said });
  await desk('publish', { id, version: 2, from: null, until: null });
}

await publish('origin', 'evil-origin', {});
await publish('brand', 'evil-brand', {});
await publish('case', 'evil-case', { brand: 'evil-brand', year: 2026 });
await publish('content', 'evil-content', {});
await publish('activity', 'evil-activity', { ...TIMES, place: EVIL, contestId: null });
await publish('question', 'evil-question', { group: 'vip', keywords: [EVIL] }, [{ type: 'text', runs }]);
await publish('banner', 'evil-banner', { place: 'top', language: 'both', link: null }, []);

const open = async (path: string) => await fetch(product.url + path, { headers: { accept: 'text/html' } });

test.each([
  '/Case/evil-origin',
  '/Case/evil-brand',
  '/Case/evil-case',
  '/Case/evil-content',
  '/ActivityDetail/evil-activity',
  '/Questions',
  '/OriginList',
  '/CaseList',
  '/CaseBrandList',
  '/ContentList',
  '/ActivityList',
  '/',
])('words that are markup run nowhere on %s', async (path) => {
  for (const lang of ['zh', 'en']) {
    const whole = await (await open(`${path}?lang=${lang}`)).text();
    // Replies that the page brings along, in which nothing begins a tag.
    const html = whole.replace(/<script type="application\/json" id="replies"[^>]*>[^<]*<\/script>/, '');
    expect(html).not.toMatch(/<script>alert|javascript:/i);
    // All that a page has of its own: its code, and what it tells machines.
    expect(html.match(/<script/g)!.length).toBeLessThanOrEqual(2);
    expect(html.match(/<\/main>/g)?.length ?? 1).toBe(1);
  }
});

test.each(['/Case/evil-case', '/ActivityDetail/evil-activity', '/Questions'])(
  'and %s still says them, to people and to machines',
  async (path) => {
    const html = await (await open(path)).text();
    expect(html).toContain('&#60;/script&#62;&#60;script&#62;alert(1)');
    const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)!;
    expect(JSON.stringify(JSON.parse(data!))).toContain(JSON.stringify(EVIL).slice(1, -1));
  },
);

test('feeds and calendars carry them as words', async () => {
  const feed = await (await open('/feed/en.xml')).text();
  expect(feed).not.toContain('<script');
  expect(feed).toContain('script&#62;alert(1)');
  const calendar = await open('/calendar/evil-activity.ics');
  expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(calendar.headers.get('content-disposition')).toMatch(/^attachment/);
});
