import { existsSync, readFileSync } from 'node:fs';

/** A setting that is given as text, or as the path of a file with that text. */
export function textOrFile(given: string): string {
  // A settings file writes line ends as \n, because each setting is one line.
  const text = given.length < 1000 && existsSync(given) ? readFileSync(given, 'utf8') : given.replaceAll('\\n', '\n');
  return text.trim();
}
