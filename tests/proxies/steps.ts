import { deepEqual, equal, match } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { type Answer, ask, type Question } from './visitor.ts';

export interface Place {
  site: URL;
  files: URL;
  /** Port that only sends visitors on to https. */
  plainPort: number;
  certificate: string;
  /** The store's owner. */
  key: { accessKeyId: string; secretAccessKey: string };
}

const MiB = 1024 * 1024;
const FILM = randomBytes(24 * MiB + 17);
const VISITOR = '127.0.0.9';

/** Makes a call, and fails unless it succeeds. */
// oxlint-disable-next-line typescript/no-explicit-any
async function call(place: Place, path: string, input: object, more: Partial<Question> = {}): Promise<any> {
  const headers = { 'content-type': 'application/json', ...more.headers };
  const body = Buffer.from(JSON.stringify(input));
  const answer = await ask(place.site, place.certificate, { ...more, method: 'POST', path, headers, body });
  const told = JSON.parse(answer.body.toString());
  equal(told.success, true, answer.body.toString());
  return told;
}

async function signIn(place: Place, name: string, more: Partial<Question> = {}): Promise<Record<string, string>> {
  const input = { account: `${name}@framehall.test`, password: 'framehall-demo' };
  const { token } = await call(place, '/user/login', input, more);
  return { access_token: token, 'access-token': token };
}

async function tlsAndHttp2(place: Place): Promise<void> {
  const page = await ask(place.site, place.certificate, { path: '/', headers: { accept: 'text/html' } });
  equal(page.status, 200);
  match(String(page.headers['strict-transport-security']), /max-age=31536000/);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body.toString())?.[1];
  equal((await ask(place.site, place.certificate, { path: script ?? '' })).status, 200);
}

async function wayToHttps({ site, plainPort }: Place): Promise<void> {
  const sent = request({ host: '127.0.0.1', port: plainPort, path: '/Music?x=1', headers: { host: site.hostname } });
  const [reply] = (await once(sent.end(), 'response')) as [IncomingMessage];
  reply.resume();
  equal(reply.statusCode, 308);
  const to = new URL(reply.headers.location ?? '');
  deepEqual([to.protocol, to.hostname, to.pathname, to.search], ['https:', site.hostname, '/Music', '?x=1']);
}

async function sessions(place: Place): Promise<void> {
  const headers = await signIn(place, 'buyer');
  equal((await call(place, '/session', {}, { headers })).data.verity, true);
}

async function visitorsAddress(place: Place): Promise<void> {
  const lie = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' };
  const from = VISITOR;
  const headers = { ...lie, ...(await signIn(place, 'sales', { from, headers: lie })) };
  const { infos } = await call(place, '/user/device/list', {}, { from, headers });
  equal(infos.find(({ current }: { current: boolean }) => current).address, VISITOR);
}

async function largeCalls(place: Place): Promise<void> {
  const body = Buffer.from(JSON.stringify({ wrong: 'x'.repeat(1_000_000) }));
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(place.site, place.certificate, { method: 'POST', path: '/session', headers, body });
  // The product has read it to its end.
  equal(JSON.parse(answer.body.toString()).problem, 'bad-input');
}

/** Sends or reads an object as a browser does: by HTTP/2, signed for the address that it sees. */
async function object(place: Place, path: string, key: object, question: Omit<Question, 'path'>): Promise<Answer> {
  const signer = new AwsV4Signer({
    url: new URL(path, place.files).href,
    method: question.method ?? 'GET',
    service: 's3',
    region: 'cn-shanghai',
    signQuery: true,
    ...place.key,
    ...key,
  });
  const { url } = await signer.sign();
  return await ask(place.files, place.certificate, { ...question, path: url.pathname + url.search });
}

async function uploadsAndRanges(place: Place): Promise<void> {
  const headers = await signIn(place, 'photographer');
  const about = { fileName: 'film.mp4', fileSize: FILM.length };
  const { token } = await call(place, '/upload/token/video', about, { headers });
  equal(new URL(token.url).origin, place.files.origin);
  const { filePath } = token;
  const key = await call(place, '/upload/ali/sts', { filePath }, { headers });
  const path = `${new URL(token.url).pathname.replace(/\/$/, '')}/${filePath}`;
  const own = { accessKeyId: key.accessKeyId, secretAccessKey: key.accessKeySecret, sessionToken: key.securityToken };
  const sent = await object(place, path, own, { method: 'PUT', body: FILM });
  equal(sent.status, 200, sent.body.toString());
  const part = await object(place, path, {}, { headers: { range: 'bytes=12345678-12345777' } });
  equal(part.status, 206, part.body.toString());
  equal(part.headers['content-range'], `bytes 12345678-12345777/${FILM.length}`);
  deepEqual(part.body, FILM.subarray(12_345_678, 12_345_778));
  deepEqual((await object(place, path, {}, {})).body, FILM);
  const taken = await call(place, '/upload/video/success', { ...about, filePath, platform: 'web' }, { headers });
  match(taken.materialCode, /\w+/);
}

export const STEPS = {
  'TLS and HTTP/2': tlsAndHttp2,
  'the way from http to https': wayToHttps,
  'signing in and staying so': sessions,
  'the visitor’s real address, whatever it claims': visitorsAddress,
  'calls as large as they may be': largeCalls,
  'uploads, ranges and whole files': uploadsAndRanges,
};
