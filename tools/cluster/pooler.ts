import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachAddress } from '#server/platform/database/addresses.ts';
import { freePort } from '#server/platform/net.ts';

/** PgBouncer in transaction mode before a database; `ignored` are the settings of a connection that it forgets. */
export async function startPooler(database: string, ignored: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-pooler-'));
  chmodSync(folder, 0o755);
  const { username, password, hostname, port } = new URL(eachAddress(database)[0] ?? '');
  const own = await freePort();
  const settings = [
    '[databases]',
    `postgres = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    ...(ignored === '' ? [] : [`ignore_startup_parameters = ${ignored}`]),
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  const pooler = spawn('pgbouncer', ['-u', 'postgres', file], { stdio: 'ignore' });
  return {
    url: `postgres://${username}:any@127.0.0.1:${own}/postgres`,
    async stop() {
      pooler.kill('SIGKILL');
      await once(pooler, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
