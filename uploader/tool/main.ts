// The upload tool: uploads a folder from the command line, and resumes where it was stopped.
import { run } from './run.ts';
import { openTerminal } from './terminal.ts';
import { wordsFor } from './words.ts';

/** The site writes its own address here when the tool is downloaded. */
const HOME = '%FRAMEHALL_SITE%';

const words = wordsFor(process.env);
const terminal = openTerminal();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

if (Number.parseInt(process.versions.node, 10) < 20) {
  terminal.line(words.say('oldNode', { version: process.versions.node }));
  process.exitCode = 2;
} else {
  const home = HOME.startsWith('http') ? HOME : undefined;
  const place = { env: process.env, terminal, words, home, signal: stop.signal };
  process.exitCode = await run(process.argv.slice(2), place);
}
