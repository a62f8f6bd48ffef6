import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { freePort } from '#server/platform/net.ts';

export interface Receiver {
  url: string;
  /** When each message first came, by its id. */
  arrived: Map<string, number>;
  /** How often anything came. */
  posts(): number;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** A company's server on this machine, at one address however often it goes down. */
export async function startReceiver(): Promise<Receiver> {
  const port = await freePort();
  const arrived = new Map<string, number>();
  let posts = 0;
  const take = async (message: IncomingMessage, reply: ServerResponse) => {
    const { id } = (await json(message)) as { id: string };
    posts += 1;
    if (!arrived.has(id)) arrived.set(id, performance.now());
    reply.writeHead(204).end();
  };
  let server: Server;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/`,
    arrived,
    posts: () => posts,
    async open() {
      server = createServer((message, reply) => void take(message, reply)).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  await receiver.open();
  return receiver;
}

/** Seconds that it takes to post messages to the receiver and do nothing else. */
export async function postBare({ url }: Receiver, count: number, atOnce: number): Promise<number> {
  let next = 0;
  const began = performance.now();
  const work = async () => {
    while (next < count) {
      const body = JSON.stringify({ id: `bare ${next++}` });
      // A connection of its own for each, as the product has.
      const sent = request(url, { method: 'POST', agent: false }).end(body);
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      reply.destroy();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (performance.now() - began) / 1000;
}
