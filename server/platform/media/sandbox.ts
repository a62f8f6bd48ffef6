import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The command that every child is started through, and what it isolates. */
export interface Sandbox {
  prefix: string[];
  network: boolean;
  /** The user that children run as; undefined for our own. */
  uid?: number;
}

export const ROOT = join(import.meta.dirname, '../../..');
export const CHILD = join(import.meta.dirname, 'child.ts');

/** Not `nobody`, because the embedded database's files belong to that user. */
const STRANGER = 65533;
const GB = 1024 ** 3;
const LIMITS = [`--fsize=${2 * GB}`, '--nofile=256', '--nproc=4096', '--core=0', '--cpu=7200'];

const NO_NETWORK = ['unshare', '--net', '--'];
const NO_NETWORK_AS_USER = ['unshare', '--user', '--net', '--'];
const AS_STRANGER = ['setpriv', `--reuid=${STRANGER}`, `--regid=${STRANGER}`, '--clear-groups', '--no-new-privs'];
const DIE_WITH_PARENT = ['--pdeathsig=KILL', '--'];
/** Lets the child read a project in a folder that is closed to others, but not write to it. */
const MAY_READ = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
const NICE = ['nice', '-n', '10'];
const LIMITED = ['prlimit', ...LIMITS, '--'];

function candidates(isRoot: boolean): Sandbox[] {
  const common = [...LIMITED, ...NICE];
  if (!isRoot) {
    const asMyself = ['setpriv', '--no-new-privs', ...DIE_WITH_PARENT, ...common];
    return [
      { prefix: [...NO_NETWORK_AS_USER, ...asMyself], network: false },
      { prefix: asMyself, network: true },
    ];
  }
  const users = [
    [...AS_STRANGER, ...DIE_WITH_PARENT],
    [...AS_STRANGER, ...MAY_READ, ...DIE_WITH_PARENT],
  ];
  return [NO_NETWORK, []].flatMap((net) =>
    users.map((user) => ({ prefix: [...net, ...user, ...common], network: net.length === 0, uid: STRANGER })),
  );
}

let found: Promise<Sandbox> | undefined;

/** The strictest sandbox that this machine allows, tried out once. */
export function findSandbox(): Promise<Sandbox> {
  return (found ??= tryOut(candidates(process.getuid?.() === 0)));
}

async function tryOut(choices: Sandbox[]): Promise<Sandbox> {
  for (const choice of choices) if (await works(choice.prefix)) return choice;
  return (await works(NICE)) ? { prefix: NICE, network: true } : { prefix: [], network: true };
}

/** Checks that the child's user can reach Node and our script too. */
async function works([command = '', ...args]: string[]): Promise<boolean> {
  const node = [process.execPath, '-e', 'fs.readFileSync(process.argv[1])', CHILD];
  try {
    await promisify(execFile)(command, [...args, ...node], { env: PATH_ONLY, cwd: '/', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

export const PATH_ONLY = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };

/** Describes the sandbox, for the log at start. */
export async function describeSandbox(): Promise<string> {
  const { prefix, network, uid } = await findSandbox();
  const user = uid === undefined ? 'as the same user' : `as user ${uid}`;
  const limits = prefix.includes('prlimit') ? 'with limits' : 'without system limits';
  return `Media files are opened ${user}, ${network ? 'WITH the network' : 'without network'}, ${limits}`;
}
