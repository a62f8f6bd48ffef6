import type { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever came or was answered this recently may be about to ask, on a slow line or a busy machine. */
const RECENT_MS = 1500;
const PAUSE_MS = 20;

/**
 * Answers everybody who is connected before the server closes, also those whose request has not arrived yet, and closes
 * kept-alive connections after their last reply, because they would keep the server from closing.
 */
export function answerAllWhenClosing(app: FastifyInstance): void {
  const connected = new Set<Socket>();
  let closing = false;
  let latest = 0;
  app.server.on('connection', (socket: Socket) => {
    latest = Date.now();
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const until = latest + RECENT_MS; connected.size > 0; await sleep(PAUSE_MS)) {
      // What has arrived is read first, so that nobody who waits for an answer is taken for idle.
      await setImmediate();
      if (Date.now() > until && !isSending(connected)) app.server.closeIdleConnections();
    }
  });
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (closing) reply.header('connection', 'close');
    else latest = Date.now();
    next(null, payload);
  });
}

/** Node takes a connection for idle while the end of a reply still waits for a slow reader. */
function isSending(connected: Set<Socket>): boolean {
  return [...connected].some(({ writableLength }) => writableLength > 0);
}
