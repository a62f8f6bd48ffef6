// Starts the whole product and keeps it running: the database, the object store, the payment sandbox, the web server
// and the worker.
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, loadConfig, loadSettingsFile } from './config.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from './features/demo/demo.ts';
import { STORE_PROCESS } from './platform/object-store/launch.ts';
import { keptKey } from './platform/secrets.ts';
import { keptSigner } from './platform/signatures/own-signer.ts';
import { StartProblem } from './platform/start-problem.ts';
import { buildBundle, buildTool } from './platform/supervisor/bundle.ts';
import { checkDataFolder, checkPort } from './platform/supervisor/checks.ts';
import { type Child, superviseChild } from './platform/supervisor/child.ts';
import { superviseDatabase } from './platform/supervisor/database.ts';
import { takeLock } from './platform/supervisor/lock.ts';
import { prepareDatabase } from './prepare.ts';
import type { RunningConfig } from './services.ts';

const root = dirname(import.meta.dirname);
const development = process.argv.includes('--dev');

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Functions that stop what was started, called in reverse order. */
const started: (() => Promise<void> | void)[] = [];
let stopping: Promise<void> | undefined;

async function stopAll(code: number): Promise<void> {
  stopping ??= (async () => {
    for (const stop of started.toReversed()) await stop();
    process.exit(code);
  })();
  await stopping;
}

async function start(): Promise<void> {
  loadSettingsFile();
  const config = loadConfig();
  checkDataFolder(config.dataDir);
  started.push(await takeLock(config.dataDir, config.role, `http://${config.host}:${config.port}`));
  if (config.role !== 'worker') await checkPort(config.port, config.host, 'PORT');
  if (bringsObjects(config)) await checkPort(config.objectsPort, config.host, 'OBJECTS_PORT');
  if (bringsSandbox(config)) await checkPort(config.paymentsPort, '127.0.0.1', 'PAYMENTS_PORT');
  const objectsKey = config.objectsKey ?? {
    accessKeyId: 'framehall',
    secretAccessKey: keptKey(config.dataDir, 'objects-key'),
  };
  const starting = [
    startDatabase(config),
    startObjects({ ...config, objectsKey }),
    startSandbox(config),
    buildPages(config),
  ] as const;
  // Waits for all of them, so that when one fails the others have started far enough to be stopped.
  await Promise.allSettled(starting);
  const [databaseUrl] = await Promise.all(starting);
  const running: RunningConfig = {
    ...config,
    databaseUrl,
    objectsKey,
    secretKey: config.secretKey ?? keptKey(config.dataDir, 'secret-key'),
    signer: config.signer ?? (await keptSigner(config.dataDir, config.licensor.name)),
  };
  await prepareDatabase(running);
  const children = await startChildren(running);
  if (development) followChanges(children);
  announce(running);
}

async function startDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const database = await superviseDatabase(config.dataDir, say);
  started.push(database.stop);
  return database.url;
}

/** The built-in object store runs beside the web server, unless another store is configured. */
function bringsObjects(config: Config): boolean {
  return config.objects.own && config.role !== 'worker';
}

async function startObjects(config: Config & Pick<RunningConfig, 'objectsKey'>): Promise<void> {
  if (!bringsObjects(config)) return;
  const script = join(import.meta.dirname, 'objects.ts');
  const store = await superviseChild({
    script,
    args: [],
    nodeArgs: STORE_PROCESS.nodeArgs,
    env: { ...environment(config), ...STORE_PROCESS.env },
    onRestart: say,
  });
  started.push(store.stop);
}

/** A demo without merchant keys runs its own gateways, which move no money. */
function bringsSandbox(config: Config): boolean {
  return config.paymentsSandbox && config.role !== 'worker';
}

async function startSandbox(config: Config): Promise<void> {
  if (!bringsSandbox(config)) return;
  const script = join(import.meta.dirname, 'payments-sandbox.ts');
  const sandbox = await superviseChild({ script, args: [], env: process.env, onRestart: say });
  started.push(sandbox.stop);
}

async function buildPages(config: Config): Promise<void> {
  if (config.role === 'worker') return;
  if (development) return await buildTool(root);
  await buildBundle(root, () => say('Building the pages (a few seconds, only when they change)…'));
}

/** Environment of the child processes: the settings, and the keys made here. */
function environment({ objectsKey }: Pick<RunningConfig, 'objectsKey'>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    S3_ACCESS_KEY_ID: objectsKey.accessKeyId,
    S3_SECRET_ACCESS_KEY: objectsKey.secretAccessKey,
  };
}

async function startChildren(config: RunningConfig): Promise<Child[]> {
  const env = {
    ...environment(config),
    DATABASE_URL: config.databaseUrl,
    SECRET_KEY: config.secretKey,
    SIGNING_KEY: config.signer.key,
    SIGNING_CERTIFICATE: config.signer.certificates,
  };
  const roles = (['web', 'worker'] as const).filter((role) => config.role === 'all' || config.role === role);
  const children = await Promise.all(
    roles.map((role) =>
      superviseChild({
        script: join(import.meta.dirname, `${role}.ts`),
        args: development ? ['--dev'] : [],
        env,
        onRestart: say,
        spare: role === 'web' && !development,
      }),
    ),
  );
  started.push(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  return children;
}

/** Restarts the processes and rebuilds the upload tool when their files change; the pages reload by themselves. */
function followChanges(children: Child[]): void {
  onChange(['contract', 'server', 'studio'], () => children.forEach((child) => child.restart()));
  onChange(['contract', 'uploader'], () => void buildTool(root).catch((error: Error) => say(error.message)));
}

function onChange(folders: string[], act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(act, 200);
    });
}

function announce(config: RunningConfig): void {
  if (config.role === 'worker') return say('Framehall works in the background. Ctrl-C stops it.');
  const accounts = DEMO_EMAILS.map((email) => `  ${email}`).join('\n');
  const demo = config.demo ? `Demo accounts, password ${DEMO_PASSWORD}:\n${accounts}\n` : '';
  return say(`\nFramehall is ready at ${config.publicUrl}\n${demo}Ctrl-C stops it.\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));
process.on('disconnect', () => void stopAll(0));

try {
  await start();
} catch (error) {
  const known = error instanceof StartProblem || (error as NodeJS.ErrnoException).code === 'ENOSPC';
  process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`);
  await stopAll(1);
}
