import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SideAnswer {
  status?: number;
  type?: string;
  body: string;
}

interface SideDoor {
  close(): void;
}

const PAUSE_MS = 500;

/** A port of its own for those who look after the product, without what a site for visitors needs. */
export function openSideDoor(
  at: { port: number; host: string },
  answers: Record<string, () => Promise<SideAnswer> | SideAnswer>,
): SideDoor {
  const answerTo = async ({ method, url = '' }: IncomingMessage): Promise<SideAnswer> => {
    const answer = method === 'GET' ? answers[url.split('?', 1)[0] ?? ''] : undefined;
    return answer ? await answer() : { status: 404, body: 'not found\n' };
  };
  const server = createServer((request, reply) => {
    void answerTo(request)
      .catch(() => ({ status: 503, body: 'unavailable\n' }))
      .then(({ status = 200, type = 'text/plain; charset=utf-8', body }: SideAnswer) =>
        reply.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      );
  });
  let closed = false;
  void listen();

  /** The process before this one may not have ended yet. */
  async function listen(): Promise<void> {
    while (!closed && !server.listening) {
      const failed = once(server, 'error').then(() => true);
      const listens = once(server.listen(at), 'listening').then(() => false);
      if (await Promise.race([failed, listens.catch(() => true)])) await sleep(PAUSE_MS);
    }
  }
  return {
    close() {
      closed = true;
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How the process is, as `addHealthRoutes` tells it to visitors of a site. */
export function healthAnswers(isReady: () => boolean): Record<string, () => SideAnswer> {
  const answer = (ok: boolean) => ({
    status: ok ? 200 : 503,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ ok }),
  });
  return { '/healthz': () => answer(true), '/readyz': () => answer(isReady()) };
}
