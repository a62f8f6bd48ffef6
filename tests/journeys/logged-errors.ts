import { readFileSync } from 'node:fs';

const SHOWN = 20;

/** Tells what the product logged as an error: a journey that failed says only what its page showed. */
export default function tellLoggedErrors(): void {
  const lines = readFileSync(process.env['JOURNEY_LOG']!, 'utf8').split('\n');
  const errors = lines.filter((line) => /^\{"level":"?(50|60|error|fatal)"?/.test(line));
  if (errors.length === 0) return;
  const head = `The product logged ${errors.length} errors; the first ${Math.min(SHOWN, errors.length)}:`;
  process.stdout.write(`\n${[head, ...errors.slice(0, SHOWN)].join('\n')}\n`);
}
