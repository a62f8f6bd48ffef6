import { createServer } from 'node:net';

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Why a server cannot listen there now, such as `EADDRINUSE` or `EACCES`; undefined when it can. */
export async function whyPortIsTaken(port: number, host: string): Promise<string | undefined> {
  return await new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
