import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface Received {
  body: string;
  signature: string;
}

/** A company's server that is told things, and answers as the test wants, until the test file ends. */
export async function startReceiver() {
  const received: Received[] = [];
  const answer: { status: number; location?: string; silent?: boolean } = { status: 204 };
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    received.push({ body: await text(request), signature: String(request.headers['framehall-signature'] ?? '') });
    if (answer.silent) return;
    reply.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location }).end();
  };
  const server = createServer((request, reply) => void take(request, reply));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, answer };
}
