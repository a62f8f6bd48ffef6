import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What the package depends on. */
const NEEDED = ['zod', '@modelcontextprotocol/sdk'];

/** Builds the typed client as `npm run client` does, and installs it in a folder as a company would. */
export async function installClient(home: string): Promise<string> {
  const installed = join(home, 'node_modules/framehall-client');
  mkdirSync(installed, { recursive: true });
  for (const project of ['client', 'client/mcp'])
    await promisify(execFile)('tsc', ['-p', project, '--outDir', installed]);
  cpSync('client/package.json', join(installed, 'package.json'));
  for (const name of NEEDED) {
    const link = join(home, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
  return installed;
}
