// Runs a script of this project on the right Node, after installing whatever is missing.
// No dependencies and old syntax on purpose: it must work on a fresh clone with any Node from 18 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const marker = join(root, 'node_modules', '.installed-from');

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function lockfileState() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}`;
}

/** npm writes its hidden lockfile last, so a newer one means that `npm ci` has run to its end. */
function installedByHand() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function install() {
  const wanted = lockfileState();
  if (existsSync(marker) ? readFileSync(marker, 'utf8') === wanted : installedByHand()) return;
  console.log('Installing dependencies (about half a minute, only when they change)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'];
  // Whoever runs a built release builds and tests nothing.
  if (existsSync(join(root, 'release.json'))) args.push('--omit=dev');
  const { status, error } = spawnSync(npm, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0)
    stop('Installing the dependencies failed; the reason is above. Check the network and run it again.');
  writeFileSync(marker, wanted);
}

/** The Node that came with the dependencies, else the one running this. */
function findNode() {
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  return stop(`Framehall needs Node ${NODE_MAJOR} or newer on this system; this is Node ${process.versions.node}.`);
}

/** Defaults for a bare container, which sets no locale; programs would read file names as ASCII there. */
function defaults() {
  return { LANG: 'C.UTF-8', NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
}

function run(script, args) {
  const node = findNode();
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  // The channel tells the child when this process is gone, for whatever reason.
  const child = spawn(node, [join(root, script), ...args], {
    cwd: root,
    env: { ...defaults(), ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137)),
  );
}

process.chdir(root);
install();
run(process.argv[2], process.argv.slice(3));
