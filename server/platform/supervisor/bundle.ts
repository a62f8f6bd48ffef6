import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../start-problem.ts';

const SOURCES = ['web/**/*.*', 'contract/**/*.ts', 'vite.config.ts', 'package-lock.json'];

/** Builds the browser bundle unless it was built from exactly these sources. */
export async function buildBundle(root: string, onBuild: () => void): Promise<void> {
  const marker = join(root, 'dist/web/.built-from');
  const sources = hashSources(root);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === sources) return;
  onBuild();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(build.stderr), once(build, 'exit')]);
  if (code !== 0) throw new StartProblem(`The browser bundle could not be built:\n${complaint}`);
  writeFileSync(marker, sources);
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
