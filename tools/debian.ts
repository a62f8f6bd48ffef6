import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages on Debian, as root; elsewhere does nothing. */
export function installFromDebian(what: string, packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} for the tests (about a minute, only once)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
