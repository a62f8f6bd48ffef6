import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { placesIn } from './places.ts';

/** How far the copying of files is, as it says itself every few seconds while it works. */
export interface CopyingState {
  /** The machine and data folder whose product copies. */
  by: string;
  at: string;
  /** Every file that was in the store at this moment is kept. */
  covered: string | null;
  /** How many files were copied by the round that runs. */
  copied: number;
  /** Why the last round failed. */
  problem: string | null;
}

export function readState(dir: string): CopyingState | undefined {
  const { state } = placesIn(dir);
  return existsSync(state) ? parseState(readFileSync(state, 'utf8')) : undefined;
}

export function parseState(text: string): CopyingState {
  return JSON.parse(text) as CopyingState;
}

export function writeState(dir: string, said: CopyingState): void {
  const { state } = placesIn(dir);
  writeFileSync(`${state}.half`, JSON.stringify(said), { mode: 0o600 });
  renameSync(`${state}.half`, state);
}
