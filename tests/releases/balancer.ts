import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  /** Addresses of nodes that may be sent visitors. */
  nodes: Set<string>;
  close(): void;
}

const PAUSE_MS = 500;

/** Errors of a node that has not seen a call. */
const REFUSED = ['ECONNREFUSED'];
/** And of one that died before it answered, so that the call may have been made. */
export const DIED = [...REFUSED, 'ECONNRESET', 'EPIPE'];

/**
 * A balancer like any other: asks nodes whether they are ready, takes turns, and sends a call to the next one when the
 * first ends with one of `sendAgain`.
 */
export async function startBalancer(port: number, sendAgain = REFUSED): Promise<Balancer> {
  const nodes = new Set<string>();
  const ready = new Set<string>();
  let turn = 0;
  const ask = async (url: string) => {
    const status = (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
    if (status === 200 && nodes.has(url)) ready.add(url);
    else ready.delete(url);
  };
  const asking = setInterval(() => void Promise.all([...nodes].map(ask)), PAUSE_MS);
  const server: Server = createServer((asked, reply) => {
    void buffer(asked).then((body) => {
      const all = [...ready];
      turn += 1;
      const order = all.map((_url, place) => all[(place + turn) % all.length] ?? '');
      send(asked, reply, { body, order, sendAgain });
    });
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    nodes,
    close() {
      clearInterval(asking);
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Sending {
  body: Buffer;
  order: string[];
  sendAgain: readonly string[];
}

function send(asked: IncomingMessage, reply: ServerResponse, { body, order, sendAgain }: Sending): void {
  const [url, ...others] = order;
  if (url === undefined) return void reply.writeHead(502).end();
  const onward = request(url + asked.url, { method: asked.method, headers: asked.headers, agent: false });
  onward.once('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.once('error', () => reply.destroy()).pipe(reply);
  });
  onward.once('error', (error: NodeJS.ErrnoException) => {
    if (reply.headersSent) reply.destroy();
    else if (sendAgain.includes(error.code ?? '')) send(asked, reply, { body, order: others, sendAgain });
    else reply.writeHead(502).end();
  });
  onward.end(body);
}
