import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the browser tests; on Debian, as root, it is installed when there is none. */
export function findOrInstallBrowser(): string {
  const found = PLACES.find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing a browser for the tests (about a minute, only once)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'],
    ])
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.',
  );
}
