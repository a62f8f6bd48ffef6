import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { connectObjects } from '#server/platform/objects/connect.ts';
import { softPhoto } from './support/files.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';
import { type ReceivedSpan, startTraceReceiver } from './support/trace-receiver.ts';

const KEY = { accessKeyId: 'test-key', secretAccessKey: 'a secret that only this test knows' };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

const receiver = await startTraceReceiver();
const inTrace = (traceId = TRACE) => receiver.spans.filter((span) => span.traceId === traceId);
const named = (name: string, spans = inTrace()) => spans.find((span) => span.name === name);
const below = (span: ReceivedSpan | undefined) =>
  inTrace(span?.traceId).filter(({ parentSpanId }) => parentSpanId === span?.spanId);

describe.skipIf(!existsSync('/proc/self/environ'))('traces of a product', { timeout: 360_000 }, () => {
  let product: Run;
  let token: string;
  const call = async (path: string, input: object, headers: Record<string, string> = {}) =>
    await fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { access_token: token } : {}), ...headers },
      body: JSON.stringify(input),
    });

  beforeAll(async () => {
    product = await runProduct({
      DATA_DIR: newDataDir(),
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
      OTEL_TRACES_SAMPLER_ARG: '1',
    });
    await product.says(/Framehall is ready/);
    const login = await call('/user/login', { account: 'photographer@framehall.test', password: 'framehall-demo' });
    ({ token } = (await login.json()) as { token: string });
  }, 360_000);
  afterAll(async () => {
    product.process.kill('SIGTERM');
    await product.ended;
  });

  test('a call, its job, their statements and their requests to the store share the trace that came with the call', async () => {
    const bytes = await softPhoto(7);
    const file = { fileName: '日落.jpg', fileSize: bytes.length };
    const place = (await (await call('/upload/token/photo', file)).json()) as { token: { filePath: string } };
    const { filePath } = place.token;
    const { objects: settings } = loadConfig({ OBJECTS_PORT: new URL(product.objectUrl('')).port, HOST: '127.0.0.1' });
    const objects = connectObjects(settings, KEY, product.url);
    await objects.put('uploads', filePath, bytes, { contentType: 'image/jpeg' });
    objects.close();
    const reply = await call(
      '/upload/photo/success?lang=secret-query',
      { ...file, filePath, platform: 'web', width: 4000, height: 2600 },
      { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'given-by-a-proxy' },
    );
    expect([reply.status, reply.headers.get('x-request-id')]).toEqual([200, 'given-by-a-proxy']);
    for (const name of ['POST /upload/photo/success', 'job media.process'])
      await expect.poll(() => named(name), { timeout: 180_000 }).toBeDefined();

    const root = named('POST /upload/photo/success');
    expect(root).toMatchObject({
      parentSpanId: PARENT,
      service: 'framehall-web',
      kind: SERVER,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/upload/photo/success',
        'http.response.status_code': '200',
        'framehall.request_id': 'given-by-a-proxy',
      },
      status: {},
    });
    expect(below(root).map(({ name, kind }) => [name, kind])).toEqual(
      expect.arrayContaining([
        ['find-session', CLIENT],
        ['begin', CLIENT],
        ['insert materials', CLIENT],
        ['commit', CLIENT],
        ['S3/HeadObject', CLIENT],
      ]),
    );
    const job = named('job media.process');
    expect(job).toMatchObject({
      parentSpanId: root?.spanId,
      service: 'framehall-worker',
      kind: CONSUMER,
      attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': 'media.process' },
    });
    const steps = below(job);
    expect(steps.filter(({ name }) => name === 'S3/GetObject').map(({ attributes }) => attributes)).toContainEqual({
      'rpc.system': 'aws-api',
      'rpc.method': 'GetObject',
      'aws.s3.bucket': 'framehall-originals',
    });
    expect(steps.map(({ name }) => name)).toContain('S3/PutObject');
    const told = JSON.stringify(receiver.spans);
    for (const secret of [token, filePath, '日落', 'secret-query', 'photographer@', KEY.secretAccessKey])
      expect(told).not.toContain(secret);
  });

  test('a refused call tells its status and why, a page that it is one; probes are nobody’s trace', async () => {
    expect((await call('/user/profile', {}, { access_token: 'nobody' })).status).toBe(401);
    expect((await call('/cart/add', { nonsense: true })).status).toBe(400);
    const visit = 'b'.repeat(32);
    const headers = { accept: 'text/html', traceparent: `00-${visit}-${PARENT}-01` };
    await fetch(`${product.url}/Music`, { headers });
    await fetch(`${product.url}/healthz`);
    const find = (name: string) => named(name, receiver.spans)?.attributes;
    await expect.poll(() => find('POST /cart/add'), { timeout: 60_000 }).toBeDefined();
    await expect
      .poll(() => named('GET page', inTrace(visit))?.attributes, { timeout: 60_000 })
      .toMatchObject({ 'http.response.status_code': '200' });
    expect(find('POST /user/profile')).toMatchObject({
      'http.response.status_code': '401',
      'framehall.problem': 'no-session',
    });
    expect(find('POST /cart/add')).toMatchObject({
      'http.response.status_code': '400',
      'framehall.problem': 'bad-input',
    });
    expect(receiver.spans.filter(({ name }) => name === 'GET /healthz')).toEqual([]);
  });

  test('while the receiver is silent calls are answered; what was recorded last is sent at the end', async () => {
    receiver.answer.silent = true;
    const before = receiver.requests.length;
    await expect
      .poll(
        async () => {
          expect((await call('/session', {})).status).toBe(200);
          return receiver.requests.length;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(before);
    expect((await call('/session', {})).status).toBe(200);
    receiver.answer.silent = false;
    const last = 'a'.repeat(32);
    expect((await call('/session', {}, { traceparent: `00-${last}-${PARENT}-01` })).status).toBe(200);
    product.process.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(inTrace(last).map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /session', 'find-session']));
  });
});
