import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ProviderKeys } from '../../invoice-provider/sandbox/keys.ts';
import { openProviderSandbox } from '../../invoice-provider/sandbox/sandbox.ts';
import type { Log } from '../../log.ts';
import { type Answer, answerTo } from './answers.ts';
import { openBook } from './book.ts';
import { type Delivery, PAUSES, startDelivery } from './delivery.ts';
import { keptSandboxKeys, type SandboxKeys } from './keys.ts';
import type { Sandbox } from './sandbox.ts';
import { newGatewayBehaviour } from './behaviour.ts';

const LOOPBACK = '127.0.0.1';
const MOST_BYTES = 64 * 1024;

interface Options {
  dataDir: string;
  /** 0 for any free port. */
  port: number;
  log: Log;
  /** Whose name invoices carry. */
  sellerName: string;
  /** Pauses between tries to tell the product. */
  pauses?: readonly number[];
}

export interface RunningSandbox {
  url: string;
  keys: SandboxKeys;
  providerKeys: ProviderKeys;
  close(): Promise<void>;
}

/**
 * Both gateways and the invoice provider in one server on loopback, for demos and tests: it signs and checks like the
 * real ones.
 */
export async function startSandbox({
  dataDir,
  port,
  log,
  sellerName,
  pauses = PAUSES,
}: Options): Promise<RunningSandbox> {
  const keys = await keptSandboxKeys(dataDir);
  const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000 });
  server.maxConnections = 500;
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const url = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const sandbox: Sandbox = {
    keys,
    book: openBook(join(dataDir, 'payments-sandbox', 'trades.jsonl')),
    whims: newGatewayBehaviour(),
    codes: new Map(),
    provider: openProviderSandbox({ dataDir, url, sellerName }),
    payUrl: ({ id }) => `${url}/pay/${id}`,
  };
  const delivery = startDelivery(sandbox, pauses);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    handle(sandbox, delivery, request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return;
      log.error({ err: error, method: request.method }, 'sandbox request failed');
      send(response, { status: 500 });
    });
  });
  return {
    url,
    keys,
    providerKeys: sandbox.provider.keys,
    async close() {
      delivery.close();
      sandbox.provider.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function handle(
  sandbox: Sandbox,
  delivery: Delivery,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '', 'http://sandbox');
  const body = await readBody(request);
  if (!url || body === undefined) return send(response, { status: 400 });
  const answer = await answerTo(sandbox, delivery, { request, url, body });
  if (answer === 'none') return void request.socket.destroy();
  return send(response, answer);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  // Closes each connection, so that after a restart nobody reuses one of the earlier process.
  response.writeHead(status, { ...headers, connection: 'close' });
  response.end(body);
}
