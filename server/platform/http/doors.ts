import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type ListenOptions, Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Door } from '../process.ts';

/** Some come as fast as others are let in. */
const LONGEST_ACCEPTING_MS = 3000;

export interface Doors {
  /** With them the next process listens at the same doors. */
  handles: Door[];
  /** Lets in those who wait, and nobody after them. */
  close(): Promise<void>;
}

/** Listens at every address of a host, or at the doors that were handed over. */
export async function openDoors(app: FastifyInstance, at: ListenOptions, handed: Door[] = []): Promise<Doors> {
  await app.ready();
  const [first = at, ...others] = handed.length > 0 ? handed : await placesOf(at);
  await once(app.server.listen(first), 'listening');
  const servers: Server[] = [app.server];
  for (const place of others) {
    const server = besides(app.server);
    const listens = once(server.listen(place), 'listening');
    // A name may stand for an address that this machine does not have.
    await listens.then(() => servers.push(server)).catch(() => {});
  }
  return {
    handles: servers.map((server) => (server as unknown as { _handle: Door })._handle),
    async close() {
      await Promise.all(servers.map(acceptWaiting));
      // Only stops listening: an HTTP server would also end connections on which no request has begun.
      for (const server of servers) Server.prototype.close.call(server);
    },
  };
}

async function placesOf(at: ListenOptions): Promise<ListenOptions[]> {
  if (at.host !== 'localhost') return [at];
  return (await lookup(at.host, { all: true })).map(({ address }) => ({ ...at, host: address }));
}

/** A server at another address, whose connections `main` answers. */
function besides(main: Server): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => main.emit('connection', socket));
}

/** Node accepts one connection in each turn of its loop, and those that wait would be cut off. */
async function acceptWaiting(server: Server): Promise<void> {
  let came = false;
  const note = () => void (came = true);
  server.on('connection', note);
  const until = Date.now() + LONGEST_ACCEPTING_MS;
  // The first turn has begun already and may accept nobody any more.
  for (let turn = 0; turn < 2 || (came && Date.now() < until); turn += 1) {
    came = false;
    await setImmediate();
  }
  server.off('connection', note);
}
