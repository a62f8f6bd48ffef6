import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A span with its attributes by name, and the process that it comes from. */
export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  service: string;
  attributes: Record<string, string>;
}

const byName = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));

function spansIn(body: string): ReceivedSpan[] {
  return (JSON.parse(body) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        service: byName(resource.attributes)['service.name'] ?? '',
        attributes: byName(span.attributes),
      })),
  );
}

/** Takes traces by OTLP/HTTP in JSON, as a collector does, and answers as the test wants, until the test file ends. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const requests: { url: string; headers: IncomingMessage['headers']; spans: number }[] = [];
  const answer: { status: number; silent?: boolean } = { status: 200 };
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    const got = spansIn(await text(request));
    requests.push({ url: request.url ?? '', headers: request.headers, spans: got.length });
    if (answer.silent) return;
    if (answer.status === 200) spans.push(...got);
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, reply) => void take(request, reply));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, requests, answer };
}
