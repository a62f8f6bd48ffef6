import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { callAsProgram } from '#tests/support/keys.ts';
import { signIn } from '#tests/support/people.ts';
import { type Reply, startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const calls = Object.values(contract).flatMap((part) => Object.values(part));

async function send(body: string | Buffer, headers: Record<string, string> = {}, path = '/user/login') {
  const reply = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body,
  });
  const answer = (await reply.json()) as Reply['body'];
  return { status: reply.status, body: answer, headers: reply.headers };
}

describe('a request that makes no sense gets a clear 4xx', () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  test.each<[string, string | Buffer, Record<string, string>, number, string]>([
    ['malformed JSON', '{"account":', {}, 400, 'bad-json'],
    ['a bare word', 'hello', {}, 400, 'bad-json'],
    ['an array', '[1]', {}, 400, 'bad-input'],
    ['a number', '7', {}, 400, 'bad-input'],
    ['null', 'null', {}, 400, 'bad-input'],
    ['bad UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), {}, 400, 'bad-json'],
    ['plain text', 'x', { 'content-type': 'text/plain' }, 415, 'wrong-media-type'],
    ['a form', 'account=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'wrong-media-type'],
    ['a gzip bomb', Buffer.alloc(10_000), { 'content-encoding': 'gzip' }, 415, 'wrong-media-type'],
    ['20 MB', Buffer.alloc(20 * 1024 * 1024, 0x20), {}, 413, 'too-large'],
    ['10,000 levels', deep, {}, 400, 'bad-input'],
    ['10,000 levels inside a field', `{"account":${deep}}`, {}, 400, 'bad-input'],
    ['NUL', String.raw`{"account":"a\u0000@example.com","password":"x"}`, {}, 400, 'bad-text'],
    ['NUL in a list', String.raw`{"account":["a","\u0000"]}`, {}, 400, 'bad-text'],
    ['NUL in a name', String.raw`{"\u0000":1}`, {}, 400, 'bad-text'],
    ['a lone surrogate', String.raw`{"account":"\ud800@example.com","password":"x"}`, {}, 400, 'bad-text'],
    ['__proto__', '{"__proto__":{"gid":2}}', {}, 400, 'bad-input'],
    ['__proto__ in a list', '{"account":[{"__proto__":{"gid":2}}]}', {}, 400, 'bad-input'],
    ['constructor', '{"constructor":{"prototype":{"gid":2}}}', {}, 400, 'bad-input'],
    ['an unknown field', '{"account":"a@example.com","password":"x","gid":2}', {}, 400, 'bad-input'],
    ['more values than any call takes', `[${'0,'.repeat(20_000)}0]`, {}, 413, 'too-large'],
    ['as many in several lists', `{"a":[${'0,'.repeat(9999)}0],"b":[${'0,'.repeat(9999)}0]}`, {}, 413, 'too-large'],
  ])('%s', async (_name, body, headers, status, problem) => {
    const reply = await send(body, headers);
    expect(reply).toMatchObject({ status, body: { success: false, problem, message: expect.stringMatching(/\w{4}/) } });
  });

  test('an address that cannot be decoded', async () => {
    expect((await fetch(`${product.url}/%E0%A4%A`)).status).toBe(400);
    expect((await fetch(`${product.url}/%00`)).status).toBe(404);
  });

  test('huge headers', async () => {
    const reply = await fetch(product.url, { headers: { 'x-big': 'x'.repeat(100_000) } });
    expect(reply.status).toBe(431);
  });
});

test('messages come in the language of the request', async () => {
  expect((await send('{', { 'accept-language': 'en-GB,en;q=0.9' })).body.message).toBe('The request is not valid JSON');
  expect((await send('{', { 'accept-language': 'zh-CN' })).body.message).toBe('请求内容不是有效的 JSON');
});

test('an empty body is an empty object', async () => {
  expect((await send('', {}, '/session')).body.data).toEqual({ verity: false });
  const bare = await fetch(`${product.url}/session`, { method: 'POST' });
  expect(bare.status).toBe(200);
});

describe('every call refuses without falling over', async () => {
  const token = await signIn(product, 'admin');
  test.each([
    ['null', null],
    ['zero', 0],
    ['a negative number', -1],
    ['a huge number', Number.MAX_VALUE],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(10_000)],
    ['a truth', true],
    ['an empty list', []],
    ['an empty object', {}],
    ['a list in a list', [[]]],
    ['an object in an object', { id: {} }],
    ['a day that does not exist', '2024-99-99'],
    ['a sign beyond the first plane', '😀'],
  ])('%s in every field', async (_, value) => {
    for (const call of calls) {
      const shape = (call.input as { shape?: Record<string, unknown> }).shape ?? {};
      const input = Object.fromEntries(Object.keys(shape).map((key) => [key, value]));
      const keep = call.path === '/logoff' ? undefined : token;
      const reply = await product.call(call.path, input, { token: keep });
      expect(reply.status, `${call.path} ${JSON.stringify(input).slice(0, 80)}`).toBeLessThan(500);
    }
  });
});

test('every call says who may make it, and refuses a visitor unless anyone may', async () => {
  for (const call of calls) {
    expect(call.who, call.path).toBeDefined();
    if (call.who === 'anyone') continue;
    // 1001 sends a visitor to the login page, which is no help to a judge or a program without a key.
    const code = call.who === 'judge' || (typeof call.who === 'object' && 'key' in call.who) ? 401 : 1001;
    const reply = await callAsProgram(product, call.method, call.path, {});
    expect(reply, call.path).toMatchObject({ status: 401, body: { code } });
  }
});

describe('the guard of staff calls cannot be walked around', () => {
  test.each([
    '/Office/user/list',
    '/office%2fuser%2flist',
    '//office/user/list',
    '/x/../office/user/list',
    '/office/user/list;x',
    '/office/user/list/',
    '/office/user/list?x=/session',
    '/office/./user/list',
  ])('%s', async (path) => {
    const { hostname, port } = new URL(product.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.end(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 (400|401|404)/);
    expect(answer).not.toContain('infos');
  });
});

describe('headers', () => {
  test('[R236] a stranger’s page gets no grant, and nothing personal is stored on the way', async () => {
    const reply = await send('{}', { origin: 'https://evil.example' }, '/session');
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const preflight = await fetch(`${product.url}/session`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('every reply has a request id of its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await send('{}', {}, '/session')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a flood from one address', () => {
  test('is turned away with 429, over all calls together, and may come back', async () => {
    const small = await startProduct({ REQUESTS_PER_MINUTE: '5' });
    const paths = ['/session', '/cart/list', '/user/profile', '/no/such/call'];
    const replies = await Promise.all(Array.from({ length: 8 }, (_, turn) => small.call(paths[turn % 4] ?? '')));
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({ code: 429, success: false, problem: 'too-many-requests' });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const counted = () => small.db.selectFrom('requestCounts').select(['key', 'requests']).execute();
    await expect.poll(counted).toEqual([{ key: 'requests 127.0.0.1', requests: 5 }]);
  });

  test('gets a page that says so in its language, and no file of the bundle less', async () => {
    const small = await startProduct({ REQUESTS_PER_MINUTE: '1' });
    const open = (language: string) =>
      fetch(`${small.url}/Music`, { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': language } });
    expect((await open('zh')).status).toBe(200);
    const reply = await open('zh');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.text()).toContain('<h1>请求过于频繁，请稍后再试</h1>');
    expect(await (await open('en')).text()).toContain('<h1>Too many requests. Please try again shortly</h1>');
    const [file, docs] = [await fetch(`${small.url}/assets/app.js`), await fetch(`${small.url}/docs/json`)];
    expect([file.status, docs.status]).toEqual([200, 429]);
  });
});
