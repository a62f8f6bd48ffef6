import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The terminal of a person or a script. */
export interface Terminal {
  isPerson: boolean;
  line(text: string): void;
  /** Replaces the previous progress, until the next line; shown to people only. */
  progress(text: string): void;
  ask(question: string, options?: { hidden: boolean }): Promise<string>;
}

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const draws = stdout.isTTY;
  const clear = draws ? '\r\u001B[K' : '';
  return {
    isPerson: stdin.isTTY && draws,
    line: (text) => void stdout.write(`${clear}${text}\n`),
    progress(text) {
      if (draws) stdout.write(`${clear}${fitting(text, (stdout.columns || 80) - 1)}`);
    },
    async ask(question, { hidden } = { hidden: false }) {
      if (hidden) stdout.write(question);
      const output = hidden ? new Writable({ write: (_bytes, _encoding, done) => done() }) : stdout;
      const lines = createInterface({ input: stdin, output, terminal: true });
      // Handles Ctrl+C during a question.
      lines.on('SIGINT', () => process.exit(130));
      try {
        return (await lines.question(hidden ? '' : question)).trim();
      } finally {
        lines.close();
        if (hidden) stdout.write('\n');
      }
    },
  };
}

/** As much of a text as fits into one row; Chinese characters are two columns wide. */
function fitting(text: string, places: number): string {
  let left = places;
  return Array.from(text)
    .filter((sign) => (left -= sign > '\u10FF' ? 2 : 1) >= 0)
    .join('');
}
