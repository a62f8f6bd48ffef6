import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../start-problem.ts';

interface Bundle {
  folder: string;
  config: string;
  sources: string[];
}

const ALL = ['contract/**/*.ts', 'uploader/**/*.*', 'vite.config.ts', 'package-lock.json'];
const PAGES: Bundle = { folder: 'dist/web', config: 'vite.config.ts', sources: [...ALL, 'web/**/*.*'] };
const TOOL: Bundle = { folder: 'dist/tool', config: 'vite.tool.config.ts', sources: [...ALL, 'vite.tool.config.ts'] };

/** Builds the pages and the upload tool, unless they were already built from exactly these sources. */
export async function buildBundle(root: string, onBuild: () => void): Promise<void> {
  for (const bundle of [PAGES, TOOL]) await build(root, bundle, onBuild);
}

export async function buildTool(root: string): Promise<void> {
  await build(root, TOOL, () => {});
}

async function build(root: string, { folder, config, sources }: Bundle, onBuild: () => void): Promise<void> {
  const marker = join(root, folder, '.built-from');
  const hash = hashSources(root, sources);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  onBuild();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const run = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(run.stderr), once(run, 'exit')]);
  if (code !== 0) throw new StartProblem(`${folder} could not be built:\n${complaint}`);
  writeFileSync(marker, hash);
}

function hashSources(root: string, sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
