import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '#contract/domain/pages.ts';
import { startProduct } from '#tests/support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'verification-'));
const files = ['MP_verify_abc123.txt', 'baidu_verify_xyz.txt', 'root-1.txt'];
for (const file of files) writeFileSync(join(folder, file), `proof of ${file}`);
const product = await startProduct({ VERIFICATION_DIR: folder });

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

// The route table of the specification, word for word: path, then its marks.
const SPECIFIED = `
/ mobile|/About|/MaterialList|/Questions|/SearchResult mobile|/ImgSearchResult mobile|/Collect|/Detail|/P5Detail|/P5Shop
/DetailPic|/detail|/pdetail|/detailpic|/DownloadList|/OrderList|/OrderMaterialList|/UserCenter white|/MaterialCenter white
/Login mobile|/WorkDetail|/Cart|/Putorder|/Order|/Order2|/OrderMusic|/OrderSuccess|/Bill white|/Music|/DetailMusic
/PlayListDetail|/PlayList|/howToGetHighQualityVideo|/howToGetMoreSaleChance|/howToUseUploadTool|/score white|/8k2021 mobile
/8k2022 mobile|/8k2023 mobile|/8k2024 mobile|/canon2022 white|/canon2022autumn white|/ActivityList mobile|/ActivityDetail
/Topic|/TopicList|/OriginList|/Case|/CaseList|/CaseBrandList|/ContentList|/ProductDetail|/Vip|/vip|/VipOrder|/Shop mobile
/working|/join mobile|/Join mobile|/mailconfirm|/postActivityList|/postActivityDetail|/test|/pond5 white|/fcb1year mobile
/fcb1year/index mobile|/fcb1year/m1 mobile|/fcb1year/m2 mobile|/fcb1year/m3 mobile|/fiveCityTour|/fiveCityH5 white mobile
/fiveCityH5Detail white mobile|/canonScenicRally white`
  .trim()
  .split(/[|\n]/)
  .map((row) => row.trim().split(' '));

/** Of the pages without the mark for phones these have no layout for them; all others got one. */
const WITHOUT_PHONES = ['/MaterialCenter', '/score', '/test'];

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

describe('[R20]–[R79] every address of the specification', () => {
  test.each(SPECIFIED)('%s', async (path = '', ...marks) => {
    const reply = await open(path, { 'user-agent': iPhone });
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(html).toContain(`data-mantine-color-scheme="${marks.includes('white') ? 'light' : 'dark'}"`);
    expect(marks.includes('mobile') && WITHOUT_PHONES.includes(path)).toBe(false);
    const width = WITHOUT_PHONES.includes(path) ? '1300' : 'device-width, initial-scale=1';
    expect(html).toContain(`content="width=${width}"`);
  });

  test('[R32] upper and lower case are one', async () => {
    for (const path of ['/DETAIL', '/USERCENTER', '/FCB1YEAR/M2', '/login/'])
      expect((await open(path)).status).toBe(200);
  });

  test('[R85] only iPhones get the fixed width', async () => {
    const width = async (path: string, device: string) =>
      /name="viewport" content="width=([\w-]+)/.exec(await (await open(path, { 'user-agent': device })).text())?.[1];
    for (const path of ['/score', '/office/review']) {
      expect(await width(path, iPhone), path).toBe('1300');
      expect(await width(path, 'Mozilla/5.0 (Linux; Android 15)'), path).toBe('device-width');
    }
  });

  test('no two pages share an address', () => {
    const paths = Object.values(pages).flatMap((page) => page.paths.map((path) => path.toLowerCase()));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('the side bar is hidden on the pages of /fcb1year', () => {
    expect(pages.fcb1year.sideBar).toBe(false);
    expect(pages.fcb1year.paths).toHaveLength(5);
  });
});

describe('[R81] [R68] any other address', () => {
  test('is the 404 screen with status 404', async () => {
    for (const path of [
      '/404',
      '/nope',
      '/Detail/extra',
      '/.env',
      '/index.html',
      '/assets/none.js',
      '/%2e%2e/package.json',
    ]) {
      const reply = await open(path);
      expect(reply.status, path).toBe(404);
      expect(await reply.text(), path).not.toContain('"dependencies"');
    }
  });

  test('is JSON for a program that asks for JSON', async () => {
    const reply = await open('/nope', { accept: 'application/json' });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 404, success: false });
    expect(await product.call('/nope')).toMatchObject({ status: 404, body: { problem: 'not-found' } });
  });
});

describe('[R80] the site-verification files', () => {
  test('come from the folder of the settings, as they are', async () => {
    for (const file of files) {
      const reply = await open(`/${file}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toContain('text/plain');
      expect(await reply.text()).toBe(`proof of ${file}`);
    }
  });

  test('and nothing else does', async () => {
    for (const path of ['/none.txt', '/..%2fsecret.txt', '/%2e%2e/x.txt']) expect((await open(path)).status).toBe(404);
  });
});

describe('[R83] the page', () => {
  test('carries the site title, in the language of the reader', async () => {
    for (const path of ['/', '/Music', '/nope']) {
      expect(await (await open(path)).text()).toContain('<title>帧库 Framehall · 正版视频素材库</title>');
      const english = await (await open(path, { 'accept-language': 'en' })).text();
      expect(english).toContain('<title>Framehall · Licensed stock video library</title>');
    }
  });

  test('allows only its own scripts and styles, under a new nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const reply = await open('/');
        const policy = reply.headers.get('content-security-policy') ?? '';
        const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
        const [files = ''] = product.services.objects.browserOrigins;
        expect(policy.replaceAll(/(img|media|connect)-src [^;]+/g, '')).not.toMatch(/https?:/);
        expect(policy.replaceAll(files, '')).not.toMatch(/unsafe|https?:|\*/);
        expect(policy).toContain(`media-src 'self' blob: ${files};`);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(await reply.text()).toContain(`nonce="${nonce?.replaceAll('&', '&#38;')}"`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('keeps files for a year and the page itself not at all', async () => {
    expect((await open('/assets/app.js')).headers.get('cache-control')).toContain('immutable');
    expect((await open('/')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('[R19] plain http', () => {
  test('goes to https, except on this machine and on development hosts', async () => {
    const secure = await startProduct({
      PUBLIC_URL: 'https://www.framehall.example',
      DEMO: '1',
      INSECURE_HOSTS: 'dev.framehall.example',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const visit = (host: string, proto = 'http') =>
      fetch(`${secure.url}/Music?x=1`, {
        redirect: 'manual',
        headers: { accept: 'text/html', 'x-forwarded-host': host, 'x-forwarded-proto': proto },
      });
    const reply = await visit('www.framehall.example');
    expect(reply.status).toBe(308);
    expect(reply.headers.get('location')).toBe('https://www.framehall.example/Music?x=1');
    expect((await visit('evil.example')).headers.get('location')).toBe('https://www.framehall.example/Music?x=1');
    expect((await visit('www.framehall.example', 'https')).status).toBe(200);
    expect((await visit('dev.framehall.example')).status).toBe(200);
    expect((await visit('localhost:4000')).status).toBe(200);
  });
});

test('the API page describes every call', async () => {
  const { paths } = (await (await fetch(`${product.url}/docs/json`)).json()) as {
    paths: Record<string, { post: object }>;
  };
  expect(paths['/user/login']?.post).toMatchObject({ summary: 'Log in by password or by verification code' });
  const page = await fetch(`${product.url}/docs`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
});

test('/healthz says that the process lives, /readyz that it can work', async () => {
  expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ ok: true });
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});
