import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import pg from 'pg';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { embeddedUrl } from '#tests/support/embedded-url.ts';

export { en, zh };

/** For `page.emulateMedia`: films play by themselves, and what opens fades in. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

/** Text with its values filled in, as the reader sees it. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** Words on a button that name an amount. */
export const amountIn = (text: string) => new RegExp(text.replace('{{amount}}', '¥[\\d,.]+'));

export async function call<T = Record<string, unknown>>(
  request: APIRequestContext,
  path: string,
  input: object = {},
  token?: string,
): Promise<T> {
  const headers: Record<string, string> = token === undefined ? {} : { access_token: token };
  const reply = await request.post(path, { data: input, headers });
  return (await reply.json()) as T;
}

export async function tokenOf(request: APIRequestContext, name: string): Promise<string> {
  const input = { account: `${name}@framehall.test`, password: 'framehall-demo' };
  return (await call<{ token: string }>(request, '/user/login', input)).token;
}

/** Logs the browser's next pages in as a demo account. */
export async function beAs(context: BrowserContext, request: APIRequestContext, name: string): Promise<string> {
  const token = await tokenOf(request, name);
  await keepToken(context, token);
  return token;
}

/** Sets the token only once, so that a later page does not undo what the pages did with it. */
export async function keepToken(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((kept) => {
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', '1');
    localStorage.setItem('access_token', kept);
  }, token);
}

/** The newest message to somebody, as an admin reads it in the mailbox; waits until so many have been sent. */
export async function readMessage(request: APIRequestContext, recipient: string, count = 1): Promise<string> {
  const admin = await tokenOf(request, 'admin');
  let body = '';
  await expect(async () => {
    const { infos } = await call<{ infos: { body: string }[] }>(
      request,
      '/office/message/list',
      { keyword: recipient },
      admin,
    );
    expect(infos.length).toBeGreaterThanOrEqual(count);
    body = infos[0]?.body ?? '';
  }).toPass();
  return body;
}

export async function readCode(request: APIRequestContext, recipient: string, count = 1): Promise<string> {
  return /\d{6}/.exec(await readMessage(request, recipient, count))?.[0] ?? '';
}

/** Lifts the limit of one code a minute, because a journey cannot wait that long. */
export async function aMinuteLater(account: string): Promise<void> {
  await inDatabase('delete from rate_limits where key = $1', [`code:minute:${account}`]);
}

export function newEmail(): string {
  return `journey-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Registers through the API, for journeys about something else. */
export async function registered(request: APIRequestContext): Promise<{ account: string; token: string }> {
  const account = newEmail();
  await call(request, '/user/code', { account, purpose: 'register' });
  const code = await readCode(request, account);
  const input = { account, code, password: 'a good password', nickname: '林小雨', agreed: { user: 1, privacy: 1 } };
  return { account, token: (await call<{ token: string }>(request, '/user/register', input)).token };
}

export async function aVideo(request: APIRequestContext): Promise<number> {
  return aMaterial(request, 'video');
}

/** A clip that can be played; the journeys of other desks put some on sale that have no film. */
export async function aFilm(request: APIRequestContext): Promise<number> {
  await aVideo(request);
  const { infos } = (await (await request.get('/search?type=video')).json()) as {
    infos: { id: number; url480: string }[];
  };
  for (const { id, url480 } of infos) if (url480 !== '' && (await request.head(url480)).ok()) return id;
  throw new Error('no clip on sale has a film');
}

/** A material on sale; waits while the demo is still making it. */
export async function aMaterial(request: APIRequestContext, type: 'video' | 'pic' | 'music'): Promise<number> {
  let id: number | undefined;
  await expect(async () => {
    const found = (await (await request.get(`/search?type=${type}`)).json()) as {
      infos: { id?: number; musicId?: number }[];
    };
    id = found.infos[0]?.id ?? found.infos[0]?.musicId;
    expect(id).toBeDefined();
  }).toPass({ timeout: 150_000 });
  return id!;
}

/** Runs a statement in the product's database, for states that no screen can set yet. */
export async function inDatabase(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(embeddedUrl(process.env['JOURNEY_DATA'] ?? ''));
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

const CHECKED = {
  // Faults only, because describing the faultless elements takes axe as long as checking them.
  resultTypes: ['violations' as const],
  // Only a rule that axe leaves out by itself needs the style sheets, which it would fetch again.
  preload: { assets: ['media'] },
  // Whoever speaks to the page says what they read; axe leaves this rule out by itself.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** The small form, which pages read in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page, which learns axe only once: that takes as long as checking a small page. */
export async function faultsOf(page: Page, options: axe.RunOptions = CHECKED): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return await page.evaluate(async (chosen) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, chosen);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // Retried, because content that reloads or fades in is pale for a moment; a real fault stays.
  await expect(async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForFunction(() =>
      document.getAnimations().every((it) => !(it instanceof CSSTransition) || it.playState !== 'running'),
    );
    expect(await faultsOf(page)).toEqual([]);
  }).toPass({ intervals: [500, 2000] });
}

/** Fails the journey when the page complains in the console. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|404|40\d|429)/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
