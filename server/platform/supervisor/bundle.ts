import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from '../start-problem.ts';
import { fingerprintOf, isMarked } from './sources.ts';

interface Bundle {
  folder: string;
  config: string;
  sources: string[];
}

const ALL = ['contract', 'uploader', 'vite.config.ts', 'package-lock.json'];
const PAGES: Bundle = { folder: 'dist/web', config: 'vite.config.ts', sources: [...ALL, 'web'] };
const TOOL: Bundle = { folder: 'dist/tool', config: 'vite.tool.config.ts', sources: [...ALL, 'vite.tool.config.ts'] };
const SERVER: Bundle = {
  folder: 'dist/server',
  config: 'vite.server.config.ts',
  sources: ['server', 'contract', 'studio', 'vite.server.config.ts', 'package-lock.json'],
};

/** Builds the pages and the upload tool, unless they were already built from exactly these sources. */
export async function buildPages(root: string, onBuild: () => void): Promise<void> {
  for (const bundle of [PAGES, TOOL]) await build(root, bundle, onBuild);
}

export async function buildTool(root: string): Promise<void> {
  await build(root, TOOL, () => {});
}

/** Builds the server's own processes, likewise. */
export async function buildServer(root: string): Promise<void> {
  await build(root, SERVER, () => {});
}

async function build(root: string, { folder, config, sources }: Bundle, onBuild: () => void): Promise<void> {
  const marker = join(root, folder, '.built-from');
  const fingerprint = fingerprintOf(root, sources);
  if (isMarked(marker, fingerprint)) return;
  onBuild();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const run = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(run.stderr), once(run, 'exit')]);
  if (code !== 0) throw new StartProblem(`${folder} could not be built:\n${complaint}`);
  writeFileSync(marker, fingerprint);
}
