// The peer for reading: nginx with the same file, or a bare Node stream where there is no nginx.
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/net.ts';

export interface Peer {
  name: string;
  url: string;
  stop(): void;
}

/** Writes a file of `count` times `part` and serves it. */
export async function startPeer(file: string, part: Uint8Array, count: number): Promise<Peer> {
  const handle = await open(file, 'w');
  for (let index = 0; index < count; index += 1) await handle.write(part);
  await handle.close();
  const port = await freePort();
  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  return hasNginx ? await startNginx(file, port) : await startStream(file, port);
}

async function startNginx(file: string, port: number): Promise<Peer> {
  const folder = dirname(file);
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1; user root;
events {} http { access_log off; sendfile on; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-c', settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/film`;
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries > 100) throw new Error('nginx did not start');
    await sleep(50);
  }
  return { name: 'nginx', url, stop: () => void child.kill() };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url, { method: 'HEAD' }).then(
    (reply) => reply.ok,
    () => false,
  );
}

async function startStream(file: string, port: number): Promise<Peer> {
  const server = createServer((asked, reply) => {
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(asked.headers.range ?? '') ?? [];
    reply.writeHead(206);
    createReadStream(file, { start: Number(start), end: Number(end), highWaterMark: 256 * 1024 }).pipe(reply);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { name: 'a bare stream of Node', url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
