// Starts the whole product and keeps it running: the database, the object store, the payment sandbox, the web server
// and the worker.
import { dirname, extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, loadConfig, loadSettingsFile } from './config.ts';
import { shownKey } from '#contract/domain/judging.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from './features/demo/accounts.ts';
import { demoKeys, JUDGED_NOW, WORKS_FROM } from './features/demo/contests/keys.ts';
import { STORE_PROCESS } from './platform/object-store/launch.ts';
import type { AccessKey } from './platform/objects/settings.ts';
import { createSecrets, keptKey } from './platform/secrets.ts';
import { keptSigner } from './platform/signatures/kept-signer.ts';
import { releaseIn } from './platform/release.ts';
import { StartProblem } from './platform/start-problem.ts';
import { buildPages, buildTool } from './platform/supervisor/bundle.ts';
import { checkDataFolder } from './platform/supervisor/checks.ts';
import { type Child, runChild, superviseChild } from './platform/supervisor/child.ts';
import { superviseDatabase } from './platform/supervisor/database.ts';
import { followChanges } from './platform/supervisor/follow-changes.ts';
import { takeLock } from './platform/supervisor/lock.ts';
import { notePrepared, wasPrepared } from './platform/supervisor/prepared.ts';
import { bringsObjects, bringsSandbox, checkPorts, runsWeb, runsWorker } from './ports.ts';
import type { RunningConfig } from './services.ts';

const root = dirname(import.meta.dirname);
const release = releaseIn(root);
const development = process.argv.includes('--dev');
const onlyMigrates = process.argv.includes('--migrate');

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Functions that stop what was started, called in reverse order. */
const started: (() => Promise<void> | void)[] = [];
/** Processes that need what `started` stops, and so end before it. */
const children: Child[] = [];
let stopping: Promise<void> | undefined;
let drainSeconds = 0;
/** Aborted by a second signal. */
const hurry = new AbortController();

/** Lets balancers notice that nobody should come any more, while everybody is still answered. */
async function drain(): Promise<void> {
  for (const child of children) child.drain();
  if (children.length > 0) await sleep(drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => {});
}

async function stopAll(code: number): Promise<void> {
  if (stopping) hurry.abort();
  stopping ??= (async () => {
    if (code === 0) await drain();
    await Promise.all(children.map((child) => child.stop()));
    for (const stop of started.toReversed()) await stop();
    process.exit(code);
  })();
  await stopping;
}

async function start(): Promise<void> {
  loadSettingsFile();
  const config = loadConfig();
  if (onlyMigrates) return await migrateOnly(config);
  drainSeconds = config.drainSeconds;
  checkDataFolder(config.dataDir);
  started.push(await takeLock(config.dataDir, config.role, `http://${config.host}:${config.port}`));
  await checkPorts(config);
  if (config.role === 'objects') return await serveObjects(config);
  if (config.embedding) await (await import('./platform/media/embedding/check.ts')).checkModel(config.embedding.folder);
  const running = startStores(config);
  await startChildren(config, running);
  if (development) followChanges(root, children, say);
  announce(await running);
}

/** Prepares database and store for this release. Where those are outside, nodes may go on meanwhile, on this machine too. */
async function migrateOnly(given: Config): Promise<void> {
  const outside = given.databaseUrl !== undefined && !bringsObjects({ ...given, role: 'all' });
  const config: Config = { ...given, role: outside ? 'worker' : 'all', migrate: true };
  checkDataFolder(config.dataDir);
  if (!outside) {
    started.push(await takeLock(config.dataDir, config.role, `http://${config.host}:${config.port}`));
    await checkPorts(config);
  }
  await prepare(config, startStores(config).then(fullEnvironment));
  say(`The database is up to date${release ? ` with release ${release.version}` : ''}.`);
  await stopAll(0);
}

/** Starts everything that the processes of the product stand on. */
async function startStores(config: Config): Promise<RunningConfig> {
  const objectsKey = objectsKeyOf(config);
  const starting = [
    startDatabase(config),
    startObjects({ ...config, objectsKey }),
    startSandbox(config),
    providePages(config),
  ] as const;
  // Waits for all of them, so that when one fails the others have started far enough to be stopped.
  await Promise.allSettled(starting);
  const [databaseUrl] = await Promise.all(starting);
  return {
    ...config,
    databaseUrl,
    objectsKey,
    secretKey: config.secretKey ?? keptKey(config.dataDir, 'secret-key'),
    signer: config.signer ?? (await keptSigner(config.dataDir, config.licensor.name)),
  };
}

async function startDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const database = await superviseDatabase(config, say);
  started.push(database.stop);
  return database.url;
}

async function startObjects(config: Config & Pick<RunningConfig, 'objectsKey'>): Promise<void> {
  if (!bringsObjects(config)) return;
  const store = await superviseChild({
    script: script('objects'),
    args: [],
    nodeArgs: STORE_PROCESS.nodeArgs,
    env: { ...environment(config), ...STORE_PROCESS.env },
    onRestart: say,
  });
  started.push(store.stop);
}

/** Brings the object store alone, for web processes and workers elsewhere. */
async function serveObjects(config: Config): Promise<void> {
  await startObjects({ ...config, objectsKey: objectsKeyOf(config) });
  say('Framehall keeps files. Ctrl-C stops it.');
}

const objectsKeyOf = ({ objectsKey, dataDir }: Config): AccessKey =>
  objectsKey ?? { accessKeyId: 'framehall', secretAccessKey: keptKey(dataDir, 'objects-key') };

async function startSandbox(config: Config): Promise<void> {
  if (!bringsSandbox(config)) return;
  const sandbox = await superviseChild({
    script: script('payments-sandbox'),
    args: [],
    env: process.env,
    onRestart: say,
  });
  started.push(sandbox.stop);
}

async function providePages(config: Config): Promise<void> {
  if (config.role === 'worker' || release) return;
  if (development) return await buildTool(root);
  await buildPages(root, () => say('Building the pages (a few seconds, only when they change)…'));
}

/** Environment of the child processes: the settings, and the keys made here. */
function environment({ objectsKey }: Pick<RunningConfig, 'objectsKey'>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    S3_ACCESS_KEY_ID: objectsKey.accessKeyId,
    S3_SECRET_ACCESS_KEY: objectsKey.secretAccessKey,
  };
}

/** A process keeps three times this much for new objects, 48 MB by default; no request is measurably slower with less. */
const SMALL_NURSERY = ['--max-semi-space-size=4'];

/**
 * Processes load their modules while the database starts and is prepared. A database that this code has prepared before
 * is prepared again only when visitors get answers. The worker starts last, so that the first visitor does not wait for
 * it.
 */
async function startChildren(config: Config, running: Promise<RunningConfig>): Promise<void> {
  const known = running.then(fullEnvironment);
  const preparing = needsPreparing(config) ? prepare(config, known) : undefined;
  const ready = preparing === undefined ? known : preparing.then(() => known);
  if (runsWeb(config)) children.push(await startChild('web', ready));
  if (preparing === undefined) await prepare(config, known);
  if (runsWorker(config)) children.push(await startChild('worker', ready));
  if (config.backup) children.push(await startChild('backups', ready));
}

async function startChild(name: 'web' | 'worker' | 'backups', env: Promise<NodeJS.ProcessEnv>): Promise<Child> {
  return await superviseChild({
    script: script(name),
    args: development ? ['--dev'] : [],
    nodeArgs: SMALL_NURSERY,
    env,
    onRestart: say,
    spare: name === 'web' && !development,
  });
}

/** A database of somebody else's may have been replaced by an older one since the last start. */
function needsPreparing(config: Config): boolean {
  return config.databaseUrl !== undefined || !wasPrepared(config.dataDir, { root, settings: config });
}

async function prepare(config: Config, env: Promise<NodeJS.ProcessEnv>): Promise<void> {
  await runChild({ script: script('prepare'), env });
  if (config.databaseUrl === undefined) notePrepared(config.dataDir, { root, settings: config });
}

function script(name: string): string {
  return join(dirname(import.meta.filename), `${name}${extname(import.meta.filename)}`);
}

function fullEnvironment(config: RunningConfig): NodeJS.ProcessEnv {
  return {
    ...environment(config),
    MIGRATE: config.migrate ? '1' : '0',
    DATABASE_URL: config.databaseUrl,
    SECRET_KEY: config.secretKey,
    SIGNING_KEY: config.signer.key,
    SIGNING_CERTIFICATE: config.signer.certificates,
  };
}

function announce(config: RunningConfig): void {
  if (config.role === 'worker') return say('Framehall works in the background. Ctrl-C stops it.');
  const accounts = DEMO_EMAILS.map((email) => `  ${email}`).join('\n');
  const demo = config.demo ? `Demo accounts, password ${DEMO_PASSWORD}:\n${accounts}\n${judges(config)}` : '';
  const which = release ? `Release ${release.version}\n` : '';
  return say(`\nFramehall is ready at ${config.publicUrl}\n${which}${demo}Ctrl-C stops it.\n`);
}

/** Keys with which the demo's judges enter; their works are made some minutes after the first start. */
function judges({ demoItems, secretKey, publicUrl }: RunningConfig): string {
  if (demoItems < WORKS_FROM) return '';
  const keys = [...demoKeys(createSecrets(secretKey)).values()].map((key) => `  ${shownKey(key)}`).join('\n');
  return `Keys of the judges of ${JUDGED_NOW}, from about five minutes after the first start, at ${new URL('/score', publicUrl).href}:\n${keys}\n`;
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
