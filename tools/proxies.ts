// Runs the settings of docs/deploy in the real proxies, as Debian packages them, before a real product.
// `npm run test:proxies [-- nginx haproxy caddy]`
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/net.ts';
import { type ProgramName, type Ports, PROGRAMS } from '#tests/proxies/programs.ts';
import { type Place, STEPS } from '#tests/proxies/steps.ts';
import { ask } from '#tests/proxies/visitor.ts';
import { newDataDir, runProduct } from '#tests/support/run.ts';
import { installFromDebian } from './debian.ts';

const NAMES = Object.keys(PROGRAMS) as ProgramName[];
const HOSTS = ['shop.example.com', 'files.example.com'] as const;
const folder = mkdtempSync(join(tmpdir(), 'framehall-proxies-'));

function makeCertificate(): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')];
  const names = HOSTS.map((host) => `DNS:${host}`).join(',');
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${HOSTS[0]}`;
  const more = ['-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', [...args.split(' '), ...more], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  writeFileSync(join(folder, 'all.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return readFileSync(certificate, 'utf8');
}

async function untilItAnswers({ site, certificate }: Place, proxy: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await ask(site, certificate, { path: '/healthz' }).catch(() => undefined);
    if (answer?.status === 200) return;
    if (proxy.exitCode !== null) throw new Error(`it ended with ${proxy.exitCode}`);
    await sleep(200);
  }
}

async function test(name: ProgramName, ports: Ports, place: Place): Promise<boolean> {
  const { file, command } = PROGRAMS[name];
  console.log(`${name}:`);
  if (!existsSync(file)) {
    console.log(`${name}: not installed; on Debian: apt-get install ${NAMES.join(' ')}`);
    return false;
  }
  const [program = '', ...args] = command(folder, ports);
  const proxy = spawn(program, args, {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  proxy.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)));
  const ended = once(proxy, 'exit');
  try {
    await untilItAnswers(place, proxy);
    for (const [what, step] of Object.entries(STEPS)) {
      await step(place);
      console.log(`  ${what}: passed`);
    }
    return true;
  } catch (error) {
    console.log(`${(error as Error).stack}\n${said}\n${name}: FAILED`);
    return false;
  } finally {
    proxy.kill('SIGTERM');
    await ended;
  }
}

if (!Object.values(PROGRAMS).every(({ file }) => existsSync(file))) installFromDebian('proxies', NAMES);
const [secure, plain, web, files] = [await freePort(), await freePort(), await freePort(), await freePort()];
const ports: Ports = { secure, plain, web, files };
const [site, store] = HOSTS.map((host) => new URL(`https://${host}:${secure}`)) as [URL, URL];
const key = { accessKeyId: 'owner', secretAccessKey: 'a secret that only this test knows' };
const place: Place = { site, files: store, plainPort: plain, certificate: makeCertificate(), key };
const product = await runProduct({
  DATA_DIR: newDataDir(),
  PORT: String(web),
  OBJECTS_PORT: String(files),
  PUBLIC_URL: site.origin,
  S3_PUBLIC_URL: store.origin,
  S3_ACCESS_KEY_ID: key.accessKeyId,
  S3_SECRET_ACCESS_KEY: key.secretAccessKey,
  TRUSTED_PROXIES: '127.0.0.1',
  DEMO: '1',
});
await product.says(/Framehall is ready/);
const asked = process.argv.slice(2);
let failed = 0;
for (const name of NAMES)
  if ((asked.length === 0 || asked.includes(name)) && !(await test(name, ports, place))) failed += 1;
product.process.kill('SIGTERM');
await product.ended;
rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
