import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBundle } from './bundle-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
mkdirSync(join(folder, 'assets'));
const files = {
  'index.html': '<h1>a page</h1>',
  'index.html.br': 'pressed',
  'offline.html': '<h1>without network</h1>',
  'service-worker.js': 'void 0;',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1.js': 'console.log("a page")',
  'assets/app-1.js.br': brotliCompressSync('console.log("a page")'),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
writeFileSync(join(folder, '..', 'beside-the-bundle.js'), 'private');

/** Files of other releases, and how many requests for them are let through. */
const others: Record<string, string> = {
  'old-2.js': 'console.log("before")',
  'old-2.js.br': 'pressed',
  'old-3.txt': 'text',
};
let allowed = Infinity;

const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
app.decorate('takeRequest', () => (--allowed < 0 ? 7 : undefined));
const openOther = async (name: string) =>
  await Promise.resolve(others[name] === undefined ? undefined : Readable.from([others[name]]));
beforeAll(async () => await serveBundle(app, folder, openOther));
afterAll(async () => await app.close());

describe('the files of the bundle', () => {
  test('assets come for a year, in the form that the browser unpacks', async () => {
    const pressed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(pressed.statusCode).toBe(200);
    expect(pressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(pressed.headers['vary']).toMatch(/accept-encoding/i);
    const plain = await app.inject({ url: '/assets/app-1.js' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'console.log("a page")']);
  });

  test('those of another release come from elsewhere, in the form that the browser unpacks', async () => {
    const pressed = await app.inject({ url: '/assets/old-2.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect([pressed.statusCode, pressed.body]).toEqual([200, 'pressed']);
    expect(pressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const plain = await app.inject({ url: '/assets/old-2.js', headers: { 'accept-encoding': 'gzip' } });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'console.log("before")']);
  });

  test('whoever asks for too many of them has to wait', async () => {
    allowed = 1;
    const statuses = [];
    for (const url of ['/assets/old-2.js', '/assets/old-2.js', '/assets/none.js', '/assets/app-1.js'])
      statuses.push((await app.inject({ url })).statusCode);
    allowed = Infinity;
    expect(statuses).toEqual([200, 429, 429, 200]);
  });

  test('others come for an hour, and nothing is sent to who asks only whether they are there', async () => {
    const icon = await app.inject({ method: 'HEAD', url: '/icon.svg' });
    expect([icon.statusCode, icon.body, icon.headers['cache-control']]).toEqual([200, '', 'public, max-age=3600']);
  });

  test.each([
    ['/service-worker.js', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"],
    ['/offline.html', "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; "],
  ])('%s is asked for anew after a release, and may do little', async (url, policy) => {
    const { headers } = await app.inject({ url });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain(policy);
  });

  test.each([
    '/index.html',
    '/index.html.br',
    '/assets/app-1.js.br',
    '/assets/none.js',
    '/assets/old-2.js.br',
    '/assets/old-3.txt',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/%2e%2e%2f%2e%2e%2fbeside-the-bundle.js',
    '/..%2fbeside-the-bundle.js',
  ])('%s is not among them', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});
