import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Draws nothing for anybody to see, and so takes half the time. */
const FAST = '/usr/bin/chromium-headless-shell';

const OTHERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the browser tests; on Debian, as root, the fast one is installed. */
export function findOrInstallBrowser(): string {
  const chosen = process.env['CHROMIUM'];
  if (chosen) return chosen;
  if (!existsSync(FAST)) install();
  const found = [FAST, ...OTHERS].find((place) => existsSync(place));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM to its path.',
  );
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing a browser for the tests (about a minute, only once)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'],
  ])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
