import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { nameStatement } from '#server/platform/database/statement-spans.ts';
import { createLog } from '#server/platform/log.ts';
import { connectObjects } from '#server/platform/objects/connect.ts';
import { startTraceReceiver } from '#tests/support/trace-receiver.ts';
import { currentTraceparent, inSpan, noteSpan, recorded, type SpanStart } from './span.ts';
import { readTraceparent } from './trace-context.ts';
import { createTracer } from './tracer.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const GIVEN = `00-${TRACE}-${PARENT}-01`;
const CALL = (): SpanStart => ({ name: 'POST /cart/add', kind: 'server', attributes: { 'http.route': '/cart/add' } });
const READ = (): SpanStart => ({ name: 'select users', kind: 'client', attributes: {} });
const log = createLog('silent', 'web');

const tracerTo = (url: string, share = 1) =>
  createTracer({ url: `${url}/v1/traces`, headers: { 'api-key': 'a b' }, share }, 'web', log);

describe('the header traceparent', () => {
  test.each([
    [GIVEN, { traceId: TRACE, spanId: PARENT, sampled: true }],
    [`00-${TRACE}-${PARENT}-00`, { traceId: TRACE, spanId: PARENT, sampled: false }],
    [`01-${TRACE}-${PARENT}-03-later`, { traceId: TRACE, spanId: PARENT, sampled: true }],
    [undefined, undefined],
    [[GIVEN], undefined],
    ['', undefined],
    [`ff-${TRACE}-${PARENT}-01`, undefined],
    [`00-${TRACE.toUpperCase()}-${PARENT}-01`, undefined],
    [`00-${'0'.repeat(32)}-${PARENT}-01`, undefined],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
    [`00-${TRACE}-${PARENT}-0`, undefined],
    [`00-${TRACE}-${PARENT}-01x`, undefined],
  ])('%j', (given, read) => {
    expect(readTraceparent(given)).toEqual(read);
  });
});

describe('a statement is named by verb and tables', () => {
  test.each([
    ['select "id" from "users" where "email" = $1', 'select users'],
    ['\n  SELECT a from orders o\n  join order_lines l on l.order_id = o.id', 'select orders order_lines'],
    ['insert into "orders" ("note") values ($1) on conflict do update set x = 1', 'insert orders'],
    [
      'update "cart_items" set "n" = $1 where "id" in (select id from picked for update skip locked)',
      'update cart_items picked',
    ],
    ['delete from only pgboss.job', 'delete pgboss.job'],
    [
      'select extract(epoch from began), a is distinct from b from unnest($1::int[]) join lateral (select 1) x',
      'select',
    ],
    ["select 'from here' from sessions", 'select here sessions'],
    ['begin', 'begin'],
    ['(select 1)', 'statement'],
  ])('%j', (text, name) => {
    expect(nameStatement(text)).toBe(name);
  });
});

test('spans arrive as OTLP with their trace, parents, times and outcome', async () => {
  const receiver = await startTraceReceiver();
  const tracer = tracerTo(receiver.url);
  const refused = recorded(tracer.begin(CALL, GIVEN), async () => {
    await inSpan(READ, () => Promise.resolve());
    noteSpan(() => ({ ...READ(), name: 'commit' }), { tookMs: 1, failed: false });
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await tracer.close();
  const [read, commit, call] = receiver.spans;
  expect(call).toMatchObject({
    traceId: TRACE,
    parentSpanId: PARENT,
    name: 'POST /cart/add',
    kind: 2,
    service: 'framehall-web',
    attributes: { 'http.route': '/cart/add' },
    status: { code: 2 },
  });
  expect(read).toMatchObject({ traceId: TRACE, parentSpanId: call?.spanId, name: 'select users', kind: 3, status: {} });
  expect(commit).toMatchObject({ traceId: TRACE, parentSpanId: call?.spanId, name: 'commit' });
  expect(call?.spanId).toMatch(/^[0-9a-f]{16}$/);
  const [began, ended] = [BigInt(call?.startTimeUnixNano ?? 0), BigInt(call?.endTimeUnixNano ?? 0)];
  expect(began < ended && BigInt(read?.startTimeUnixNano ?? 0) >= began).toBe(true);
  // Of this century, in nanoseconds.
  expect(String(began)).toMatch(/^1\d{18}$/);
  expect(receiver.requests).toEqual([{ url: '/v1/traces', headers: expect.anything(), spans: 3 }]);
  expect(receiver.requests[0]?.headers).toMatchObject({ 'api-key': 'a b', 'content-type': 'application/json' });
});

test('who began a trace decides whether it is recorded; of others the share is', async () => {
  const receiver = await startTraceReceiver();
  const [none, all] = [tracerTo(receiver.url, 0), tracerTo(receiver.url, 1)];
  expect(none.begin(CALL, undefined)).toBeUndefined();
  expect(none.begin(CALL, GIVEN)).toMatchObject({ traceId: TRACE, parentId: PARENT });
  expect(all.begin(CALL, `00-${TRACE}-${PARENT}-00`)).toBeUndefined();
  expect(all.begin(CALL, 'nonsense')).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  await Promise.all([none.close(), all.close()]);
});

test('outside a trace nothing is recorded', async () => {
  expect(await recorded(undefined, () => inSpan(READ, () => Promise.resolve(currentTraceparent())))).toBeUndefined();
});

describe('a receiver that is away', () => {
  test('costs only memory with a limit: no new trace begins, and what waits is sent once it is back', async () => {
    const receiver = await startTraceReceiver();
    receiver.answer.status = 503;
    const tracer = tracerTo(receiver.url);
    const first = tracer.begin(CALL, GIVEN);
    await recorded(first, async () => {
      for (let turn = 0; turn < 5000; turn += 1) await inSpan(READ, () => Promise.resolve());
    });
    expect(tracer.begin(CALL, GIVEN)).toBeUndefined();
    await expect.poll(() => receiver.requests.length).toBe(1);
    expect(receiver.requests[0]?.spans).toBe(2048);
    expect(tracer.begin(CALL, GIVEN)).toBeUndefined();
    receiver.answer.status = 200;
    await tracer.close();
    expect(receiver.spans).toHaveLength(2048);
  });

  test('is not sent again what it refuses', async () => {
    const receiver = await startTraceReceiver();
    receiver.answer.status = 400;
    const tracer = tracerTo(receiver.url);
    await recorded(tracer.begin(CALL, GIVEN), () => Promise.resolve());
    await expect.poll(() => receiver.requests.length).toBe(1);
    await tracer.close();
    expect(receiver.requests).toHaveLength(1);
  });

  test('or says nothing holds up the end for a moment only', async () => {
    const receiver = await startTraceReceiver();
    receiver.answer.silent = true;
    const tracer = tracerTo(receiver.url);
    await recorded(tracer.begin(CALL, GIVEN), () => Promise.resolve());
    await tracer.close();
    expect(receiver.requests).toHaveLength(1);
    const gone = createTracer({ url: 'http://127.0.0.1:1/v1/traces', headers: {}, share: 1 }, 'web', log);
    await recorded(gone.begin(CALL, GIVEN), () => Promise.resolve());
    await gone.close();
  });
});

test('the store is told of the trace, in a header that is not signed', async () => {
  const asked: (string | undefined)[][] = [];
  const store = createServer((request, reply) => {
    const { traceparent, authorization } = request.headers;
    asked.push([traceparent as string | undefined, authorization]);
    reply.writeHead(200).end();
  });
  await new Promise<void>((ready) => store.listen(0, '127.0.0.1', ready));
  afterAll(() => store.close());
  const { port } = store.address() as AddressInfo;
  const { objects: settings } = loadConfig({ OBJECTS_PORT: String(port), HOST: '127.0.0.1' });
  const objects = connectObjects(settings, { accessKeyId: 'a', secretAccessKey: 'bb' }, 'http://localhost');
  const receiver = await startTraceReceiver();
  const tracer = tracerTo(receiver.url);
  await recorded(tracer.begin(CALL, GIVEN), () => objects.isReady());
  await objects.isReady();
  await tracer.close();
  objects.close();
  const [request, call] = receiver.spans;
  expect(request).toMatchObject({
    name: 'S3/HeadBucket',
    traceId: TRACE,
    parentSpanId: call?.spanId,
    attributes: { 'aws.s3.bucket': 'framehall-originals' },
  });
  expect(asked.map(([traceparent]) => traceparent)).toEqual([`00-${TRACE}-${request?.spanId}-01`, undefined]);
  expect(asked[0]?.[1]).toMatch(/SignedHeaders=/);
  expect(asked[0]?.[1]).not.toContain('traceparent');
});
