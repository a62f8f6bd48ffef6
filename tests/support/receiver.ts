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
  const held: ServerResponse[] = [];
  const count = { now: 0, most: 0 };
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    received.push({ body: await text(request), signature: String(request.headers['framehall-signature'] ?? '') });
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    reply.on('close', () => (count.now -= 1));
    if (answer.silent) held.push(reply);
    else end(reply);
  };
  const end = (reply: ServerResponse) =>
    reply.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location }).end();
  const server = createServer((request, reply) => void take(request, reply));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer,
    /** How many messages it had at once at most. */
    mostAtOnce: () => count.most,
    /** Answers what it was silent about, and from now on at once. */
    speak() {
      answer.silent = false;
      for (const reply of held.splice(0)) end(reply);
    },
  };
}
