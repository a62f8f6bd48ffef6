import { benchEyes } from './eyes.ts';

/** What it costs to run on several machines, and to watch them. */
export async function benchMachines(): Promise<void> {
  await benchEyes();
}
