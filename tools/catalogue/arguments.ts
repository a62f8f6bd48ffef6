import { parseArgs } from 'node:util';
import { StartProblem } from '#server/platform/start-problem.ts';

export interface Wish {
  /** How many materials to make; 0 when only clearing. */
  size: number;
  seed: string;
  clear: boolean;
}

const MOST = 10_000_000;

const USAGE =
  'npm run catalogue -- --size N [--seed TEXT] makes N synthetic materials; --clear removes them all, before new ones are made.';

/** Reads the options; a mistake gets one sentence. */
export function readWish(args: string[]): Wish {
  const { size, seed, clear } = readOptions(args);
  if (size === undefined && clear) return { size: 0, seed, clear };
  if (size === undefined) throw new StartProblem(USAGE);
  const number = /^\d{1,9}$/.test(size) ? Number(size) : 0;
  if (number < 1 || number > MOST)
    throw new StartProblem(`--size must be a whole number from 1 to ${MOST}, not “${size}”.`);
  return { size: number, seed, clear };
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        size: { type: 'string' },
        seed: { type: 'string', default: '1' },
        clear: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message.split(/\.\s/)[0]?.replace(/\.$/, '')}. ${USAGE}`);
  }
}
