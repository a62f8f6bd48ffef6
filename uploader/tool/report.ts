import type { CheckProblem } from '../check/check-file.ts';
import { isFull } from '../failures.ts';
import { createSpeed } from '../speed.ts';
import { showSize } from '../upload-file.ts';
import type { FoundFile } from './find-files.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/** Messages to the person while files are sent. */
export interface Report {
  progress(file: FoundFile, sentBytes: number): void;
  waiting(file: FoundFile): void;
  sent(file: FoundFile, code: string): void;
  /** With the code of the material that has the same file. */
  refused(file: FoundFile, problem: CheckProblem, code?: string): void;
  failed(file: FoundFile, error: unknown): void;
}

const REDRAW_MS = 200;

export function createReport(terminal: Terminal, { say, problem }: Words): Report {
  let speed = createSpeed(Date.now);
  let current: FoundFile | undefined;
  let before = 0;
  let drawnAt = 0;
  const line = (state: string, file: FoundFile, more: string) => terminal.line(`${state}  ${file.place}  ${more}`);

  function draw(file: FoundFile, sentBytes: number): void {
    if (Date.now() - drawnAt < REDRAW_MS) return;
    drawnAt = Date.now();
    const rate = speed.bytesPerSecond();
    const percent = `${Math.floor((sentBytes / file.size) * 100)} %`.padStart(5);
    const pace = rate ? [`${showSize(rate)}/s`, say('left', { time: showTime((file.size - sentBytes) / rate) })] : [];
    terminal.progress([percent, ...pace, file.place].join('  '));
  }

  return {
    progress(file, sentBytes) {
      if (file !== current) {
        current = file;
        speed = createSpeed(Date.now);
        if (sentBytes > 0) line(say('goesOn', { percent: Math.floor((sentBytes / file.size) * 100) }), file, '');
      } else if (sentBytes > before) speed.add(sentBytes - before);
      before = sentBytes;
      draw(file, sentBytes);
    },
    waiting: (file) => terminal.progress(`${say('waiting')}  ${file.place}`),
    sent: (file, code) => line(say('sent'), file, `${showSize(file.size)}  ${code}`),
    refused: (file, why, code = '') => line(say('refused'), file, `${problem(file.kind, why)}  ${code}`.trimEnd()),
    failed: (file, error) => line(say('failed'), file, isFull(error) ? say('noRoom') : messageOf(error)),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function showTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(whole / 3600)}:${two((whole / 60) % 60)}:${two(whole % 60)}`;
}
