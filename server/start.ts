// What `npm start` runs: builds the server into a few files when its sources have changed, then starts it from them. A
// built release is started as it is. With --dev it starts from the sources, with --migrate it only prepares the database.
import { dirname, join } from 'node:path';
import { releaseIn } from './platform/release.ts';
import { StartProblem } from './platform/start-problem.ts';
import { buildServer } from './platform/supervisor/bundle.ts';

const root = dirname(import.meta.dirname);

async function main(): Promise<string> {
  if (process.argv.includes('--dev')) return join(root, 'server/main.ts');
  if (!releaseIn(root)) await buildServer(root);
  return join(root, 'dist/server/main.js');
}

try {
  await import(await main());
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
