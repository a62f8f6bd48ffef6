import { existsSync, statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { installFromDebian } from './debian.ts';

/** Draws to no screen, and so takes half the time. */
const FAST = '/usr/bin/chromium-headless-shell';

const OTHERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the browser tests; on Debian, as root, installs the fast one. */
export function findOrInstallBrowser(): string {
  const chosen = process.env['CHROMIUM'];
  if (chosen) return chosen;
  if (!existsSync(FAST)) installFromDebian('a browser', ['chromium-headless-shell', 'fonts-noto-cjk']);
  const found = [FAST, ...OTHERS].find((place) => existsSync(place));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM to its path.',
  );
}

/**
 * Options of Chromium in tests and benchmarks. Its processes exchange pixels and files through shared memory, which
 * Playwright moves to the disk for small containers; with enough room it stays in memory, as for people.
 */
export function browserOptions(...args: string[]): LaunchOptions {
  return {
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', ...args],
    // Chromium garbles file names without a UTF-8 locale, as in a bare container.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}

const ENOUGH_SHARED = 1024 ** 3;

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bsize, bavail } = statfsSync('/dev/shm');
  return bsize * bavail >= ENOUGH_SHARED;
}
