import { describe, expect, test, vi } from 'vitest';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp } from '#tests/support/search.ts';

const product = await startProduct({ DEMO: '1' });
const clip = await makeMaterial(product, { kind: 'video', description: { titleZh: '晨雾', titleEn: 'Mist' } });
const photo = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Peak' } });
await catchUp(product);

async function open(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(product.url + path, {
    headers: { accept: 'text/html', 'accept-language': 'en', ...headers },
  });
  return await reply.text();
}

/** The replies that came along, and the top of the page as it is drawn. */
function first(html: string) {
  const [, lang, json = '{}'] = /<script [^>]*id="replies" lang="(\w+)"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const drawn = /<div id="root">(.*)<\/div>\s*<script|<div id="root">(.*)<\/div>/s.exec(html);
  return {
    lang,
    replies: JSON.parse(json) as Record<string, Record<string, unknown>>,
    drawn: drawn?.[1] ?? drawn?.[2] ?? '',
  };
}

/** A page with all of its replies; a machine that does other things too may leave one to the page. */
const whole = async (path: string, count: number, headers?: Record<string, string>) =>
  await vi.waitUntil(
    async () => {
      const page = first(await open(path, headers));
      return Object.keys(page.replies).length === count && page;
    },
    { timeout: 60_000 },
  );

const replyTo = async (path: string) =>
  (await (await fetch(product.url + path, { headers: { 'accept-language': 'en' } })).json()) as Record<string, unknown>;

describe('a page brings the replies to its first calls', () => {
  test('the same as a visitor would get, in the language of the page', async () => {
    const { lang, replies } = await whole(`/Detail?id=${clip}`, 2);
    expect(lang).toBe('en');
    expect(Object.keys(replies).toSorted()).toEqual([`/material/${clip}`, `/price/from?materialId=${clip}`]);
    expect(replies[`/material/${clip}`]).toEqual(await replyTo(`/material/${clip}`));
    const chinese = await whole(`/Detail?id=${clip}&lang=zh`, 2);
    expect(chinese.lang).toBe('zh');
    expect(chinese.replies[`/material/${clip}`]).toMatchObject({ material: { item: { title: '晨雾' } } });
  });

  test('of the home page, of music, and of lists without words', async () => {
    const of = async (path: string) => Object.keys(first(await open(path)).replies).toSorted();
    await expect.poll(() => of('/')).toEqual(['/content/home', '/home/index']);
    await expect
      .poll(() => of('/Music'))
      .toEqual([
        '/music/tags',
        '/playlist/list',
        '/search?type=music&sort=newest&pageSize=6',
        '/search?type=music&sort=popular&pageSize=6',
      ]);
    await expect
      .poll(() => of('/SearchResult?type=pic'))
      .toEqual([
        '/photo/categoryList',
        '/price/classes?kind=photo',
        '/search?type=pic&keyword=&sort=relevance&pageSize=60',
      ]);
    for (const path of ['/SearchResult?keyword=mist', '/SearchResult?type=x', '/Music?mood=1', '/Cart', '/Login'])
      expect(await of(path), path).toEqual([]);
  });

  test('never those of a member', async () => {
    const token = await signIn(product, 'buyer');
    const marked = await product.call('/preference/bookmark', { targetType: 0, targetId: clip }, { token });
    expect(marked.status).toBe(200);
    const path = `/Detail?id=${clip}`;
    expect(await whole(path, 2, { access_token: token })).toEqual(await whole(path, 2));
  });

  test('and goes without them for what is not there', async () => {
    expect(first(await open('/Detail?id=999999'))).toMatchObject({ replies: {}, drawn: '' });
    expect(first(await open('/Detail'))).toMatchObject({ replies: {}, drawn: '' });
  });
});

describe('the top of a page is drawn before its code runs', () => {
  test('with the words of the page and its first pictures', async () => {
    const home = (await whole('/', 2)).drawn;
    expect(home).toContain(`<h1>${en.home.title}</h1>`);
    expect(home).toMatch(/<img src="[^"]*\/thumb-2x"/);
    const list = (await whole('/SearchResult', 3)).drawn;
    expect(list).toContain(`<h1>${en.find.everything.video}</h1>`);
    expect(list.match(/<li><img/g)).toHaveLength(1);
    const detail = (await whole(`/Detail?id=${clip}`, 2)).drawn;
    expect(detail).toMatch(/<img src="[^"]*\/thumb-2x" alt="" width="1920" height="1080"[^>]*><h1>Mist<\/h1>/);
    expect(first(await open('/Cart?lang=zh')).drawn).toContain(`<h1>${zh.cart.title}</h1>`);
    expect(first(await open('/Music')).drawn).toContain(`<h1>${en.music.title.music}</h1>`);
  });

  test('for the eye only, so that nobody meets it twice', async () => {
    expect(first(await open('/')).drawn).toMatch(
      /^<div class="first-page" data-first="home" inert aria-hidden="true">/,
    );
  });

  test('with words that cannot become anything else', async () => {
    const title = `</h1><img src=x onerror=alert(1)>`;
    const evil = await makeMaterial(product, { kind: 'video', description: { titleEn: title } });
    const html = await open(`/Detail?id=${evil}`);
    expect(html).not.toContain('<img src=x');
    const words = first(await open(`/SearchResult?keyword=${encodeURIComponent(title)}`)).drawn;
    expect(words).not.toContain('<img src=x');
    expect(words).toContain('alert(1)');
  });

  test('but not where only the code knows its shape', async () => {
    expect(first(await open(`/DetailPic?id=${photo}`)).drawn).toBe('');
    expect(first(await open('/Music?musicType=2')).drawn).toBe('');
  });
});

test('all files of the first screen are named, in the language of the page', async () => {
  const linked = (html: string) =>
    [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]*href="(\/assets[^"]*)"/g)].map(([, file]) => file);
  expect(linked(await open('/'))).toEqual([
    '/assets/home.css',
    '/assets/shared.css',
    '/assets/home.js',
    '/assets/shared.js',
    '/assets/home-en.js',
  ]);
  expect(linked(await open('/?lang=zh'))).toContain('/assets/home-zh.js');
  expect(linked(await open('/Login'))).toEqual([]);
});
