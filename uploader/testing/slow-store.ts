import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** Stands between a sender and the store, records which parts pass and can hold them back. */
export interface SlowStore {
  url: string;
  /** Numbers of the parts that the store has confirmed since the last call. */
  partsSent(): number[];
  /** Lets so many more parts pass and holds the others. */
  holdAfter(parts: number): void;
  /** Resolves when parts are being held. */
  held(): Promise<void>;
  release(): void;
  /** Breaks the held connections as if the parts had never come. */
  drop(): void;
  close(): void;
}

export async function startSlowStore(store: string): Promise<SlowStore> {
  const { hostname, port } = new URL(store);
  let confirmed: number[] = [];
  let allowed = Infinity;
  let waiting: { pass(): void; end(): void }[] = [];
  let noteHeld = () => {};
  const server = createServer((asked, answer) => {
    const part = asked.method === 'PUT' ? new URL(asked.url ?? '', store).searchParams.get('partNumber') : null;
    const pass = () => {
      const { method, url: path, headers } = asked;
      const sent = request({ hostname, port, method, path, headers }, (reply) => {
        if (part !== null && reply.statusCode === 200) confirmed.push(Number(part));
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      });
      sent.on('error', () => answer.destroy());
      asked.on('error', () => sent.destroy());
      asked.pipe(sent);
    };
    if (part === null || allowed > 0) {
      if (part !== null) allowed -= 1;
      return pass();
    }
    waiting.push({ pass, end: () => answer.destroy() });
    noteHeld();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    partsSent() {
      const parts = confirmed;
      confirmed = [];
      return parts;
    },
    holdAfter: (parts) => void (allowed = parts),
    held: () => (waiting.length > 0 ? Promise.resolve() : new Promise((resolve) => (noteHeld = resolve))),
    release() {
      allowed = Infinity;
      for (const { pass } of waiting) pass();
      waiting = [];
    },
    drop() {
      for (const { end } of waiting) end();
      waiting = [];
    },
    close: () => server.closeAllConnections(),
  };
}
