import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): void;
  restore(): void;
  /** Keeps connections open and lets nothing through. */
  freeze(): void;
  /** Delays every message to what is behind it from now on. */
  delay(milliseconds: number): void;
}

/** Stands between the product and its database or store, to make that unavailable. */
export async function proxyTo(url: string): Promise<Proxy> {
  const { port, hostname } = new URL(url);
  const open = new Set<Socket>();
  let delay = 0;
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => {
        if (state === 'frozen') return;
        if (from === near && delay > 0) setTimeout(() => to.writable && to.write(chunk), delay);
        else to.write(chunk);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Does not keep a finished script running.
  server.unref();
  const address = server.address();
  const own = new URL(url);
  own.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: own.href,
    cut() {
      state = 'cut';
      for (const socket of open) socket.destroy();
      open.clear();
    },
    delay: (milliseconds) => void (delay = milliseconds),
    freeze: () => void (state = 'frozen'),
    restore() {
      for (const socket of open) socket.destroy();
      open.clear();
      state = 'open';
    },
  };
}
