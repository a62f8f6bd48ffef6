// Builds a release: everything that a machine needs to run the product, in dist/release, under a version.
// The version is that of package.json and a hash of all its files.
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildPages, buildServer } from '#server/platform/supervisor/bundle.ts';
import { RELEASE_FILE, type Release } from '#server/platform/release.ts';

/** What was built, the sources that processes of their own are started from, and the tools of operators. */
const PARTS = [
  'dist/server',
  'dist/web',
  'dist/tool',
  'server',
  'contract',
  'studio',
  'uploader',
  'web/public',
  'tools',
  'bench',
  'tests/support',
  'package.json',
  'package-lock.json',
];

const isLeftOut = (file: string) => /\.test\.ts$|^\.built-from$/.test(basename(file));

const root = process.cwd();
const target = join(root, 'dist/release');
const unfinished = `${target}.unfinished`;

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file));
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}

await buildServer(root);
await buildPages(root, () => console.log('Building the pages…'));
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(unfinished, { recursive: true });
for (const part of PARTS)
  cpSync(join(root, part), join(unfinished, part), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !isLeftOut(file),
  });
const release: Release = { version: versionOf(unfinished), builtAt: new Date().toISOString() };
writeFileSync(join(unfinished, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
rmSync(target, { recursive: true, force: true });
renameSync(unfinished, target);
console.log(`Release ${release.version} is in dist/release.`);
