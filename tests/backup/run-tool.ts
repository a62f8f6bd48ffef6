import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Said {
  code: number | null;
  /** What it printed and what it complained about. */
  said: string;
}

/** Runs `npm run <name>` with settings of its own. */
export async function runTool(
  name: 'backup' | 'restore' | 'invariants',
  settings: Record<string, string>,
  args: string[] = [],
): Promise<Said> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...settings };
  const child = spawn('node', ['tools/run.mjs', `tools/${name}.ts`, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
