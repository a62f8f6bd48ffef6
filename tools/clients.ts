// Runs other people's S3 clients, as Debian packages them, against our object store.
// `npm run test:clients [-- boto3 s3cmd rclone]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#server/config.ts';
import { startTestStore } from '#tests/support/object-store.ts';
import { installFromDebian } from './debian.ts';

/** Clients, with the command of each script and the file that its package brings. */
const CLIENTS = {
  boto3: { command: ['/usr/bin/python3', 'by-boto3.py'], file: '/usr/lib/python3/dist-packages/boto3/__init__.py' },
  s3cmd: { command: ['bash', 'by-s3cmd.sh'], file: '/usr/bin/s3cmd' },
  rclone: { command: ['bash', 'by-rclone.sh'], file: '/usr/bin/rclone' },
};
const PACKAGES = ['python3-boto3', 's3cmd', 'rclone'];
type Name = keyof typeof CLIENTS;

async function run(name: Name, settings: Record<string, string>): Promise<boolean> {
  const { command, file } = CLIENTS[name];
  if (!existsSync(file)) {
    console.log(`${name}: not installed; on Debian: apt-get install ${PACKAGES.join(' ')}`);
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), `framehall-${name}-`));
  const [program = '', script = ''] = command;
  console.log(`${name}:`);
  const child = spawn(program, [join(import.meta.dirname, '../tests/clients', script)], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', HOME: folder, LC_ALL: 'C.UTF-8', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  console.log(code === 0 ? `${name}: all passed` : `${name}: FAILED`);
  return code === 0;
}

if (!Object.values(CLIENTS).every(({ file }) => existsSync(file))) installFromDebian('S3 clients', PACKAGES);
const store = await startTestStore(loadConfig({}));
const { objects, objectsKey } = store.settings;
const asked = process.argv.slice(2);
const settings = {
  ENDPOINT: objects.endpoint,
  REGION: objects.region,
  AWS_ACCESS_KEY_ID: objectsKey.accessKeyId,
  AWS_SECRET_ACCESS_KEY: objectsKey.secretAccessKey,
};
let failed = 0;
for (const name of Object.keys(CLIENTS) as Name[])
  if ((asked.length === 0 || asked.includes(name)) && !(await run(name, settings))) failed += 1;
await store.close();
process.exit(failed === 0 ? 0 : 1);
